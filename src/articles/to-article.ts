import type { Article, Candidate } from './article.js';

/** What clients read of a candidate, fields in the order of the contract. */
export function toArticle(candidate: Candidate): Article {
  const { title, source, publishedAt, url, imageUrl, preview } = candidate;
  return {
    title,
    source,
    published_at:
      publishedAt === null ? null : new Date(publishedAt * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z'),
    url,
    image_url: imageUrl,
    preview,
  };
}
