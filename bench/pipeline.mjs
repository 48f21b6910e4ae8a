// What the pipeline costs a request: near-identical titles, diversity and the whole of it over 400 candidates.
//
//   npm run build && node bench/pipeline.mjs [corpus.jsonl.gz]
//
// Titles are made of invented words, a third of them sharing most of their words with another; a corpus of one
// `{"title": …, "url": …}` object a line is used instead when given.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = process.env.DIST ?? path.join(here, '../dist');
const load = (name) =>
  import(
    path.join(dist, name.includes('/') && !name.startsWith('steps') ? `${name}.js` : `articles/${name}.js`)
  );
const { titleSignature } = await load('titles/title-signature');
const { publisherHost } = await load('publisher-host');
const { registrableDomain } = await load('registrable-domain');
const { CandidateGroups } = await load('candidate-groups');
const { selectDiverse } = await load('steps/select-diverse');
const { ArticlePipelineService } = await load('article-pipeline.service');

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

function corpusTitles(file, count) {
  const bytes = fs.readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim().split('\n');
  return lines
    .slice(0, 20 * count)
    .map((line) => JSON.parse(line))
    .filter(({ title, url }) => title && url)
    .slice(0, count);
}

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
  times.sort((a, b) => a - b);
  return [times[RUNS / 2], times[Math.floor(RUNS * 0.99)], user / 1000 / RUNS]
    .map((ms) => ms.toFixed(3).padStart(8))
    .join(' ');
}

const rows = process.argv[2] ? corpusTitles(process.argv[2], CANDIDATES) : inventedTitles(CANDIDATES);
const candidates = rows.map(candidate);
const none = () => false;
function mergeNearIdentical() {
  const groups = new CandidateGroups(none);
  for (const [rank, one] of candidates.entries()) groups.add(one, rank);
  return groups.survivors();
}
const merged = mergeNearIdentical();
const pipeline = new ArticlePipelineService({ aggregatorDomains: ['msn.com'] });
const pages = (size) => {
  let at = 0;
  return async () => (at >= candidates.length ? null : candidates.slice(at, (at += size)));
};

console.log(
  `${candidates.length} candidates, ${merged.length} after merging; ms:      p50      p99      cpu`,
);
const line = async (name, work) => console.log(`${name.padEnd(42)} ${await measure(work)}`);
await line('titleSignature, all', () => rows.map(({ title }) => titleSignature(title, 'en')));
await line('merging near-identical titles', mergeNearIdentical);
await line('selectDiverse, limit 100', () => selectDiverse(merged, 100));
await line('assemble, limit 10, pages of 100', () =>
  pipeline.assemble(pages(100), { limit: 10, since: null }),
);
await line('assemble, limit 100, one page', () => pipeline.assemble(pages(400), { limit: 100, since: null }));
