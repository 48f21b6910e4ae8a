import { indexedCorpus } from './indexed-corpus.mjs';

const DAY = 86_400;
const MOMENTS = 6;
const WINDOW = 7 * DAY;
const WANTED = 10;
/** A language with fewer labelled articles of a category cannot show ten. */
const MIN_ARTICLES = 100;

/** Moments spread over the corpus, each with a week behind it. */
function moments(published) {
  const sorted = [...published].sort((a, b) => a - b);
  const [first, last] = [sorted[Math.floor(sorted.length * 0.05)], sorted[Math.floor(sorted.length * 0.995)]];
  const from = first + WINDOW / 2;
  return Array.from({ length: MOMENTS }, (_, i) => Math.round(from + ((last - from) * i) / (MOMENTS - 1)));
}

/** What `/news/topic` answers for each labelled category at replayed moments, judged by the corpus's lists. */
export async function measureTopics(normalised, report) {
  const now = Math.floor(Date.now() / 1000);
  const byUrl = new Map(normalised.map((one) => [one.article.url, one]));
  const pairs = categoriesByLanguage(normalised);
  const tallies = new Map();
  for (const moment of moments(normalised.map(({ published }) => published))) {
    const shown = normalised.filter(({ published }) => published <= moment && published > moment - WINDOW);
    const service = indexedCorpus(
      shown.map(({ article, published }) => ({ ...article, publishedAt: published + now - moment })),
    );
    for (const [language, topic] of pairs) {
      const found = await service.answer({ categories: [topic], language, wanted: WANTED });
      const judged = found.map(({ url }) => byUrl.get(url));
      tally(tallies, topic, language, judged);
      for (const one of judged) if (!one.labels.includes(topic)) report(topic, language, one);
    }
    service.close();
  }
  return [...tallies.values()];
}

function categoriesByLanguage(normalised) {
  const counts = new Map();
  for (const { article, labels } of normalised) {
    for (const label of labels) {
      const key = `${article.language} ${label}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, count]) => count >= MIN_ARTICLES).map(([key]) => key.split(' '));
}

function tally(tallies, topic, language, judged) {
  const key = `${topic} ${language}`;
  const sum = tallies.get(key) ?? { topic, language, answers: 0, shown: 0, right: 0, known: 0 };
  sum.answers++;
  sum.shown += judged.length;
  sum.right += judged.filter(({ labels }) => labels.includes(topic)).length;
  sum.known += judged.filter(({ labels }) => labels.length > 0).length;
  tallies.set(key, sum);
}
