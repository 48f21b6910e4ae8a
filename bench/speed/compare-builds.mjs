/**
 * CPU of parsing feeds and of analyzing articles, as a ratio to another build: both in turns in one process, each
 * document and each part of the articles measured on its own, so that other load on the machine affects both alike.
 *
 *   npm run build && node bench/speed/compare-builds.mjs OTHER-DIST FOLDER [turns = 15]
 *
 * FOLDER has `feed-fixtures/`, of which documents of 6 to 400 KB are read, and the corpora of articles. `DIST` names
 * the build that is measured.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromDist } from '../lib/dist.mjs';
import { readNaturalArticles } from '../lib/natural-articles.mjs';
import { percentile, table } from '../lib/report.mjs';

const [otherDist, folder, turns = '15'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the other build and the folder of the test input.');
const other = pathToFileURL(`${resolve(otherDist)}/`);
const both = async (path, name) => [(await import(new URL(path, other)))[name], (await fromDist(path))[name]];

/** Turns in which code is compiled, and parts of the articles. */
const WARM_UP = 3;
const PARTS = 40;
const ARTICLES_PER_PART = 250;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

function timeOf(work, input) {
  const before = cpu();
  work(input);
  return cpu() - before;
}

/** Microseconds by input of each of two functions, the least of all turns. */
function compare(works, inputs) {
  const least = works.map(() => inputs.map(() => Infinity));
  for (let turn = 0; turn < WARM_UP + Number(turns); turn++) {
    for (const [i, input] of inputs.entries()) {
      const order = (turn + i) % 2 === 0 ? [0, 1] : [1, 0];
      for (const one of order) {
        const time = timeOf(works[one], input);
        if (turn >= WARM_UP) least[one][i] = Math.min(least[one][i], time);
      }
    }
  }
  return least;
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

function rowOf(name, count, [others, ours]) {
  const ratios = ours.map((time, i) => time / others[i]);
  return [
    name,
    count,
    sum(others) / count,
    sum(ours) / count,
    sum(ours) / sum(others),
    percentile(ratios, 50),
  ];
}

async function compareParsing() {
  const works = await both('feeds/parse-feed.js', 'parseFeed');
  const root = join(folder, 'feed-fixtures');
  const now = Math.floor(Date.now() / 1000);
  const context = { url: 'https://site.example/feed', contentType: null, now };
  const itemsOf = (parse, bytes) => {
    try {
      return parse(bytes, context).items.length;
    } catch {
      return 0;
    }
  };
  const documents = readdirSync(root, { recursive: true })
    .filter((path) => /\.(?:xml|rss|atom|json|rdf)$/.test(path))
    .map((path) => readFileSync(join(root, path)))
    .filter(({ length }) => length > 6_000 && length < 400_000)
    .filter((bytes) => works.every((parse) => itemsOf(parse, bytes) > 0));
  const items = sum(documents.map((bytes) => itemsOf(works[1], bytes)));
  const parse = works.map((work) => (bytes) => work(bytes, context));
  return rowOf('an item of a feed', items, compare(parse, documents));
}

async function compareAnalysis() {
  const works = await both('index/tokens.js', 'analyzeArticle');
  const articles = readNaturalArticles(folder);
  const parts = Array.from({ length: PARTS }, (_, i) => {
    const start = Math.floor((i * (articles.length - ARTICLES_PER_PART)) / PARTS);
    return articles.slice(start, start + ARTICLES_PER_PART);
  });
  const analyze = works.map((work) => (part) => part.forEach((article) => work(article)));
  return rowOf('analysis of an article', PARTS * ARTICLES_PER_PART, compare(analyze, parts));
}

const rows = [await compareParsing(), await compareAnalysis()];
const text = table(
  ['work', 'count', 'other, µs', 'this, µs', 'ratio', 'median ratio'],
  rows.map(([name, count, others, ours, ...ratios]) => [
    name,
    count,
    others.toFixed(0),
    ours.toFixed(0),
    ...ratios.map((ratio) => ratio.toFixed(2)),
  ]),
);
console.log(text);
