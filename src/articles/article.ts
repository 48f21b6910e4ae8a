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
