import { fromDist } from '../../lib/dist.mjs';

const { words } = await fromDist('analysis/words.js');
const { functionWordsOf } = await fromDist('analysis/words.js');
const { stem } = await fromDist('analysis/stem.js');

/** Average cosine from which two clusters are one event. */
const ONE_EVENT = 0.1;
const PREVIEW_WEIGHT = 0.5;

function vectorsOf(articles, language) {
  const ignored = functionWordsOf(language);
  const counted = articles.map(({ title, preview }) => {
    const counts = new Map();
    for (const [text, weight] of [
      [title, 1],
      [preview, PREVIEW_WEIGHT],
    ])
      for (const word of words(text, language)) {
        const key = stem(word, language);
        if (!ignored.has(word) && !counts.has(key)) counts.set(key, weight);
      }
    return counts;
  });
  const frequency = new Map();
  for (const counts of counted)
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return counted.map((counts) => {
    for (const [word, weight] of counts)
      counts.set(word, weight * Math.log((articles.length + 1) / (frequency.get(word) + 0.5)));
    const length = Math.hypot(...counts.values());
    for (const [word, weight] of counts) counts.set(word, weight / length);
    return counts;
  });
}

/** The sums of cosines between articles that share a word. */
function similarities(vectors) {
  const holders = new Map();
  const sums = vectors.map(() => new Map());
  for (const [i, vector] of vectors.entries())
    for (const [word, weight] of vector) {
      const some = holders.get(word) ?? [];
      for (const [j, other] of some) {
        const sum = (sums[i].get(j) ?? 0) + weight * other;
        sums[i].set(j, sum);
        sums[j].set(i, sum);
      }
      some.push([i, weight]);
      holders.set(word, some);
    }
  return sums;
}

/** Groups articles by event, by average linkage: independent of the order in which they came and of the index's rules. */
export function clustersOf(articles, language) {
  const sums = similarities(vectorsOf(articles, language));
  const members = articles.map((article) => [article]);
  const best = (i) => {
    let [found, similarity] = [-1, 0];
    for (const [j, sum] of sums[i]) {
      const average = sum / (members[i].length * members[j].length);
      if (average > similarity) [found, similarity] = [j, average];
    }
    return { found, similarity };
  };
  const nearest = members.map((_, i) => best(i));
  for (;;) {
    let next = -1;
    for (const [i, { similarity }] of nearest.entries())
      if (members[i] !== null && similarity > (nearest[next]?.similarity ?? ONE_EVENT)) next = i;
    if (next < 0) return members.filter((some) => some !== null);
    const { found } = nearest[next];
    members[next].push(...members[found]);
    members[found] = null;
    for (const [j, sum] of sums[found]) {
      sums[j].delete(found);
      if (j === next) continue;
      const total = (sums[next].get(j) ?? 0) + sum;
      sums[next].set(j, total);
      sums[j].set(next, total);
    }
    sums[found] = new Map();
    nearest[next] = best(next);
    for (const j of sums[next].keys()) nearest[j] = best(j);
    for (const [i, one] of nearest.entries())
      if (members[i] !== null && one.found === found) nearest[i] = best(i);
  }
}
