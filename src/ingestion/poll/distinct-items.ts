import {
  canonicalUrl,
  registrableDomain,
  canonicalUrlsOfDocument,
  urlIdentity,
} from '../../articles/urls.js';
import type { FeedItem } from '../../feeds/feed.js';

/** An item, its canonical URL, and the part of that URL that identifies the page. */
interface Linked {
  item: FeedItem;
  url: string;
  identity: string;
}

/**
 * Finds the distinct articles of a document, each with its own URL, in order. Items with the same link are distinct
 * articles if both their ids and titles differ; otherwise only the first is kept. Of items with the same host, title
 * and date, only the first is kept, too. An id of several links is removed; items without an http(s) URL are dropped.
 */
export function distinctItems(items: readonly FeedItem[]): FeedItem[] {
  const linked = items.flatMap((item): Linked[] => {
    const url = canonicalUrl(item.url);
    return url === null ? [] : [{ item, url, identity: urlIdentity(url) }];
  });
  const repeated = repeatedIds(linked);
  const groups = new Map<string, LinkGroup>();
  const dated = new Set<string>();
  for (const one of linked) {
    const headline = datedHeadline(one);
    if (headline !== null && dated.has(headline)) continue;
    let group = groups.get(one.identity);
    if (group === undefined) groups.set(one.identity, (group = new LinkGroup()));
    if (group.add(one) && headline !== null) dated.add(headline);
  }
  const urls = new Map([...groups.values()].flatMap((group) => group.urls()));
  return linked.flatMap(({ item }) => {
    const url = urls.get(item);
    const id = item.id !== null && repeated.has(item.id) ? null : item.id;
    return url === undefined ? [] : [{ ...item, id, url }];
  });
}

function datedHeadline({ item, url }: Linked): string | null {
  return item.publishedAt === null ? null : [new URL(url).host, item.publishedAt, item.title].join('\n');
}

function repeatedIds(items: readonly Linked[]): Set<string> {
  const identityOf = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { item, identity } of items) {
    if (item.id === null) continue;
    if ((identityOf.get(item.id) ?? identity) !== identity) repeated.add(item.id);
    identityOf.set(item.id, identity);
  }
  return repeated;
}

/** The articles that have the same link. */
class LinkGroup {
  private readonly members: Linked[] = [];
  private readonly titles = new Set<string>();
  private readonly ids = new Set<string>();

  /** Adds an item. @returns false if an earlier one has its id or title or, for an item without id, its URL. */
  add(one: Linked): boolean {
    const { id, title, url } = one.item;
    if (this.titles.has(title) || this.ids.has(id ?? url)) return false;
    this.titles.add(title);
    this.ids.add(url);
    if (id !== null) this.ids.add(id);
    this.members.push(one);
    return true;
  }

  /**
   * A distinct URL for each item: its permalink if all differ, otherwise its link with the parts that differ, otherwise
   * the link with the item's id as fragment, which browsers ignore.
   */
  urls(): [FeedItem, string][] {
    const { members } = this;
    const urls = members.length === 1 ? [members[0]!.url] : this.separateUrls();
    return members.map(({ item }, at) => [item, urls[at]!]);
  }

  private separateUrls(): string[] {
    const { members } = this;
    const permalinks = members.map(({ item: { permalink, url } }) =>
      permalink != null && isSamePublisher(permalink, url) ? permalink : url,
    );
    const links = members.map(({ item }) => item.url);
    const separate = [permalinks, links]
      .map(canonicalUrlsOfDocument)
      .find((urls) => new Set(urls.map(urlIdentity)).size === urls.length);
    return separate ?? members.map(({ item, url }) => `${url}#${encodeURIComponent(item.id ?? item.title)}`);
  }
}

function isSamePublisher(a: string, b: string): boolean {
  return registrableDomain(new URL(a).host) === registrableDomain(new URL(b).host);
}
