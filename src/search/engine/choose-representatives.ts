import type { IsAggregator } from '../../articles/urls.js';
import type { StoryArticle } from '../../index/stories/story-reader.js';
import { HOUR } from '../../config/durations.js';

/** Weights of a fitting headline and of the preferred country; a picture has 2 and a preview 1. */
const FIT_WEIGHT = 10;
const PREFERRED_COUNTRY = 8;
/** Weight of each hour by which a headline is newer. */
const PER_HOUR = 0.2;

/** The articles of a story that may represent it. */
export interface RepresentativeRules {
  /**
   * Number of publishers, those that reported last, whose articles may represent the story; all by default. Articles
   * after `recent` may represent it, too.
   */
  publishers?: number;
  /** Unix seconds after which every article may represent the story. */
  recent?: number;
  /** Countries whose publishers are preferred. */
  regions: readonly string[];
  /** Maximum number of representatives. */
  limit: number;
  /** Whether only the first article of each registrable domain is wanted. */
  onePerDomain?: boolean;
}

/**
 * The articles that represent a story, the best first: those of publishers before those of aggregators, then by country,
 * fitting headline, picture, preview, and how recent they are; the newest among equals.
 *
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
