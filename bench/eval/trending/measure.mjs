export const HOUR = 3600;
const SHOWN = 10;

export const discounted = (gains) => gains.reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);

/** How many hosts reported each story within a span of seconds before a moment. */
function coverageOf(articles, until, span) {
  const hosts = new Map();
  for (const { story, source, publishedAt } of articles) {
    if (publishedAt > until || publishedAt < until - span) continue;
    hosts.set(story, (hosts.get(story) ?? new Set()).add(source));
  }
  return new Map([...hosts].map(([story, sources]) => [story, sources.size]));
}

/**
 * The first ten articles of `/news/trending` at a moment against the stories' real coverage then: an article gains the number
 * of hosts that reported its story, a story shown twice nothing the second time.
 *
 * @param articles what was published in the two days before, with `story`, what each really belongs to.
 * @param until Unix seconds.
 */
export function measureShown(shown, articles, until, span) {
  const coverage = coverageOf(articles, until, span);
  const storyOf = new Map(articles.map(({ url, story }) => [url, story]));
  const stories = shown.map(({ url }) => storyOf.get(url));
  const firsts = stories.map((story, i) => stories.indexOf(story) === i);
  const gains = stories.map((story, i) => (firsts[i] ? (coverage.get(story) ?? 0) : 0));
  const ideal = [...coverage.values()].sort((a, b) => b - a).slice(0, SHOWN);
  return {
    stories,
    gains,
    known: coverage.size,
    ndcg: discounted(gains) / discounted(ideal),
    twice: firsts.filter((first) => !first).length,
  };
}
