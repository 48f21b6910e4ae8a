import type { FeedItem } from '../../feeds/feed.js';
import { MAX_ITEMS } from '../../feeds/limits.js';
import { hash53 } from '../../text/hash.js';

export interface SiftedItem {
  item: FeedItem;
  /** Not in the document of the poll before; false on the first poll, which knows no better. */
  isNew: boolean;
}

/**
 * Remembers the last document of every feed, as hashes, so that what did not change is not normalised and
 * compared with the index again. Lives as long as the process; costs some 40 bytes an item.
 */
export class SeenItems {
  private readonly documents = new Map<string, Map<number, number>>();

  /** The items that are new or changed since `remember` was last called for the feed. */
  sift(feed: string, items: readonly FeedItem[]): SiftedItem[] {
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

  /** As `remember`, for items that come beside those of the last document; without one there is nothing to add to. */
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
