import { readFileSync } from 'node:fs';
import type { IndexArticle } from '../../src/index/index-article.js';
import { CATEGORIES } from '../../src/languages/categories.js';
import { anIndexArticle } from './index-article-factory.js';

const HOUR = 3600;

/** Mulberry32: the same numbers for the same seed, from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PAPERS = [
  'Courier',
  'Herald',
  'Gazette',
  'Post',
  'Mirror',
  'Tribune',
  'Echo',
  'Star',
  'Times',
  'Globe',
];
const COUNTRIES = ['GB', 'US', 'AU', null];

/** Headlines as publishers write them, many of them nearly the same as another. */
const headlines = (language: string): string[] =>
  readFileSync(`test/fixtures/headlines/${language}.txt`, 'utf8').trim().split('\n');

/**
 * Some 1,000 articles of two languages, the same for the same moment: a few large publishers and many small ones, an
 * aggregator's copies, most of the last days, some undated.
 *
 * @param now Unix seconds.
 */
export function naturalArticles(now: number): IndexArticle[] {
  const next = numbersFrom(17);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  return ['en', 'de'].flatMap((language) => {
    const all = headlines(language);
    return all.map((title, n): IndexArticle => {
      const paper = Math.floor(40 * next() ** 3);
      const domain = next() < 0.04 ? 'msn.com' : `${PAPERS[paper % 10]!.toLowerCase()}${paper}.example`;
      const host = next() < 0.2 ? `news.${domain}` : domain;
      const isDated = next() > 0.03;
      return anIndexArticle({
        feed: `https://${host}/${language}.xml`,
        guid: `${language}-${n}`,
        url: `https://${host}/${language}/${n}`,
        title,
        source: host,
        domain,
        sourceName: `The ${PAPERS[paper % 10]} ${paper}`,
        publishedAt: isDated ? now - Math.floor(240 * HOUR * next() ** 2) : null,
        imageUrl: next() < 0.6 ? `https://images.example/${n}.jpg` : null,
        preview: next() < 0.9 ? pick(all) : '',
        language: language === 'en' && next() < 0.3 ? 'en-GB' : language,
        country: language === 'de' ? 'DE' : COUNTRIES[paper % 4]!,
        categories: next() < 0.7 ? [pick(CATEGORIES)] : [],
        seenAt: now - 60,
      });
    });
  });
}
