import type { FeedItem } from '../../feeds/feed.js';
import { MAX_ITEMS } from '../../feeds/limits.js';
import { hash53 } from '../../index/hash.js';

export interface ChangedItem {
  item: FeedItem;
  /** Whether it was missing in the document of the poll before; false on the first poll. */
  isNew: boolean;
}

/**
 * Remembers the last document of every feed as hashes, so that unchanged items are not normalized and compared with the
 * index again. Kept in memory only; some 40 bytes an item.
 */
export class SeenItems {
  private readonly documents = new Map<string, Map<number, number>>();

  /** The items that are new or changed since `remember` was last called for the feed. */
  changedItems(feed: string, items: readonly FeedItem[]): ChangedItem[] {
    const before = this.documents.get(feed);
    return items.flatMap((item) => {
      const known = before?.get(identityOf(item));
      return known === contentOf(item) ? [] : [{ item, isNew: before !== undefined && known === undefined }];
    });
  }

  /** Call once the items are in the index. */
  remember(feed: string, items: readonly FeedItem[]): void {
    this.documents.set(feed, new Map(items.map((item) => [identityOf(item), contentOf(item)])));
  }

  /** As `remember`, for items in addition to those of the last document; does nothing without one. */
  add(feed: string, items: readonly FeedItem[]): void {
    const document = this.documents.get(feed);
    if (!document || document.size > MAX_ITEMS) return;
    for (const item of items) document.set(identityOf(item), contentOf(item));
  }
}

function identityOf(item: FeedItem): number {
  return hash53(`${item.id ?? ''}\n${item.url}`);
}

function contentOf(item: FeedItem): number {
  const { title, text, publishedAt, imageUrl } = item;
  return hash53([title, text, publishedAt, imageUrl].join('\n'));
}

/**
 * The items of a document with reliable identities: an identifier that several addresses share is removed, and of
 * several items with one address the first is kept.
 */
export function unambiguousItems(items: readonly FeedItem[]): FeedItem[] {
  const addressOf = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { id, url } of items) {
    if (id === null) continue;
    const address = addressOf.get(id);
    if (address !== undefined && address !== url) repeated.add(id);
    addressOf.set(id, url);
  }
  const seen = new Set<string>();
  return items.flatMap((item) => {
    if (seen.has(item.url)) return [];
    seen.add(item.url);
    return [item.id !== null && repeated.has(item.id) ? { ...item, id: null } : item];
  });
}
