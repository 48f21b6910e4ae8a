/** Documents of a sitemap index read in one poll. */
export const MOST_CHILDREN = 5;

/**
 * The children of a sitemap index that are likely to hold what is new: news sitemaps first, then those named
 * after this month, then in the index's own order.
 */
export function chooseChildren(children: readonly string[], now: number): string[] {
  const date = new Date(now * 1000).toISOString();
  const month = new RegExp(`${date.slice(0, 4)}[-_/]?${date.slice(5, 7)}`);
  const score = (address: string): number => (/news/i.test(address) ? 2 : 0) + (month.test(address) ? 1 : 0);
  return [...new Set(children)]
    .map((address, index) => ({ address, index, score: score(address) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, MOST_CHILDREN)
    .map(({ address }) => address);
}
