import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRows, secondsOf } from '../../lib/corpus-articles.mjs';

/**
 * One headline with its text, as the evaluation uses it.
 * @typedef {{ title: string, preview: string, language: string | null, source: string, published: number | null,
 *   lazy: string | null }} Headline
 */

const seconds = (date) => {
  const time = Date.parse(date);
  return Number.isFinite(time) ? Math.floor(time / 1000) : null;
};

/** The project's own sentences: a file a language, with a query for each as a person in a hurry types it. */
export function readSentences(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => {
      const [, ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
      return lines.map((line) => {
        const [title, preview, lazy] = line.split('\t');
        return { title, preview, lazy, language: file.slice(0, -4), source: 'Own', published: null };
      });
    });
}

/** Titles with description in 30 languages, each with its language. */
export function readBriefings(folder) {
  const path = join(folder, 'briefings-30-languages', 'sample_articles_locs.json');
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, 'utf8')).map((row) => ({
    title: row.title ?? '',
    preview: row.description ?? '',
    language: row.language,
    source: row['source-name'] ?? '',
    published: seconds(row.publishedAt),
    lazy: null,
  }));
}

/** Front pages of 2020 from 54 countries, without a language. */
export function readFrontPages(folder) {
  const path = join(folder, 'newsapi-2020', 'articles.jsonl.gz');
  if (!existsSync(path)) return [];
  return readRows(path).map((row) => ({
    title: row.title ?? '',
    preview: row.description ?? '',
    language: null,
    source: row.source?.name ?? '',
    published: secondsOf(row),
    lazy: null,
  }));
}
