import type { Topic } from '../languages/topics.js';
import type { TitleSignature } from '../titles/title.js';

/** An article as clients read it. Field names and order are the public contract. */
export interface Article {
  title: string;
  /** Publisher's host: lower-case ASCII, without `www.`, `m.` or `amp.`. */
  source: string;
  /** `YYYY-MM-DDTHH:mm:ssZ`, or null when unknown. */
  published_at: string | null;
  url: string;
  image_url: string | null;
  /** At most 250 UTF-16 code units. */
  preview: string;
}

/** An article on its way to an answer: what the pipeline's steps look at. */
export interface Candidate {
  title: string;
  /** Publisher's host, as in `Article.source`. */
  source: string;
  /** Registrable domain of `source` (Public Suffix List, private section included): the unit of diversity. */
  domain: string;
  /** Unix time in seconds, or null when unknown. */
  publishedAt: number | null;
  url: string;
  imageUrl: string | null;
  preview: string;
  /** What `merge-near-identical-titles` compares; made once, at ingestion or when a provider answers. */
  signature: TitleSignature;
  /** In the index that it comes from. */
  id?: number;
  /** Id of the story that it stands for, where stories were asked for. */
  story?: string;
}

/** What clients read of a candidate, fields in the order of the contract. */
export function toArticle(candidate: Omit<Candidate, 'domain' | 'signature' | 'story'>): Article {
  const { title, source, publishedAt, url, imageUrl, preview } = candidate;
  return {
    title,
    source,
    published_at: isoTime(publishedAt),
    url,
    image_url: imageUrl,
    preview,
  };
}

/** What may be told of an article beside its six fields, in the order in which it stands behind them. */
export const INCLUDABLE = [
  'id',
  'language',
  'country',
  'categories',
  'source_name',
  'story',
  'coverage',
] as const;

export type Includable = (typeof INCLUDABLE)[number];

/** All of it. What is not known is null. */
export interface Included extends Record<Includable, unknown> {
  /** Opaque; stays when the article is changed. */
  id: string | null;
  /** Canonical tag. */
  language: string | null;
  /** Of the publisher, ISO 3166-1 alpha-2. */
  country: string | null;
  categories: Topic[] | null;
  source_name: string | null;
  /** Id of the story that it belongs to. */
  story: string | null;
  /** How many publishers report that. */
  coverage: number | null;
}

const UNKNOWN: Included = {
  id: null,
  language: null,
  country: null,
  categories: null,
  source_name: null,
  story: null,
  coverage: null,
};

/**
 * Articles with what was asked for of each behind their fields; of what live sources bring, nothing is known.
 *
 * @param describe tells what the index that found them knows of articles by id, their stories only where asked.
 */
export async function withIncluded(
  articles: readonly Candidate[],
  include: ReadonlySet<Includable>,
  describe: (ids: readonly number[], withStories: boolean) => Promise<(Included | null)[]>,
): Promise<Article[]> {
  const items = articles.map(toArticle);
  if (include.size === 0) return items;
  const ids = articles.flatMap(({ id }) => id ?? []);
  const told = ids.length === 0 ? [] : await describe(ids, include.has('story') || include.has('coverage'));
  const known = new Map(ids.map((id, i) => [id, told[i]]));
  const asked = INCLUDABLE.filter((name) => include.has(name));
  return items.map((item, i) => {
    const included = known.get(articles[i]!.id!) ?? UNKNOWN;
    return { ...item, ...Object.fromEntries(asked.map((name) => [name, included[name]])) };
  });
}

/** This moment in Unix seconds. */
export const unixNow = (): number => Math.floor(Date.now() / 1000);

/** Seconds of year 1 and year 9999: what `YYYY` can write. */
const EARLIEST = -62_135_596_800;
const LATEST = 253_402_300_799;

/** Unix seconds as `YYYY-MM-DDTHH:mm:ssZ`; null for an unknown time and for one that cannot be written so. */
export function isoTime(seconds: number | null): string | null {
  if (seconds === null || !(seconds >= EARLIEST && seconds <= LATEST)) return null;
  return `${new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)}Z`;
}

/** Clocks differ; a date further ahead than this is no date. Seconds. */
const MAX_AHEAD = 3600;

/** When an article may have been published: Unix seconds, null where that is not limited. */
export interface Period {
  since: number | null;
  /** Exclusive. */
  until?: number | null;
}

/**
 * Whether an article was published at or after `since`, before `until` and not more than an hour ahead of `now`.
 * An undated one only where nothing is limited.
 */
export function isPublishedWithin(
  { since, until = null }: Period,
  { publishedAt }: Pick<Candidate, 'publishedAt'>,
  now: number,
): boolean {
  if (since === null && until === null) return true;
  const before = Math.min(until ?? Infinity, now + MAX_AHEAD + 1);
  return publishedAt !== null && publishedAt >= (since ?? -Infinity) && publishedAt < before;
}
