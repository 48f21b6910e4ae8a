import type { Article, Candidate } from './article.js';

/** Seconds of year 1 and year 9999: what `YYYY` can write. */
const EARLIEST = -62_135_596_800;
const LATEST = 253_402_300_799;

/** `YYYY-MM-DDTHH:mm:ssZ`; null for an unknown time and for one that cannot be written so. */
function timestamp(seconds: number | null): string | null {
  if (seconds === null || !(seconds >= EARLIEST && seconds <= LATEST)) return null;
  return new Date(seconds * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** What clients read of a candidate, fields in the order of the contract. */
export function toArticle(candidate: Candidate): Article {
  const { title, source, publishedAt, url, imageUrl, preview } = candidate;
  return {
    title,
    source,
    published_at: timestamp(publishedAt),
    url,
    image_url: imageUrl,
    preview,
  };
}
