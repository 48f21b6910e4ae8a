import type { IsAggregator } from '../../articles/urls.js';
import type { StoryArticle } from '../../index/stories/story-reader.js';
import { HOUR } from '../../config/durations.js';

/** Points of a headline that fits the story, times `fit` (0 to 2). An image has 2 points, a preview 1. */
const FIT_WEIGHT = 10;
const PREFERRED_COUNTRY = 8;
/** Points for each hour by which an article is newer than another. */
const PER_HOUR = 0.2;

/** Which articles of a story may represent it (be shown for it in a list), and how many are chosen. */
export interface RepresentativeRules {
  /** How many publishers, the latest ones, may represent the story; all if absent. Articles after `recent` may. */
  publishers?: number;
  /** Unix seconds: later articles may represent the story, whatever their publisher; none if absent. */
  recent?: number;
  /** Country codes; their publishers are preferred. */
  regions: readonly string[];
  /** Maximum number of representatives. */
  limit: number;
  /** Whether at most one article of each registrable domain is chosen. */
  onePerDomain?: boolean;
}

/**
 * The articles that represent a story (are shown for it), the best first: those of publishers before those of
 * aggregators, then by country, headline, image, preview and time.
 * @param newest articles of the story, the newest first.
 */
export function chooseRepresentatives(
  newest: readonly StoryArticle[],
  { publishers = Infinity, recent = Infinity, regions, limit, onePerDomain = false }: RepresentativeRules,
  isAggregator: IsAggregator,
): StoryArticle[] {
  const score = ({ country, worth, fit, publishedAt }: StoryArticle): number =>
    (country !== null && regions.includes(country) ? PREFERRED_COUNTRY : 0) +
    worth +
    FIT_WEIGHT * fit +
    (PER_HOUR * publishedAt) / HOUR;
  const seen = new Set<string>();
  const ranked = newest
    .filter(({ domain, publishedAt }) => seen.add(domain).size <= publishers || publishedAt > recent)
    .sort((a, b) => score(b) - score(a) || b.article - a.article);
  const own: StoryArticle[] = [];
  const aggregated: StoryArticle[] = [];
  const chosen = new Set<string>();
  for (const one of ranked) {
    if (own.length === limit) break;
    if (onePerDomain && chosen.has(one.domain)) continue;
    // Reads the URL of the article.
    if (isAggregator(one)) aggregated.push(one);
    else {
      own.push(one);
      chosen.add(one.domain);
    }
  }
  return [...own, ...aggregated].slice(0, limit);
}
