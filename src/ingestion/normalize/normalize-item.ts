import { cleanTitle } from '../../articles/clean-title.js';
import { publisherHost, registrableDomain } from '../../articles/urls.js';
import { plainText } from '../../articles/article.js';
import { cutPreview, previewOf } from '../../articles/preview.js';
import { isUntitled } from '../../feeds/feed-fields.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import type { IndexArticle } from '../../index/index-article.js';
import { parseCountry } from '../../languages/countries.js';
import type { Source } from '../sources/source.js';
import { categoriesOf } from './categories-of.js';
import { isArticle } from './is-article.js';
import {
  feedPublisherHost,
  isLinkingHost,
  findNoPublisher,
  registrableDomainsOfFeed,
  type FindPublisherInTitle,
} from './known-publishers.js';
import { resolveLanguage } from './resolve-language.js';

/** What the conversion of an item needs to know: the document that contains it, and facts about its feed. */
export interface ItemContext {
  feed: Feed;
  source: Source;
  /** The present time in Unix seconds, stored as time of discovery. */
  now: number;
  /** Finds the publisher at the end of an aggregator's title. */
  publisherBehind?: FindPublisherInTitle;
  /** Names of the publisher at the end of the feed's titles, to be removed. */
  endings?: readonly string[];
}

/**
 * Converts an item of a feed to an article. Null without an http(s) URL or a title with a letter or number, and for a
 * page that is no article (`isArticle`).
 * @param item with its own URL, as `distinctItems` returns it.
 */
export function normalizeItem(item: FeedItem, context: ItemContext): IndexArticle | null {
  const { feed, source, now, publisherBehind = findNoPublisher, endings = [] } = context;
  const { url } = item;
  const publisher = publisherOf(item, () => registrableDomainsOfFeed(feed, source), publisherBehind);
  if (publisher === null) return null;
  const ofFeed = publisher.name === '' ? [source.title, ...endings] : [publisher.name];
  const names = [...ofFeed, feed.title, publisher.host].filter(Boolean);
  const title = cleanTitle(item.title, names);
  if (isUntitled(title)) return null;
  const preview = previewOf(item.text, title, names);
  const country = countryOf(publisher, source);
  const home = country ?? countryOfHost(publisher.host);
  const language = resolveLanguage({
    item: item.language,
    feed: feed.language,
    list: source.language,
    country: home,
    text: `${title}\n${item.text}`,
  });
  const { publishedAt, text } = item;
  const domain = registrableDomain(publisher.host);
  if (!isArticle({ title, url, domain, text, language, names, publishedAt, feedUrl: source.url }))
    return null;
  return {
    feed: source.url,
    guid: item.id,
    url,
    title,
    source: publisher.host,
    domain,
    sourceName: plainText(publisher.name || source.title || feed.title),
    publishedAt: item.publishedAt,
    imageUrl: item.imageUrl,
    preview,
    rest: restOfText(item.text, preview),
    language,
    country,
    categories: categoriesOf({
      ofSource: source.categories,
      tags: item.categories,
      url,
      source: publisher.host,
      domain,
      title,
      text: preview,
      language,
      country: home,
    }),
    seenAt: now,
  };
}

/** The country of an article's publisher, which in an aggregator's feed is not the country of the source. */
function countryOf(publisher: ItemPublisher, source: Source): string | null {
  return publisher.name === '' ? source.country : publisher.country;
}

interface ItemPublisher {
  host: string;
  /** Name or host of the publisher according to an aggregator; empty for an article in the publisher's own feed. */
  name: string;
  /** For an article in an aggregator's feed: the publisher's country in the source list; null if it is not listed. */
  country: string | null;
}

/** An item's publisher: its URL's host, or what an aggregator names in `<source>` or title; null without a host. */
function publisherOf(
  item: FeedItem,
  own: () => ReadonlySet<string>,
  publisherBehind: FindPublisherInTitle,
): ItemPublisher | null {
  const host = publisherHost(item.url);
  if (host === null) return null;
  const named = item.publisher ? feedPublisherHost(item.publisher.url) : null;
  const isOther = named !== null && registrableDomain(named) !== registrableDomain(host);
  const behind = publisherBehind(item);
  if (isOther && (isLinkingHost(host) || own().has(registrableDomain(host)))) {
    const isListed = behind !== null && registrableDomain(behind.host) === registrableDomain(named);
    return { host: named, name: item.publisher!.name || named, country: isListed ? behind.country : null };
  }
  return behind ?? { host, name: '', country: null };
}

/** Country codes in host names that do not show a country, because sites from everywhere use them: `io`, `tv`. */
const GENERIC_COUNTRY_CODES: ReadonlySet<string> = new Set(
  'ac ag ai am as bz cc cd co cx dj fm gg gl im io la li ly me ms mu nu pw re sc sh so st tk to tv vc vg vu ws'.split(
    ' ',
  ),
);

function countryOfHost(host: string): string | null {
  const last = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return last.length === 2 && !GENERIC_COUNTRY_CODES.has(last) ? parseCountry(last) : null;
}

const MAX_REST = 1_000;

/** The text after the preview. Empty if the preview is the complete text, or is not the beginning of the text. */
function restOfText(text: string, preview: string): string {
  if (!preview.endsWith('…')) return '';
  const shown = preview.slice(0, -1);
  const folded = text.replace(/\s+/gu, ' ').trim();
  if (!folded.startsWith(shown)) return '';
  const rest = cutPreview(folded.slice(shown.length), MAX_REST);
  return rest.endsWith('…') ? rest.slice(0, -1) : rest;
}
