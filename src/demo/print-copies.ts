import { EDITIONS } from './editions/editions.js';
import { printArticles } from './print-articles.js';
import type { PrintedArticle } from './printed-article.js';
import { type Publisher, PUBLISHERS } from './publishers.js';
import { seededNumber } from './seeded-number.js';

/** An aggregator comes a little later than those it copies. */
const SECONDS_LATER = 180;

/**
 * What an aggregator has copied from the ordinary papers of its language: same headline with the publisher behind
 * it, always with a picture; every other article names its publisher, the rest pass as the aggregator's own.
 */
export function printCopies(aggregator: Publisher, opening: number, pictures: string): PrintedArticle[] {
  const language = EDITIONS[aggregator.edition].language;
  return PUBLISHERS.filter(
    ({ edition, peculiarity }) => !peculiarity && EDITIONS[edition].language.startsWith(language),
  )
    .flatMap((paper) => printArticles(paper, opening, pictures).map((article) => ({ paper, article })))
    .map(({ paper, article }, index) => {
      const number = Math.floor(seededNumber(article.id) * 1e9);
      return {
        ...article,
        id: `${aggregator.id}:${number}`,
        url: `https://www.${aggregator.id}.example/story/${number}`,
        title: `${article.title} - ${paper.name}`,
        publishedAt: Math.min(opening, (article.publishedAt ?? opening) + SECONDS_LATER),
        pictureUrl: `${pictures}/${number}.png`,
        origin: index % 2 === 0 ? { name: paper.name, url: `https://www.${paper.id}.example/` } : null,
      };
    });
}
