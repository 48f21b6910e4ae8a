import type { IsAggregator } from '../../articles/urls.js';
import { DAY, HOUR } from '../../config/durations.js';
import type { StoryArticle } from '../../index/stories/story-reader.js';
import { chooseRepresentatives } from './choose-representatives.js';

/** Maximum duration in seconds of a story with buckets of an hour; a longer one has buckets of a day. */
const MAX_BY_HOUR = 72 * HOUR;

/** The reports of a story in one hour or one day. */
export interface TimelineBucket {
  /** Beginning of the bucket in Unix seconds. */
  at: number;
  /** Number of the story's publishers with an article in the bucket. */
  publishers: number;
  articles: number;
  /** Id of the article that represents the reports of the bucket best. */
  representative: number;
}

/**
 * The timeline of a story: its reports by hour, or by day if it lasts more than 72 hours, without empty buckets.
 * @param members all articles of the story, the newest first.
 * @param publishers registrable domains of the story's publishers.
 */
export function timelineOf(
  members: readonly StoryArticle[],
  publishers: ReadonlySet<string>,
  isAggregator: IsAggregator,
): TimelineBucket[] {
  const [newest, oldest] = [members[0], members.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const span = newest.publishedAt - oldest.publishedAt > MAX_BY_HOUR ? DAY : HOUR;
  const buckets = new Map<number, StoryArticle[]>();
  for (const member of members) {
    const at = Math.floor(member.publishedAt / span) * span;
    const others = buckets.get(at);
    if (others === undefined) buckets.set(at, [member]);
    else others.push(member);
  }
  return [...buckets]
    .sort(([a], [b]) => a - b)
    .map(([at, articles]) => ({
      at,
      publishers: new Set(articles.map(({ domain }) => domain).filter((domain) => publishers.has(domain)))
        .size,
      articles: articles.length,
      representative: chooseRepresentatives(articles, { regions: [], limit: 1 }, isAggregator)[0]!.article,
    }));
}

/**
 * The earliest report of a story by a publisher, or else by an aggregator. Of several at the same time, one that is no
 * verbatim copy.
 * @param members all articles of the story.
 */
export function firstReport(members: readonly StoryArticle[], isAggregator: IsAggregator): StoryArticle {
  const own = members.filter((one) => !isAggregator(one));
  return [...(own.length > 0 ? own : members)].sort(
    (a, b) => a.publishedAt - b.publishedAt || Number(a.copy) - Number(b.copy) || a.article - b.article,
  )[0]!;
}
