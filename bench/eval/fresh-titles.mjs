/**
 * Whether a search finds the titles of the last two days: a corpus is replayed through one index, and at eight moments the
 * distinguishing words of some of those titles are searched.
 *
 *   node bench/eval/fresh-titles.mjs <articles.jsonl.gz>… [--language en] [--titles 240] [--show]
 *
 * A query is one, two or three words of a title, the rarest that another title of the two days has, too. It counts where at
 * most ten of those titles, after merging, have all its words in any form; each of these titles is then shown or missed, and
 * a title near-identical to a shown one is shown. Titles whose publishers have their share of the page (a quarter) are
 * reported apart: source diversity admits no more of them. `DIST` names another build than `dist`.
 */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';

import { checkResults, reportRow } from '../lib/eval-rows.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    titles: { type: 'string', default: '240' },
    show: { type: 'boolean', default: false },
  },
});
const ROW = 'fresh titles on the first page';
const MIN_SHOWN = 0.87;
const DAY = 86_400;
const WINDOWS = 8;
const PAGE = 10;
const MIN_LETTERS = 3;

const paths = positionals.filter((path) => existsSync(path));
if (paths.length === 0) {
  reportRow(ROW, 'no corpus given', '', `≥ ${MIN_SHOWN}`, null);
  process.exit(0);
}

const { fromDist } = await import('../lib/dist.mjs');
const { readPublishersArticles } = await import('../lib/publishers-articles.mjs');
const { random } = await import('../lib/synthetic-articles.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { lemmaOf } = await fromDist('analysis/lemmas.js');
const { functionWordsOf, words } = await fromDist('analysis/words.js');
const { domainQuota } = await fromDist('articles/select-diverse.js');
const { analysisLanguage } = await fromDist('languages/find-language.js');
const { areNearIdentical } = await fromDist('titles/near-identical.js');
const { titleSignature } = await fromDist('titles/title-signature.js');

const { language } = options;
const isAlike = (article) => (other) => areNearIdentical(article.signature, other.signature);

/** The titles of two days by the lemmas of their words. */
class FreshTitles {
  byLemma = new Map();

  constructor(articles) {
    this.articles = articles;
    for (const article of articles)
      for (const lemma of new Set(words(article.title, language).map((word) => lemmaOf(word, language))))
        this.byLemma.set(lemma, (this.byLemma.get(lemma) ?? new Set()).add(article));
  }

  withWord(word) {
    return this.byLemma.get(lemmaOf(word, language)) ?? new Set();
  }

  /** The rarest words of a title that another title has, too. */
  distinguishing({ title }, count) {
    const ignored = functionWordsOf(language);
    const chosen = [...new Set(words(title, language))].filter(
      (word) => word.length >= MIN_LETTERS && /^\p{L}/u.test(word) && !ignored.has(word),
    );
    const known = chosen.map((word) => ({ word, titles: this.withWord(word).size }));
    const shared = known.filter(({ titles }) => titles > 1).sort((a, b) => a.titles - b.titles);
    return shared.slice(0, count).map(({ word }) => word);
  }

  withAll(typed) {
    const [first, ...others] = typed.map((word) => this.withWord(word));
    return [...first].filter((article) => others.every((some) => some.has(article)));
  }
}

class Shares {
  titles = 0;
  shown = 0;
  beyondShare = 0;
  queries = 0;
  articles = 0;

  add(page, expected) {
    const quota = domainQuota(page.length);
    const hasRoom = ({ domain }) => page.filter((one) => one.domain === domain).length < quota;
    this.queries++;
    this.articles += page.length;
    const missed = expected.filter((article) => !page.some(isAlike(article)));
    const beyond = missed.filter((article) => !expected.filter(isAlike(article)).some(hasRoom));
    this.titles += expected.length;
    this.shown += expected.length - missed.length;
    this.beyondShare += beyond.length;
    return missed.filter((article) => !beyond.includes(article));
  }
}

async function measure(path) {
  const articles = readPublishersArticles(path).filter((one) => analysisLanguage(one.language) === language);
  const index = new ReplayedIndex(articles, 600);
  const next = random(1);
  const byLength = new Map([1, 2, 3].map((length) => [length, new Shares()]));
  const [first, last] = [articles[0].publishedAt + 2 * DAY, articles.at(-1).publishedAt];
  for (let window = 1; window <= WINDOWS; window++) {
    const at = index.endOfRound(first + ((last - first) * window) / WINDOWS);
    index.advanceTo(at);
    const fresh = articles
      .filter(({ publishedAt }) => publishedAt <= at && publishedAt > at - 2 * DAY)
      .map((article) => ({ ...article, signature: titleSignature(article.title, language) }));
    const titles = new FreshTitles(fresh);
    const seen = new Set();
    for (let n = 0; n < Number(options.titles); n++) {
      const typed = titles.distinguishing(fresh[Math.floor(next() * fresh.length)], 1 + (n % 3));
      const topic = typed.join(' ');
      if (typed.length !== 1 + (n % 3) || seen.has(topic)) continue;
      seen.add(topic);
      const expected = titles.withAll(typed);
      if (expected.filter((one, i) => !expected.slice(0, i).some(isAlike(one))).length > PAGE) continue;
      const page = await index.page({ path: '/news', topic, language });
      checkResults(page);
      const missed = byLength.get(typed.length).add(page, expected);
      if (options.show) for (const { title, domain } of missed) console.log(`${topic}\t${domain}\t${title}`);
    }
  }
  index.close();
  return { byLength, publishers: new Set(articles.map(({ domain }) => domain)).size };
}

const sum = (shares, name) => shares.reduce((total, one) => total + one[name], 0);

for (const path of paths) {
  const { byLength, publishers } = await measure(path);
  const all = [...byLength.values()];
  for (const [length, { queries, titles, shown, beyondShare }] of byLength)
    console.log(
      `${length} words: ${queries} queries, ${titles} titles, ${shown} shown, ${beyondShare} beyond a share`,
    );
  const [titles, shown, beyond] = ['titles', 'shown', 'beyondShare'].map((name) => sum(all, name));
  const length = (sum(all, 'articles') / sum(all, 'queries')).toFixed(1);
  const on = `${basename(dirname(path))}, ${language}, ${publishers} publishers, ${titles} titles, ${length} articles a page`;
  const share = shown / titles;
  const within = `${(shown / (titles - beyond)).toFixed(3)} of those within a share`;
  reportRow(ROW, on, `${share.toFixed(3)}, ${within}`, `≥ ${MIN_SHOWN}`, share >= MIN_SHOWN);
}
