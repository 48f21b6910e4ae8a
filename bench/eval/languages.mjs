/**
 * Quality by language: recall of headlines by their own words and by the same words typed in a hurry, recall of section
 * names, and accuracy of language detection.
 *
 *   npm run eval:languages -- [folder with briefings-30-languages/, newsapi-2020/, category-terms/]
 *
 * Without a folder only the project's own sentences are measured. `DIST` names another build than `dist`, `MISSES`
 * (a language code, `all`, `detect` or `words`) prints what was not found, `QUERIES` bounds the queries a language
 * (default 150), `SENTENCES` names another folder of headlines of our own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCategoryWords } from './languages/category-words.mjs';
import { headlineWords, rarestWords } from './languages/headline-words.mjs';
import { lazyQuery } from './languages/lazy-query.mjs';
import { readBriefings, readFrontPages, readSentences } from './languages/read-corpora.mjs';
import { fromDist } from '../lib/dist.mjs';
import { percentile, table } from '../lib/report.mjs';
import { indexProviderOf, searchServiceOf } from '../lib/search-service.mjs';

const folder = process.argv[2];
const most = Number(process.env.QUERIES ?? 150);
const here = fileURLToPath(new URL('.', import.meta.url));

const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');
const { resolveLanguage } = await fromDist('ingestion/normalize/resolve-language.js');
const { IndexWriter } = await fromDist('index/index-writer.js');
const { IndexReader } = await fromDist('index/index-reader.js');
const { parseText } = await fromDist('search/parse-text.js');
const { QUERY_WITHOUT_LIMITS } = await fromDist('search/search-query.js');
const { ArticlePipelineService } = await fromDist('articles/article-pipeline.service.js');
const { areNearIdentical } = await fromDist('titles/near-identical.js');
const { titleSignature } = await fromDist('titles/title-signature.js');
const { functionWordsOf } = await fromDist('analysis/words.js');
const { supportedLanguage } = await fromDist('languages/find-language.js');
const { sectionCategories } = await fromDist('analysis/sections.js');

const codeOf = (tag) => supportedLanguage(tag)?.code ?? null;
const sentences = readSentences(
  process.env.SENTENCES ?? join(here, '..', '..', 'test', 'fixtures', 'sentences'),
);
const briefings = folder === undefined ? [] : readBriefings(folder);
const frontPages = folder === undefined ? [] : readFrontPages(folder);
const headlines = [...sentences, ...briefings, ...frontPages];

const now = Math.floor(Date.now() / 1000);
const newest = headlines.reduce((latest, { published }) => Math.max(latest, published ?? 0), 0);

function toIndexArticle(headline, i) {
  const publisher =
    headline.lazy === null ? encodeURIComponent(headline.source).replace(/\W/g, '') : `own${i}`;
  const url = `https://feed-${publisher}.example/${i}`;
  const item = {
    id: url,
    url,
    title: headline.title,
    text: headline.preview,
    publishedAt: headline.published === null ? now - 3600 : headline.published + now - newest,
    imageUrl: null,
    language: headline.language,
    categories: [],
    publisher: null,
  };
  const source = { url, title: headline.source, language: null, country: null, categories: [], site: null };
  return normalizeItem(item, { feed: { title: '', language: null }, source, now });
}

const dataDir = mkdtempSync(join(tmpdir(), 'news-languages-'));
const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
const articles = [];
headlines.forEach((headline, i) => {
  const article = toIndexArticle(headline, i);
  if (article === null) return;
  const code = codeOf(headline.language ?? article.language);
  if (code !== null) articles.push({ article, headline, code });
});
for (let i = 0; i < articles.length; i += 200)
  writer.write(articles.slice(i, i + 200).map((one) => one.article));
writer.close();

const index = IndexReader.open(dataDir);
const settings = { aggregatorDomains: [] };
const service = searchServiceOf([indexProviderOf(index, [])]);
const pipeline = new ArticlePipelineService(settings);
const times = [];

/** Where a headline stands in the answer to a query, from 1; 0 when it is not among the first ten. */
async function rankOf({ article, code }, typed) {
  const parsed = parseText(typed);
  const query = { ...QUERY_WITHOUT_LIMITS, intent: 'text', text: typed, parsed, language: code, wanted: 10 };
  const source = service.candidates(query);
  const start = performance.now();
  const { articles: found } = await pipeline.assemble((saturated) => source.next(saturated), {
    limit: 10,
    since: null,
  });
  times.push(performance.now() - start);
  const signature = titleSignature(article.title, article.language);
  const rank =
    found.findIndex((one) => one.url === article.url || areNearIdentical(one.signature, signature)) + 1;
  if (rank === 0 && (process.env.MISSES === code || process.env.MISSES === 'all'))
    console.log(`${code} | ${typed} | ${article.title}`);
  return rank;
}

const byLanguage = new Map();
for (const one of articles) {
  if (!byLanguage.has(one.code)) byLanguage.set(one.code, []);
  byLanguage.get(one.code).push(one);
}

/** The project's own headlines first, then an even choice from the corpora. */
function chosen(all) {
  const own = all.filter(({ headline }) => headline.lazy);
  const others = all.filter(({ headline }) => !headline.lazy);
  const step = Math.max(1, others.length / Math.max(1, most - own.length));
  return [
    ...own,
    ...Array.from({ length: Math.floor(others.length / step) }, (_, i) => others[Math.floor(i * step)]),
  ];
}

async function searchIn(code, all) {
  const frequency = new Map();
  for (const { article } of all)
    for (const word of headlineWords(article.title, code))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const ignored = functionWordsOf(code);
  const [exact, lazy] = [[], []];
  for (const [i, one] of chosen(all).entries()) {
    const rarest = rarestWords(one.article.title, code, { count: 2 + (i % 2), ignored, frequency });
    if (rarest !== null) exact.push(await rankOf(one, rarest.join(' ')));
    if (one.headline.lazy) lazy.push(await rankOf(one, one.headline.lazy));
    else if (rarest !== null) lazy.push(await rankOf(one, lazyQuery(rarest.slice(0, 2), code)));
  }
  return { exact, lazy };
}

/** Recognised with nothing declared; corpora without a language say nothing. */
function recognised(all) {
  const known = all.filter(({ headline }) => headline.language !== null);
  const right = known.filter(({ headline, code }) => {
    const text = `${headline.title}\n${headline.preview}`;
    const found = codeOf(resolveLanguage({ item: null, feed: null, list: null, country: null, text }));
    if (found !== code && process.env.MISSES === `detect`)
      console.log(`${code} taken for ${found} | ${headline.title}`);
    return found === code || (headline.lazy === null && found?.startsWith(`${code}-`));
  });
  return [right.length, known.length];
}

const share = (part, whole) => (whole === 0 ? '–' : (part / whole).toFixed(2));
const success = (ranks, within) =>
  share(ranks.filter((rank) => rank > 0 && rank <= within).length, ranks.length);
const categoryWords = readCategoryWords(folder, codeOf);
const rows = [];
const all = { articles: 0, exact: [], lazy: [], words: [0, 0], recognised: [0, 0] };
for (const code of [...byLanguage.keys()].sort()) {
  const ofLanguage = byLanguage.get(code);
  const { exact, lazy } = await searchIn(code, ofLanguage);
  const terms = categoryWords.get(code) ?? [];
  const understood = terms.filter(([topic, term]) => sectionCategories([term], code).includes(topic)).length;
  const [right, known] = recognised(ofLanguage);
  if (process.env.MISSES === 'words')
    for (const [topic, term] of terms)
      if (!sectionCategories([term], code).includes(topic)) console.log(code, topic, term);
  rows.push([
    code,
    ofLanguage.length,
    success(exact, 1),
    success(exact, 10),
    success(lazy, 10),
    terms.length === 0 ? '–' : `${understood}/${terms.length}`,
    share(right, known),
  ]);
  all.articles += ofLanguage.length;
  all.exact.push(...exact);
  all.lazy.push(...lazy);
  all.words = [all.words[0] + understood, all.words[1] + terms.length];
  all.recognised = [all.recognised[0] + right, all.recognised[1] + known];
}
rows.push([
  'all',
  all.articles,
  success(all.exact, 1),
  success(all.exact, 10),
  success(all.lazy, 10),
  all.words.join('/'),
  share(...all.recognised),
]);
index.close();
rmSync(dataDir, { recursive: true });
console.log(
  table(['language', 'articles', 'exact @1', 'exact @10', 'lazy @10', 'category words', 'recognised'], rows),
);
console.log(
  `\n${times.length} searches with pipeline, p50 / p99: ${percentile(times, 50).toFixed(2)} / ${percentile(times, 99).toFixed(2)} ms`,
);
