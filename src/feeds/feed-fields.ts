import { countryLanguages } from '../languages/countries.js';
import { LANGUAGE_DATA } from '../languages/find-language.js';
import { escapePattern } from '../languages/word-lists.js';
import { timeZoneOfCountry } from './dates/zones.js';
import { plausibleDate } from './dates/read-date.js';
import type { FeedContext } from './feed.js';
import { firstSentence } from './first-sentence.js';
import { collapseWhiteSpace, htmlToText, decodePlainTitle, truncate } from './html-to-text.js';
import { MAX_CATEGORIES_PER_ITEM, MAX_CATEGORY_LENGTH, MAX_ITEM_TITLE_LENGTH } from './limits.js';
import { childElement, childElements, childText, type XmlElement } from './xml-element.js';
import { DAY } from '../config/durations.js';

/** Converts the HTML of a title to text. Unknown tags are part of the title: `List<String>`. */
export function titleOfHtml(html: string): string {
  return htmlToText(html, { maxLength: MAX_ITEM_TITLE_LENGTH, keepUnknownTags: true });
}

/** Converts a title of a format whose titles are plain text, so that all tags are part of the title. */
export function titleOfPlainText(text: string): string {
  return decodePlainTitle(text, MAX_ITEM_TITLE_LENGTH);
}

/** What software writes where an item has no title. */
const PLACEHOLDERS = [
  ...LANGUAGE_DATA.flatMap(({ words }) => words?.pages?.untitled?.split(', ') ?? []).map(escapePattern),
  '(?:https?:\\/\\/|www\\.)\\S+',
  '\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}(?:[ t]+\\d{1,2}:\\d\\d(?::\\d\\d)?z?)?',
  // A date in words, with a time: without a time it may be what an article is about.
  '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,? )?(?:\\d{1,2}\\.? \\p{L}{3,12}\\.?|\\p{L}{3,12}\\.? \\d{1,2}),? \\d{4},?(?: at)? \\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?: (?:[a-z]{3,4}|[+-]\\d{4}))?',
];

/** Matches a title that is only a placeholder, an address, a date, or punctuation. */
const NO_TITLE = new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${PLACEHOLDERS.join('|')})[^\\p{L}\\p{N}]*)?$`, 'iu');

/** Whether a title has neither a letter nor a number; the item is then dropped. */
export const isUntitled = (title: string): boolean => !/[\p{L}\p{N}]/u.test(title);

/** The title of an item or, without one, the first sentence of its texts. @param htmls the texts, in order */
export function itemTitle(title: string, htmls: readonly string[]): string {
  return (NO_TITLE.test(title) && firstSentence(htmls)) || title;
}

export function plainFieldText(text: string, maxLength: number): string {
  return truncate(collapseWhiteSpace(text), maxLength);
}

export function categoryTexts(written: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const html of written) {
    const text = htmlToText(html, { maxLength: MAX_CATEGORY_LENGTH });
    if (text !== '' && !distinct.has(text.toLowerCase())) distinct.set(text.toLowerCase(), text);
    if (distinct.size >= MAX_CATEGORIES_PER_ITEM) break;
  }
  return [...distinct.values()];
}

/**
 * The publication time of an item in Unix seconds: the first of its dates that is readable and plausible; null if
 * none is.
 * @param texts the dates of the item, the most reliable first
 * @param language tag of the item or its feed, for names of months and the order of day and month; by default the
 * language of most news of the publisher's country
 */
export function publicationTime(
  texts: Iterable<string>,
  { now, country }: FeedContext,
  language: string | null = null,
): number | null {
  const timeZone = country == null ? null : timeZoneOfCountry(country);
  const spoken = language ?? countryLanguages(country ?? '')[0] ?? null;
  // English alone does not say what 1/2/2024 means.
  const tag = spoken === 'en' && timeZone !== null ? `en-${country}` : spoken;
  return plausibleDate(texts, { timeZone, language: tag }, now);
}

const MAX_TAGS = 1_000;

const tags = new Map<string, string | null>();

/** Normalizes a language tag to the form `ll-CC`; null for anything else (`x-none`, the name of a language). */
export function languageTag(declared: string | null | undefined): string | null {
  if (declared == null || declared === '') return null;
  let tag = tags.get(declared);
  if (tag !== undefined) return tag;
  tag = canonicalTag(declared);
  if (tags.size < MAX_TAGS && declared.length < 20) tags.set(declared, tag);
  return tag;
}

function canonicalTag(declared: string): string | null {
  const tag =
    declared
      .trim()
      .replaceAll('_', '-')
      .split(/[,;\s]/)[0] ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag) || /^(?:und|zxx|mul|mis)$/i.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const PERIODS: Readonly<Record<string, number>> = {
  hourly: 3_600,
  daily: DAY,
  weekly: 604_800,
  monthly: 2_592_000,
  yearly: 31_536_000,
};

/** Maximum seconds between polls that are accepted; a longer interval, probably in another unit, is cut to this. */
const MAX_INTERVAL = 604_800;

/** Seconds between polls that a channel requests by `ttl` (in minutes) or `sy:updatePeriod`; null if it has neither. */
export function refreshIntervalSeconds(channel: XmlElement | null): number | null {
  const minutes = Number.parseInt(childText(channel, 'ttl'), 10);
  if (minutes > 0) return Math.min(minutes * 60, MAX_INTERVAL);
  const period = PERIODS[childText(channel, 'sy:updateperiod').toLowerCase()];
  if (period === undefined) return null;
  const frequency = Number.parseInt(childText(channel, 'sy:updatefrequency'), 10);
  return Math.min(Math.max(1, Math.round(period / (frequency > 0 ? frequency : 1))), MAX_INTERVAL);
}

/** Hours of the UTC day (0-23) in `skipHours`; in RSS 0.91 they are numbered 1 to 24. */
export function skipHours(channel: XmlElement | null): number[] {
  const hours = childElements(childElement(channel, 'skiphours'), 'hour').map((hour) =>
    Number.parseInt(hour.text, 10),
  );
  return [...new Set(hours.filter((hour) => hour >= 0 && hour <= 24).map((hour) => hour % 24))].sort(
    (a, b) => a - b,
  );
}

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Days of the UTC week in `skipDays`, 0 for Sunday; the format has English names (RSS 2.0). */
export function skipDays(channel: XmlElement | null): number[] {
  const days = childElements(childElement(channel, 'skipdays'), 'day').map((day) =>
    DAYS.indexOf(day.text.trim().slice(0, 3).toLowerCase()),
  );
  return [...new Set(days.filter((day) => day >= 0))].sort((a, b) => a - b);
}
