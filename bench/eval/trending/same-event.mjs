import { fromDist } from '../../lib/dist.mjs';

const { functionWordsOf, words } = await fromDist('analysis/words.js');
const { stem } = await fromDist('analysis/stem.js');

const HOUR = 3600;
const WINDOW = 48 * HOUR;
/** Cosines from which two texts are of one event, and of one subject. */
const ONE_EVENT = 0.3;
const ONE_SUBJECT = 0.2;
const MIN_SHARED = 2;
/** Reports of a shown story that make it one about an item: a share, or a number. */
const MIN_SHARE = 1 / 5;
const MIN_REPORTS = 6;
const TEASER = { length: 250, weight: 0.5 };
/** German words are cut here: their compounds differ behind it. */
const CUT = { de: 7 };

/** The words of a text with their weights. */
function bagOf(title, teaser, language) {
  const ignored = functionWordsOf(language);
  const bag = new Map();
  for (const [text, weight] of [
    [title, 1],
    [teaser.slice(0, TEASER.length), TEASER.weight],
  ])
    for (const word of words(text, language)) {
      if (ignored.has(word)) continue;
      const key = language in CUT ? word.slice(0, CUT[language]) : stem(word, language);
      if (!bag.has(key)) bag.set(key, weight);
    }
  return bag;
}

/** Which texts are about one event at a moment, by the words of 48 hours: it knows nothing of the index's grouping. */
export class Events {
  bags = new Map();

  /** @param articles all of a corpus, with title, preview, url, domain and publishedAt. */
  constructor(articles, language) {
    this.language = language;
    this.articles = articles;
    for (const one of articles) this.bags.set(one.url, bagOf(one.title, one.preview, language));
  }

  /** @param now Unix seconds. */
  at(now) {
    this.recent = this.articles.filter(({ publishedAt }) => publishedAt <= now && publishedAt > now - WINDOW);
    this.frequency = new Map();
    for (const { url } of this.recent)
      for (const word of this.bags.get(url).keys())
        this.frequency.set(word, (this.frequency.get(word) ?? 0) + 1);
    this.vectors = new Map(this.recent.map(({ url }) => [url, this.vectorOf(this.bags.get(url))]));
    return this;
  }

  vectorOf(bag) {
    const rarity = (word) => Math.log((this.recent.length + 1) / ((this.frequency.get(word) ?? 0) + 0.5));
    const vector = new Map([...bag].map(([word, weight]) => [word, weight * rarity(word)]));
    return { vector, length: Math.hypot(...vector.values()) };
  }

  textOf(title, teaser = '') {
    return this.vectorOf(bagOf(title, teaser, this.language));
  }

  /** The registrable domains of the articles of 48 hours that are of an item's event. */
  publishersOf(item) {
    const of = this.recent.filter(({ url }) => cosine(item, this.vectors.get(url)) >= ONE_EVENT);
    return new Set(of.map(({ domain }) => domain)).size;
  }

  areOne = (a, b) => cosine(a, b) >= ONE_EVENT;

  /** Whether a shown story, by its headline and its reports, is about an item. */
  isAbout(shown, reports, item) {
    if (cosine(this.textOf(shown.title, shown.preview), item) >= ONE_EVENT) return true;
    const known = reports.flatMap((url) => this.vectors.get(url) ?? []);
    const near = known.map((one) => cosine(item, one));
    const related = near.filter((similarity) => similarity >= ONE_SUBJECT).length;
    return (
      near.some((similarity) => similarity >= ONE_EVENT) &&
      (related >= known.length * MIN_SHARE || related >= MIN_REPORTS)
    );
  }
}

function cosine(a, b) {
  const [few, many] = a.vector.size < b.vector.size ? [a, b] : [b, a];
  let [product, shared] = [0, 0];
  for (const [word, weight] of few.vector) {
    const other = many.vector.get(word);
    if (other === undefined) continue;
    product += weight * other;
    shared++;
  }
  return shared < MIN_SHARED ? 0 : product / (a.length * b.length);
}
