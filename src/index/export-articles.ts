import type { Article } from '../articles/article.js';
import { toArticle } from '../articles/to-article.js';
import type { Database } from './sqlite.js';

/** One line of `index export`. */
export interface ExportedArticle extends Article {
  language: string;
  country: string | null;
  categories: string[];
  feed: string;
}

interface Row {
  title: string;
  source: string;
  domain: string;
  publishedAt: number | null;
  url: string;
  imageUrl: string | null;
  preview: string;
  signature: Uint8Array;
  language: string;
  country: string | null;
  categories: string;
  feed: string;
}

/** Every article of the index, newest first, undated ones last. */
export function* exportArticles(database: Database): Generator<ExportedArticle> {
  const rows = database
    .prepare(
      `SELECT title, source, domain, published_at AS publishedAt, url, image_url AS imageUrl, preview, signature,
              language, country, categories, feed
       FROM articles ORDER BY id DESC`,
    )
    .iterate() as unknown as IterableIterator<Row>;
  for (const row of rows) {
    yield {
      ...toArticle(row),
      language: row.language,
      country: row.country,
      categories: row.categories === '' ? [] : row.categories.split(','),
      feed: row.feed,
    };
  }
}
