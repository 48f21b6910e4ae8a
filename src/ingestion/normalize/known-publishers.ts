import { sectionCategories } from '../../analysis/sections.js';
import { plainWords } from '../../analysis/words.js';
import { cleanTitle, splitTitleEnding } from '../../articles/clean-title.js';
import { matchesHost, publisherHost, registrableDomain } from '../../articles/urls.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { labelWordsOf } from '../../titles/labels.js';
import type { Source } from '../sources/source.js';

/** Hosts of aggregators and short links, whose URLs lead to other sites: such a host is not the publisher. */
const LINKING_HOSTS =
  /^(?:news\.google\.[a-z.]+|(?:www\.)?bing\.com|(?:www\.)?msn\.com|news\.yahoo\.[a-z.]+|flipboard\.com|apple\.news|feedproxy\.google\.com|feeds\.feedburner\.com|newsbreak\.com|smartnews\.com|t\.co|trib\.al|dlvr\.it|ift\.tt|bit\.ly)$/;

/** Host labels of feeds (`rss.example.com`). They are removed, because `<source url>` often is the URL of a feed. */
const FEED_LABELS = /^(?:feeds?|feeds?\d+|rss|feedx?|syndication|newsfeed|xml)\./;
const FEED_SERVICES = /(?:^|\.)(?:feedburner\.com|feedblitz\.com|feedproxy\.google\.com|rss\.app)$/;

export function isLinkingHost(host: string): boolean {
  return LINKING_HOSTS.test(host);
}

/** The publisher's host for the URL of its feed or page; null for a service that hosts feeds of others. */
export function feedPublisherHost(address: string): string | null {
  const host = publisherHost(address);
  return host === null || FEED_SERVICES.test(host) ? null : host.replace(FEED_LABELS, '');
}

/** The registrable domains of a feed: of its URL, and of the site that the feed and the source list name. */
export function registrableDomainsOfFeed(feed: Pick<Feed, 'link'>, source: Source): ReadonlySet<string> {
  const hosts = [source.url, source.siteUrl, feed.link].map((address) => publisherHost(address ?? ''));
  return new Set(hosts.filter((host) => host !== null).map(registrableDomain));
}

interface KnownPublisher {
  host: string;
  name: string;
  /** Country of the publisher, ISO 3166-1 alpha-2; null if unknown or if its sources are from several countries. */
  country: string | null;
  /** Language of the publisher in the source list; null if none or several are listed. */
  language: string | null;
}

/** Finds the publisher whose name ends an item's title; null if that is uncertain. */
export type FindPublisherInTitle = (item: FeedItem) => Omit<KnownPublisher, 'language'> | null;

export const findNoPublisher: FindPublisherInTitle = () => null;

/** A document is an aggregator's if its items name at least this many publishers, and this share of them names any. */
const MIN_PUBLISHERS = { publishers: 3, share: 0.05 };
/** As `MIN_PUBLISHERS`, for a short document or source list: fewer publishers, but a greater share of the items. */
const MIN_PUBLISHERS_IN_SHORT = { publishers: 2, share: 0.5 };

/** Maximum number of names at the end of a title: of the publisher, then of an aggregator, a group or an edition. */
const MAX_ENDINGS = 3;

/**
 * Recognizes the publishers of the source list in an aggregator's titles: `Storm nears coast - BBC News`. Ordinary titles
 * may end in a publisher's name, too, so that only complete names count, and only in an aggregator's document: a listed
 * aggregator, or a document that names several publishers.
 */
export class KnownPublishers {
  /** Publishers by the words of their name; null for a name that several publishers have. */
  private readonly byName = new Map<string, KnownPublisher | null>();
  /** URLs of feeds found to be aggregators'. Stored because a hub may push single items, which do not show it. */
  private readonly aggregators = new Set<string>();

  /** @param aggregatorDomains hosts or registrable domains of known aggregators, in lower-case ASCII. */
  constructor(
    sources: readonly Source[],
    private readonly aggregatorDomains: readonly string[] = [],
  ) {
    this.setSources(sources);
  }

  /** Replaces the source list. */
  setSources(sources: readonly Source[]): void {
    this.byName.clear();
    for (const source of sources) this.add(source);
  }

  behind(feed: Feed, source: Source): FindPublisherInTitle {
    if (this.byName.size === 0) return findNoPublisher;
    const own = registrableDomainsOfFeed(feed, source);
    const ownNames = new Set([source.title, feed.title].map(keyOf));
    const language = primaryLanguage(source.language ?? feed.language);
    const ending: FindPublisherInTitle = ({ title }) => {
      const known = this.atTheEnd(title, own, ownNames);
      // Forbes exists in many countries, of which the list may contain one.
      const isOther = known?.language && language !== null && known.language !== language;
      return isOther ? null : known;
    };
    if (!this.aggregators.has(source.url) && isAggregators(feed.items, own, ending))
      this.aggregators.add(source.url);
    const isAggregator = this.aggregators.has(source.url);
    return (item) => {
      const host = publisherHost(item.url);
      if (host === null) return null;
      const isKnown =
        isLinkingHost(host) || this.aggregatorDomains.some((domain) => matchesHost(host, domain));
      return isKnown || (isAggregator && own.has(registrableDomain(host))) ? ending(item) : null;
    };
  }

  private add(source: Source): void {
    const host = publisherHost(source.siteUrl ?? '') ?? feedPublisherHost(source.url);
    // An IP address is no name.
    if (host === null || !/\p{L}/u.test(host.slice(host.lastIndexOf('.')))) return;
    const primary = primaryLanguage(source.language);
    for (const name of namesOf(source)) {
      const key = keyOf(name);
      const known = this.byName.get(key);
      const country = known?.country === source.country || known === undefined ? source.country : null;
      const language = known?.language === primary || known === undefined ? primary : null;
      if (known === undefined) this.byName.set(key, { host, name, country, language });
      else if (known !== null && registrableDomain(known.host) === registrableDomain(host))
        this.byName.set(key, { ...known, country, language });
      else this.byName.set(key, null);
    }
  }

  private atTheEnd(
    title: string,
    own: ReadonlySet<string>,
    ownNames: ReadonlySet<string>,
  ): KnownPublisher | null {
    let headline = title;
    for (let endings = 0; endings < MAX_ENDINGS; endings++) {
      const parts = splitTitleEnding(headline);
      if (parts === null) return null;
      const key = keyOf(parts.ending);
      const known = this.byName.get(key) ?? null;
      if (known !== null && !own.has(registrableDomain(known.host)))
        return isNameOf(parts.ending, known) ? known : null;
      if (!ownNames.has(key)) return null;
      headline = parts.headline;
    }
    return null;
  }
}

function primaryLanguage(tag: string | null): string | null {
  return tag?.toLowerCase().split('-')[0] ?? null;
}

function keyOf(name: string): string {
  return plainWords(name).join(' ');
}

/** Separates a publisher's name from a section's name, as in `BBC News: World`. */
const BEFORE_SECTION = /^(.+?)\s*(?:[:：|｜>»]|\s[-–—]\s).*$/su;

function namesOf({ title }: Source): string[] {
  const names = [title, BEFORE_SECTION.exec(title)?.[1] ?? title];
  return [...new Set(names)].filter((name) => (name.match(/\p{L}/gu)?.length ?? 0) >= 2);
}

/**
 * Whether the end of a title is the publisher's name, and not a label (`- Video`), a common word in lower case (`-
 * report`) or a section. A name that may be a section (`El País`) counts if the publisher's host contains it.
 */
function isNameOf(ending: string, { name, host, language }: KnownPublisher): boolean {
  const words = plainWords(ending);
  const isWord = ending === ending.toLowerCase() && name !== name.toLowerCase();
  if (isWord || words.every((word) => labelWordsOf(analysisLanguage(language ?? 'en')).has(word)))
    return false;
  const label = registrableDomain(host).split('.')[0]!.replaceAll('-', '');
  return words.join('').includes(label) || sectionCategories([ending], language ?? 'en').length === 0;
}

/** Whether enough items of a document name other publishers, in `<source>` or at the end of the title. */
function isAggregators(
  items: readonly FeedItem[],
  own: ReadonlySet<string>,
  ending: FindPublisherInTitle,
): boolean {
  const domains = new Set<string>();
  let naming = 0;
  for (const item of items) {
    const host = publisherHost(item.publisher?.url ?? '') ?? ending(item)?.host ?? null;
    const domain = host === null ? null : registrableDomain(host);
    if (domain === null || own.has(domain)) continue;
    domains.add(domain);
    naming++;
  }
  return [MIN_PUBLISHERS, MIN_PUBLISHERS_IN_SHORT].some(
    ({ publishers, share }) => domains.size >= publishers && naming >= items.length * share,
  );
}

/** A name is the publisher's if at least this many titles, and at least this share of them, end in it. */
const MIN_ENDING = { titles: 4, share: 0.5 };

/** Finds the name of a feed's publisher at the end of its titles, such as `РИА Новости` for ria.ru. */
export class TitleEndings {
  /**
   * By URL of the feed: endings that its titles have in common, such as ` - Reuters`. Kept between documents, because a
   * hub may push a single item, whose ending is not known to be common.
   */
  private readonly known = new Map<string, readonly string[]>();

  /** The publisher's names at the end of a feed's titles, found in this document or in an earlier one. */
  of(feed: Feed, source: Source): readonly string[] {
    const labels = labelWordsOf(analysisLanguage(source.language ?? feed.language ?? 'en'));
    const found: string[] = [];
    let headlines = [...new Set(feed.items.map(({ title }) => title))];
    const least = Math.max(MIN_ENDING.titles, headlines.length * MIN_ENDING.share);
    while (found.length < MAX_ENDINGS) {
      const ending = commonEnding(headlines, least, labels);
      if (ending === null) break;
      found.push(ending);
      headlines = headlines.map((headline) => cleanTitle(headline, [ending]));
    }
    if (found.length > 0) this.known.set(source.url, found);
    return this.known.get(source.url) ?? [];
  }
}

/** The common ending of at least `least` headlines, if it is spelled like a name and is no label (`Video`, `Review`). */
function commonEnding(
  headlines: readonly string[],
  least: number,
  labels: ReadonlySet<string>,
): string | null {
  const byWords = new Map<string, string[]>();
  for (const headline of headlines) {
    const ending = splitTitleEnding(headline)?.ending;
    if (ending === undefined) continue;
    const key = plainWords(ending).join(' ');
    const same = byWords.get(key);
    if (same === undefined) byWords.set(key, [ending]);
    else same.push(ending);
  }
  for (const [key, endings] of byWords) {
    const isName = /\p{L}/u.test(key) && !key.split(' ').every((word) => labels.has(word));
    const written = endings.find((ending) => !/^\p{Ll}/u.test(ending));
    if (endings.length >= least && isName && written !== undefined) return written;
  }
  return null;
}
