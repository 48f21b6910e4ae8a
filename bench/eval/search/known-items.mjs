import { random } from '../../lib/synthetic-articles.mjs';
import { fromDist } from '../../lib/dist.mjs';

const { functionWordsOf, words } = await fromDist('analysis/words.js');
const { areNearIdentical } = await fromDist('titles/near-identical.js');
const { titleSignature } = await fromDist('titles/title-signature.js');

const QUERIES = 1_000;
const MIN_WORD_LENGTH = 3;

/** Two to four of the rarest words of a headline, in its order; null when it has too few. */
function wordsOf(article, frequency, next) {
  const ignored = functionWordsOf(article.language);
  const content = [...new Set(words(article.title, article.language))].filter(
    (word) => !ignored.has(word) && word.length >= MIN_WORD_LENGTH,
  );
  const count = 2 + Math.floor(next() * 3);
  if (content.length < count) return null;
  const rarest = [...content].sort((a, b) => frequency.get(a) - frequency.get(b)).slice(0, count);
  return content.filter((word) => rarest.includes(word)).join(' ');
}

/** Articles somebody knows are there, each with what he remembers of its headline. */
export function knownItems({ articles }) {
  const frequency = new Map();
  for (const article of articles)
    for (const word of new Set(words(article.title, article.language)))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const next = random(5);
  const items = [];
  while (items.length < QUERIES) {
    const article = articles[Math.floor(next() * articles.length)];
    const typed = wordsOf(article, frequency, next);
    if (typed !== null) items.push({ article, typed, language: article.language });
  }
  return items;
}

/** At which place, from 1, each known item stands in its answer, as itself or told by another; 0 for not. */
export async function ranksOf(items, answerOf) {
  const ranks = [];
  for (const item of items) {
    const { url, title, language } = item.article;
    const signature = titleSignature(title, language);
    const isIt = (found) => found.url === url || areNearIdentical(found.signature, signature);
    const answer = await answerOf(item);
    ranks.push(answer.findIndex(isIt) + 1);
    if (process.env.MISSES && ranks.at(-1) !== 1)
      console.log(ranks.at(-1), '|', item.typed, '|', title, '|', answer[0]?.title ?? '');
  }
  return ranks;
}

export const meanReciprocalRank = (ranks) =>
  ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
