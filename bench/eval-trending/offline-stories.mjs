/**
 * Stories of a corpus that nobody has labelled, found at leisure: all texts of two days at once, title and description,
 * words weighted by their rarity in the whole corpus, clustered by average similarity (group-average linkage). Nothing
 * of it is shared with how the index groups headlines as they come.
 */
const LEAST_ALIKE = 0.24;
const TITLE_WEIGHT = 2;
const WORD = /[\p{L}\p{N}]{3,}/gu;

const wordsOf = (text) => text.toLowerCase().match(WORD) ?? [];

export function rarities(articles) {
  const counts = new Map();
  for (const { title, preview } of articles)
    for (const word of new Set(wordsOf(`${title} ${preview}`))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(articles.length / count)]));
}

function vectorOf({ title, preview }, rarity) {
  const vector = new Map();
  const add = (text, weight) => {
    for (const word of new Set(wordsOf(text)))
      vector.set(word, (vector.get(word) ?? 0) + weight * (rarity.get(word) ?? 0));
  };
  add(title, TITLE_WEIGHT);
  add(preview, 1);
  const length = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  return new Map([...vector].map(([word, value]) => [word, value / length]));
}

/** Sums of the similarities between all pairs, as rows. */
function similarities(vectors) {
  const rows = vectors.map(() => new Map());
  const postings = new Map();
  for (const [i, vector] of vectors.entries()) {
    for (const [word, value] of vector) {
      const list = postings.get(word) ?? [];
      for (const [j, other] of list) rows[i].set(j, (rows[i].get(j) ?? 0) + value * other);
      list.push([i, value]);
      postings.set(word, list);
    }
  }
  for (const [i, row] of rows.entries()) for (const [j, sum] of row) if (j < i) rows[j].set(i, sum);
  return rows;
}

/** The other cluster most like this one, or null. */
function nearest(i, rows, sizes) {
  let best = null;
  let most = LEAST_ALIKE;
  for (const [j, sum] of rows[i]) {
    const alike = sum / (sizes[i] * sizes[j]);
    if (alike > most) [best, most] = [{ j, alike }, alike];
  }
  return best;
}

/** Makes cluster `j` part of `i`. @returns the clusters that were near either. */
function merge(i, j, rows, sizes) {
  for (const [k, sum] of rows[j]) {
    rows[k].delete(j);
    if (k === i) continue;
    const both = (rows[i].get(k) ?? 0) + sum;
    rows[i].set(k, both);
    rows[k].set(i, both);
  }
  rows[j].clear();
  sizes[i] += sizes[j];
  return [i, ...rows[i].keys()];
}

/** @returns the number of each article's story, in their order. */
export function offlineStories(articles, rarity) {
  const rows = similarities(articles.map((article) => vectorOf(article, rarity)));
  // Far pairs never become near ones; without them each step looks at few.
  for (const row of rows) for (const [j, sum] of row) if (sum < LEAST_ALIKE / 4) row.delete(j);
  const sizes = articles.map(() => 1);
  const storyOf = articles.map((_, i) => i);
  const near = rows.map((_, i) => nearest(i, rows, sizes));
  for (;;) {
    let i = -1;
    for (const [k, one] of near.entries()) if (one !== null && (i === -1 || one.alike > near[i].alike)) i = k;
    if (i === -1) return storyOf;
    const { j } = near[i];
    near[j] = null;
    for (const k of merge(i, j, rows, sizes)) near[k] = nearest(k, rows, sizes);
    for (const [a, story] of storyOf.entries()) if (story === j) storyOf[a] = i;
  }
}
