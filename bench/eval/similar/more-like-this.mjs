import { fromDist } from '../../lib/dist.mjs';

const { stem } = await fromDist('analysis/stem.js');
const { functionWordsOf, words } = await fromDist('analysis/words.js');

const [K1, B] = [1.2, 0.75];

function termsOf(text) {
  const functionWords = functionWordsOf('en');
  const found = words(text, 'en').filter((word) => !functionWords.has(word));
  const terms = new Map();
  for (const word of found) {
    const term = stem(word, 'en');
    terms.set(term, (terms.get(term) ?? 0) + 1);
  }
  return terms;
}

/** BM25 of Robertson and Zaragoza (2009) over documents of terms. */
class Bm25 {
  constructor(documents) {
    this.documents = documents.map((terms) => ({
      terms,
      length: [...terms.values()].reduce((a, b) => a + b, 0),
    }));
    this.average = this.documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
    this.frequencies = new Map();
    for (const terms of documents)
      for (const term of terms.keys()) this.frequencies.set(term, (this.frequencies.get(term) ?? 0) + 1);
  }

  idf(term) {
    const n = this.frequencies.get(term) ?? 0;
    return Math.log(1 + (this.documents.length - n + 0.5) / (n + 0.5));
  }

  scores(query) {
    return this.documents.map(({ terms, length }) => {
      let score = 0;
      for (const [term, weight] of query) {
        const frequency = terms.get(term) ?? 0;
        if (frequency === 0) continue;
        const norm = K1 * (1 - B + (B * length) / this.average);
        score += (weight * this.idf(term) * frequency * (K1 + 1)) / (frequency + norm);
      }
      return score;
    });
  }
}

/** The number of terms of a query, the most discriminative: 25 as in Lucene, or all. */
const QUERIES = { 'BM25, 10 terms': 10, 'BM25, 25 terms': 25, 'BM25, all terms': Infinity };

/** "More like this" over title and preview: rankings by name. */
export function moreLikeThis(articles) {
  const index = new Bm25(articles.map(({ title, preview }) => termsOf(`${title} ${preview}`)));
  return Object.fromEntries(
    Object.entries(QUERIES).map(([name, most]) => {
      const rank = ({ title, preview }) => {
        const terms = [...termsOf(`${title} ${preview}`)].sort(
          ([a, x], [b, y]) => y * index.idf(b) - x * index.idf(a),
        );
        const scores = index.scores(terms.slice(0, most).map(([term]) => [term, 1]));
        const ranked = articles.map((article, i) => ({ article, score: scores[i] }));
        return ranked
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, 100)
          .map(({ article }) => article);
      };
      return [name, rank];
    }),
  );
}
