import { fromDist } from '../../lib/dist.mjs';

const { categoriesOfUrl } = await fromDist('ingestion/normalize/categories-of.js');
const { publisherCategory } = await fromDist('ingestion/normalize/publisher-categories.js');
const { headlineCategories, namedCategories } = await fromDist('analysis/headline-categories.js');

const one = (topic) => (topic === null ? [] : [topic]);

/** Where a category may come from when the source says nothing, each alone and all together. */
const SIGNALS = {
  'section in the address': ({ url, language, title }) => categoriesOfUrl(url, language, null, title),
  'publisher of one topic': ({ source, domain }) => one(publisherCategory(source, domain)),
  'words of the headline': ({ title, preview, language }) => headlineCategories(title, preview, language),
  "category's name in the title": ({ title, preview, language }) => namedCategories(title, preview, language),
  'all, in this order': ({ categories }) => categories,
};

/** How many labelled articles each signal speaks for, how often it is right, and what a reading costs. */
export function measureSignals(normalised) {
  const labelled = normalised.filter(({ labels }) => labels.length > 0);
  const known = new Set(labelled.flatMap(({ labels }) => labels));
  return Object.entries(SIGNALS).map(([signal, read]) => {
    const before = process.cpuUsage();
    const told = labelled.map(({ article }) => read(article).filter((topic) => known.has(topic)));
    const { user } = process.cpuUsage(before);
    let [spoken, claims, right] = [0, 0, 0];
    told.forEach((topics, i) => {
      if (topics.length > 0) spoken++;
      claims += topics.length;
      right += topics.filter((topic) => labelled[i].labels.includes(topic)).length;
    });
    return {
      signal,
      coverage: spoken / labelled.length,
      precision: right / claims,
      microseconds: user / labelled.length,
    };
  });
}
