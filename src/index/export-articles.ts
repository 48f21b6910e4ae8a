import { type Article, toArticle } from '../articles/article.js';
import type { Database } from './sqlite.js';

/** One line of `index export`. */
export interface ExportedArticle extends Article {
  language: string;
  country: string | null;
  categories: string[];
  feed: string;
}

interface Row {
  id: number;
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

/** Read at a time: a statement that is iterated would hold up the log's checkpoint for as long as its reader likes. */
const PAGE = 500;

/** Every article of the index, newest first, undated ones last. */
export function* exportArticles(database: Database): Generator<ExportedArticle> {
  const page = database.prepare(
    `SELECT id, title, source, domain, published_at AS publishedAt, url, image_url AS imageUrl, preview, signature,
            language, country, categories, feed
     FROM articles WHERE id < ? ORDER BY id DESC LIMIT ${PAGE}`,
  );
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = page.all(before) as unknown as Row[];
    for (const row of rows) {
      yield {
        ...toArticle(row),
        language: row.language,
        country: row.country,
        categories: row.categories === '' ? [] : row.categories.split(','),
        feed: row.feed,
      };
    }
    if (rows.length < PAGE) return;
    before = rows.at(-1)!.id;
  }
}
