import type { Feed, FeedItem } from '../../../src/feeds/feed.js';
import {
  MAX_CATEGORIES_PER_ITEM,
  MAX_ITEMS_PER_FEED,
  MAX_ITEM_TEXT_LENGTH,
  MAX_ITEM_TITLE_LENGTH,
  MAX_ATTRIBUTE_LENGTH,
} from '../../../src/feeds/limits.js';

/** What no line of text may hold: controls, NUL, line separators. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** What is markup and not a word about markup: a title may well say "<b> or <strong>". */
const MARKUP =
  /<\/(?:p|div|a|b|i|em|strong|span|ul|ol|li|script|style|h[1-6]|figure|blockquote)>|<(?:img|a|script|iframe)\s[^<>&]{0,300}>/i;

/** What is wrong with a feed that was read, whatever it was read from; nothing when it is sound. */
export function feedFaults(feed: Feed, now: number): string[] {
  const faults = feed.items.flatMap((item, index) =>
    itemFaults(item, now).map((fault) => `item ${index}: ${fault}`),
  );
  if (feed.items.length > MAX_ITEMS_PER_FEED) faults.push('too many items');
  for (const address of [feed.link, ...feed.hubs, feed.self, ...feed.children])
    if (address !== null && !isAddress(address)) faults.push(`address ${address}`);
  faults.push(...plainFaults('feed title', feed.title, MAX_ITEM_TITLE_LENGTH));
  if (feed.refreshAfter !== null && !(feed.refreshAfter > 0))
    faults.push(`refresh after ${feed.refreshAfter}`);
  if (feed.skipHours.some((hour) => !Number.isInteger(hour) || hour < 0 || hour > 23))
    faults.push('skip hours');
  return faults;
}

function itemFaults(item: FeedItem, now: number): string[] {
  const faults = [
    ...plainFaults('title', item.title, MAX_ITEM_TITLE_LENGTH),
    ...textFaults('text', item.text, MAX_ITEM_TEXT_LENGTH),
    ...item.categories.flatMap((category) => textFaults('category', category, MAX_ITEM_TITLE_LENGTH)),
    ...textFaults('publisher', item.publisher?.name ?? '', MAX_ITEM_TITLE_LENGTH),
    ...plainFaults('id', item.id ?? '', MAX_ATTRIBUTE_LENGTH),
  ];
  if (!isAddress(item.url)) faults.push(`url ${item.url}`);
  if (item.imageUrl !== null && !isAddress(item.imageUrl)) faults.push(`image ${item.imageUrl}`);
  if (item.publisher !== null && !isAddress(item.publisher.url))
    faults.push(`publisher ${item.publisher.url}`);
  if (item.categories.length > MAX_CATEGORIES_PER_ITEM) faults.push('too many categories');
  if (item.publishedAt !== null && !isPlausible(item.publishedAt, now))
    faults.push(`date ${item.publishedAt}`);
  if (item.language !== null && !/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(item.language))
    faults.push('language');
  return faults;
}

function textFaults(name: string, text: string, most: number): string[] {
  const markup = MARKUP.exec(text)?.[0];
  const faults = plainFaults(name, text, most);
  if (markup !== undefined) faults.push(`${name} with ${markup}`);
  return faults;
}

function plainFaults(name: string, text: string, most: number): string[] {
  const faults: string[] = [];
  if (!text.isWellFormed()) faults.push(`${name} with half a character`);
  if (CONTROL.test(text)) faults.push(`${name} with a control character`);
  if (text.length > most) faults.push(`${name} of ${text.length} characters`);
  if (text !== text.trim()) faults.push(`${name} with space around it`);
  return faults;
}

function isAddress(url: string): boolean {
  return (
    /^https?:\/\/[^/]/.test(url) &&
    URL.canParse(url) &&
    url.isWellFormed() &&
    !/[\s\u0000-\u001f<>"]/.test(url)
  );
}

function isPlausible(seconds: number, now: number): boolean {
  return Number.isInteger(seconds) && seconds >= Date.UTC(1990) / 1000 && seconds <= now + 3_600;
}
