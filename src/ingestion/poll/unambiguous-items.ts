import type { FeedItem } from '../../feeds/feed.js';

/**
 * The items of a document with identities that can be believed: an identifier that stands for several addresses
 * is taken away, and of several items at one address the first is kept.
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
