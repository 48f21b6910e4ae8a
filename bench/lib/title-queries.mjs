import { random } from './synthetic-articles.mjs';

/**
 * One to three consecutive words of titles, as readers search for an event. Each query once.
 *
 * @param articles with title and language.
 */
export function titleQueries(articles, count, seed) {
  const next = random(seed);
  const queries = new Map();
  while (queries.size < count) {
    const { title, language } = articles[Math.floor(next() * articles.length)];
    const words = title.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
    const length = 1 + Math.floor(next() * 3);
    if (words.length < length) continue;
    const at = Math.floor(next() * (words.length - length + 1));
    const topic = words.slice(at, at + length).join(' ');
    queries.set(`${language} ${topic}`, { topic, language });
  }
  return [...queries.values()];
}
