// CPU of the pipeline per request: near-identical titles, diversity, and the complete pipeline over 400 candidates.
//
//   npm run build && node bench/speed/pipeline.mjs [corpus.jsonl.gz]
//
// Titles are made of invented words, a third of them sharing most of their words with another; a corpus of one
// `{"title": …, "url": …, "publishedAt": …}` object a line is used instead when given.
import { readRows } from '../lib/corpus-articles.mjs';
import { fromDist } from '../lib/dist.mjs';
import { percentile, table } from '../lib/report.mjs';

const { titleSignature } = await fromDist('titles/title-signature.js');
const { publisherHost } = await fromDist('articles/urls.js');
const { registrableDomain } = await fromDist('articles/urls.js');
const { CandidateGroups } = await fromDist('articles/candidate-groups.js');
const { selectDiverse } = await fromDist('articles/select-diverse.js');
const { ArticlePipelineService } = await fromDist('articles/article-pipeline.service.js');

const CANDIDATES = 400;
const RUNS = 200;

/** Park and Miller's generator: the same titles in every run. */
function randomOf(seed) {
  let state = seed;
  return (below) => (state = (state * 48271) % 2147483647) % below;
}

function inventedTitles(count) {
  const random = randomOf(7);
  const vocabulary = Array.from({ length: 3000 }, (_, i) => `w${(i * 7919).toString(36)}`);
  const titles = [];
  while (titles.length < count) {
    const words = Array.from({ length: 8 + random(5) }, () => vocabulary[random(3000)]);
    words[0] = vocabulary[random(20)];
    titles.push(words.join(' '));
    if (random(3) === 0) titles.push([...words.slice(0, -1), vocabulary[random(3000)]].join(' '));
  }
  return titles.slice(0, count).map((title, i) => ({ title, url: `https://site${i % 90}.example/${i}` }));
}

const corpusTitles = (file, count) =>
  readRows(file)
    .filter(({ title, url }) => title && url)
    .slice(0, count);

function candidate({ title, url }, i) {
  const source = publisherHost(url);
  return {
    title,
    source,
    domain: registrableDomain(source),
    publishedAt: 1_780_000_000 - i * 60,
    url,
    imageUrl: null,
    preview: '',
    signature: titleSignature(title, 'en'),
  };
}

/** Wall clock at the 50th and 99th percentile, and processor time a run, which a busy machine blurs less. */
async function measure(work) {
  const times = [];
  const before = process.cpuUsage();
  for (let i = 0; i < RUNS; i++) {
    const start = process.hrtime.bigint();
    await work();
    times.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  const { user } = process.cpuUsage(before);
  return [percentile(times, 50), percentile(times, 99), user / 1000 / RUNS].map((ms) => ms.toFixed(3));
}

const rows = process.argv[2] ? corpusTitles(process.argv[2], CANDIDATES) : inventedTitles(CANDIDATES);
const candidates = rows.map(candidate);
const none = () => false;
function mergeNearIdentical() {
  const groups = new CandidateGroups(none);
  for (const [rank, one] of candidates.entries()) groups.add(one, rank);
  return groups.representatives();
}
const merged = mergeNearIdentical();
const pipeline = new ArticlePipelineService({ aggregatorDomains: ['msn.com'] });
const pages = (size) => {
  let at = 0;
  return async () => (at >= candidates.length ? null : candidates.slice(at, (at += size)));
};

const WORK = {
  'titleSignature, all': () => rows.map(({ title }) => titleSignature(title, 'en')),
  'merging near-identical titles': mergeNearIdentical,
  'selectDiverse, limit 100': () => selectDiverse(merged, 100),
  'assemble, limit 10, pages of 100': () => pipeline.assemble(pages(100), { limit: 10, since: null }),
  'assemble, limit 100, one page': () => pipeline.assemble(pages(400), { limit: 100, since: null }),
};
const figures = [];
for (const [name, work] of Object.entries(WORK)) figures.push([name, ...(await measure(work))]);
const header = `${candidates.length} candidates, ${merged.length} after merging`;
console.log(table([header, 'p50 ms', 'p99 ms', 'processor ms'], figures));
