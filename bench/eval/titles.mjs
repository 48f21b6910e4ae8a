// Near-identical titles, measured: precision and recall on labelled pairs.
//
//   npm run build && node bench/eval/titles.mjs [folder of headline corpora] [--show N]
//
// Always: the pairs in test/fixtures/title-pairs. With a folder, whichever of these it holds: STS headline pairs
// (`sts-*.tsv`: score, a, b; 5 is the same, below 4 is not), groups of articles with one title at several hosts
// (`same-title-clusters*.jsonl.gz`), headlines edited under one address (`edited-titles*.tsv.gz`), and headlines
// of one story each (`uci-stories*.csv`), of which no whole story may be merged. `--show N` prints N wrong or
// merged pairs of each kind, for people to judge. With a folder `natural-title-pairs` beside that of the corpora:
// pairs as publishers wrote them, by grade and kind; half of them, by a hash of their ids, no rule was tuned on. With
// `newsapi-2020` beside it: the pairs of `titles/judged-pairs.tsv`; with the other corpora of articles, too, those
// of `titles/judged-news.tsv`, with titles as the service shows them.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRows, readText } from '../lib/corpus-articles.mjs';
import { fromDist } from '../lib/dist.mjs';
import { reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const { titleSignature } = await fromDist('titles/title-signature.js');
const { areNearIdentical } = await fromDist('titles/near-identical.js');
const { cleanTitle } = await fromDist('articles/clean-title.js');

const args = process.argv.slice(2);
const showAt = args.indexOf('--show');
const show = showAt === -1 ? 0 : Number(args.splice(showAt, 2)[1]);
const folder = args[0];

const same = (a, b, language) => areNearIdentical(titleSignature(a, language), titleSignature(b, language));

/** Every nth so that `count` are left: the same ones in every run. */
function spread(list, count) {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);
}

function print(title, pairs) {
  if (show === 0 || pairs.length === 0) return;
  console.log(`\n  ${title}:`);
  for (const [a, b, note] of spread(pairs, show)) console.log(`    ${note ?? ''}\t${a}\n    \t${b}`);
}

const total = { truePositive: 0, falsePositive: 0, missed: 0, pairs: 0 };

/** @param pairs [label, language, a, b]; label 1 is the same. */
function measure(name, pairs) {
  const counts = { truePositive: 0, falsePositive: 0, missed: 0 };
  const missed = [];
  const wrong = [];
  for (const [label, language, a, b] of pairs) {
    const merged = same(a, b, language);
    if (merged && label === 1) counts.truePositive++;
    else if (merged) {
      counts.falsePositive++;
      wrong.push([a, b, language]);
    } else if (label === 1) {
      counts.missed++;
      missed.push([a, b, language]);
    }
  }
  for (const key of Object.keys(counts)) total[key] += counts[key];
  total.pairs += pairs.length;
  report(name, pairs.length, counts);
  print('wrongly merged', wrong);
  print('missed', missed);
}

/** The rows of the table that is printed at the end. */
const figures = [];

function report(name, size, { truePositive, falsePositive, missed }) {
  const share = (part, whole) => (whole === 0 ? '–' : (part / whole).toFixed(4));
  const precision = share(truePositive, truePositive + falsePositive);
  const recall = share(truePositive, truePositive + missed);
  figures.push([name, size, precision, recall]);
}

function fixturePairs() {
  const fixtures = path.join(here, '../../test/fixtures/title-pairs');
  const files = fs.existsSync(fixtures)
    ? fs.readdirSync(fixtures).filter((file) => file.endsWith('.tsv'))
    : [];
  return files.sort().flatMap((file) =>
    readText(path.join(fixtures, file))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [label, language, a, b] = line.split('\t');
        return [label === 'same' ? 1 : 0, language, a, b];
      }),
  );
}

function stsPairs(file) {
  return readText(file)
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([score, a, b]) => a && b && (Number(score) === 5 || Number(score) < 4))
    .map(([score, a, b]) => [Number(score) === 5 ? 1 : 0, 'en', a, b]);
}

function languageOf(title) {
  return /[а-яё]/i.test(title) ? 'ru' : /[éèàçêœ]| (?:le|la|les|des|du|est|une?) /i.test(title) ? 'fr' : 'en';
}

/** Neighbours in each group, and as pairs that differ the same places of two groups. */
function clusterPairs(file) {
  const clusters = readText(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).map(({ title }) => title));
  const equal = clusters.flatMap((titles) =>
    titles.slice(1).map((title, i) => [1, languageOf(title), titles[i], title]),
  );
  return equal;
}

function clusterStrangers(file) {
  const titles = readText(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)[0].title);
  return titles.slice(1).map((title, i) => [0, languageOf(title), titles[i], title]);
}

function parseCsvLine(line) {
  return [...line.matchAll(/("(?:[^"\\]|""|\\.)*"|[^,]*)(?:,|$)/g)].map((m) =>
    m[1].startsWith('"') ? m[1].slice(1, -1).replaceAll('""', '"') : m[1],
  );
}

function uciStories(file) {
  const stories = new Map();
  for (const line of readText(file).split('\n').slice(1)) {
    const row = parseCsvLine(line);
    if (row.length < 8) continue;
    const ids = stories.get(row[5]) ?? new Map();
    if (!ids.has(row[1])) ids.set(row[1], row[0]);
    stories.set(row[5], ids);
  }
  return [...stories.values()];
}

/** Verdicts on merged pairs, by their ids: `one` when a reader would keep only one of them, `apart` otherwise. */
function judgedMerges() {
  const lines = readText(path.join(here, 'titles/judged-merges.tsv')).trim().split('\n');
  const cells = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
  return new Map(cells.map(([a, b, verdict]) => [`${a} ${b}`, verdict]));
}

function reportMerges(file, merged) {
  const judged = judgedMerges();
  const verdicts = merged.map(([, , ids]) => judged.get(ids));
  const known = verdicts.filter((verdict) => verdict !== undefined).length;
  const apart = verdicts.filter((verdict) => verdict === 'apart').length;
  const share = apart / Math.max(1, known);
  const on = `${path.basename(file)}, ${known} of ${merged.length} merged pairs judged`;
  reportRow(
    'whole-story over-merging',
    on,
    `${(100 * share).toFixed(1)}%`,
    '≤ 1%',
    known >= 100 && share <= 0.01,
  );
}

function measureStories(file) {
  let pairs = 0;
  const merged = [];
  let largest = 0;
  for (const ids of uciStories(file)) {
    const titles = [...ids.keys()];
    const signatures = titles.map((title) => titleSignature(title, 'en'));
    for (let i = 0; i < titles.length; i++) {
      let group = 1;
      for (let j = i + 1; j < titles.length; j++) {
        pairs++;
        if (!areNearIdentical(signatures[i], signatures[j])) continue;
        group++;
        merged.push([titles[i], titles[j], `${ids.get(titles[i])} ${ids.get(titles[j])}`]);
      }
      largest = Math.max(largest, group / titles.length);
    }
  }
  const share = ((100 * merged.length) / pairs).toFixed(2);
  const most = `largest share of one story ${(100 * largest).toFixed(1)}%`;
  figures.push([path.basename(file), pairs, `merged ${merged.length} (${share}%), ${most}`, '']);
  print('merged within a story: judge these', merged);
  reportMerges(file, merged);
}

function measureEdits(file) {
  const rows = readText(file)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(1, 3));
  const changed = rows.filter(([a, b]) => a && b && a !== b);
  const merged = changed.filter(([a, b]) => same(a, b, languageOf(a)));
  const kept = changed.filter(([a, b]) => !same(a, b, languageOf(a)));
  const percent = ((100 * merged.length) / changed.length).toFixed(1);
  figures.push([path.basename(file), changed.length, `merged ${percent}% (unlabelled)`, '']);
  print('edits merged', merged);
  print('edits kept apart', kept);
}

/** Whether a natural pair is of the half that rules were tuned on. */
const isTunedOn = ({ id }) => createHash('sha256').update(id).digest()[0] % 2 === 0;

function naturalPairs(file) {
  const [, ...lines] = readText(file).trim().split('\n');
  return lines.map((line) => {
    const [id, language, grade, kind, , a, , b] = line.split('\t');
    return { id, language, grade, kind, a, b, merged: same(a, b, language) };
  });
}

const share = (part, whole) => (whole === 0 ? '–' : (part / whole).toFixed(3));

/** Precision with either grade, and recall of `merge` without the kind `reworded`. */
function naturalFigures(pairs) {
  const merged = pairs.filter((pair) => pair.merged);
  const wanted = pairs.filter(({ grade, kind }) => grade === 'merge' && kind !== 'reworded');
  const right = merged.filter(({ grade }) => grade !== 'apart').length;
  return [share(right, merged.length), share(wanted.filter((pair) => pair.merged).length, wanted.length)];
}

function measureNatural(file) {
  const pairs = naturalPairs(file);
  const grades = ['merge', 'either', 'apart'];
  const kinds = [...new Set(pairs.map((pair) => pair.kind))].map((kind) => [
    kind,
    ...grades.map((grade) => {
      const graded = pairs.filter((pair) => pair.kind === kind && pair.grade === grade);
      return `${graded.filter(({ merged }) => merged).length}/${graded.length}`;
    }),
  ]);
  console.log(table(['natural pairs by kind: merged of all', ...grades], kinds));
  const halves = [pairs.filter(isTunedOn), pairs.filter((pair) => !isTunedOn(pair))];
  for (const [i, half] of halves.entries()) {
    const name = i === 0 ? 'natural pairs, tuned on' : 'natural pairs, held out';
    figures.push([name, half.length, ...naturalFigures(half)]);
  }
  const [precision, recall] = naturalFigures(pairs);
  const on = `${pairs.length} natural pairs, recall without reworded ones`;
  const reached = precision >= 0.98 && recall >= 0.85;
  reportRow('natural titles: precision / recall', on, `${precision} / ${recall}`, '≥ 0.98 / ≥ 0.85', reached);
  const of = (grade) => pairs.filter((pair) => pair.grade === grade);
  print(
    'natural pairs wrongly merged',
    of('apart')
      .filter((pair) => pair.merged)
      .map(({ a, b, kind }) => [a, b, kind]),
  );
  print(
    'natural pairs missed',
    of('merge')
      .filter((pair) => !pair.merged)
      .map(({ a, b, kind }) => [a, b, kind]),
  );
}

/** Pairs that were read in lists of a news index, of which no stratum was drawn: what any eye would merge, and not. */
function measureJudged(file) {
  const titles = new Map(readRows(file).map(({ id, title }) => [String(id), title]));
  const lines = readText(path.join(here, 'titles/judged-pairs.tsv')).trim().split('\n');
  const pairs = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([language, a, b, verdict]) => ({ verdict, titles: [titles.get(a), titles.get(b)], language }))
    .map((pair) => ({ ...pair, merged: same(...pair.titles, pair.language) }));
  const [one, apart] = ['one', 'apart'].map((verdict) => pairs.filter((pair) => pair.verdict === verdict));
  const [right, wrong] = [one, apart].map((list) => list.filter(({ merged }) => merged));
  figures.push([
    'newsapi-2020, read by eye',
    pairs.length,
    share(right.length, right.length + wrong.length),
    share(right.length, one.length),
  ]);
  const shown = (list) => list.map(({ titles, language }) => [...titles, language]);
  print('read: wrongly merged', shown(wrong));
  print('read: missed', shown(one.filter(({ merged }) => !merged)));
}

/** The title of a row as the service shows it. The aggregator's corpus names the publisher as the author. */
function shownTitle({ title, url, source, author }) {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  const publisher = source.id === 'google-news' ? author : source.name;
  return cleanTitle(
    title,
    [publisher, host].filter((name) => name),
  );
}

/** Pairs that were read in three corpora, half of them put aside before a rule was written, and series of one publisher. */
function measureNews(parent) {
  const lines = readText(path.join(here, 'titles/judged-news.tsv')).trim().split('\n');
  const cells = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
  const files = new Set(cells.map(([corpus]) => path.join(parent, corpus, 'articles.jsonl.gz')));
  if (![...files].every((file) => fs.existsSync(file))) return;
  const rows = new Map([...files].map((file) => [file, readText(file).trim().split('\n')]));
  const pairs = cells.map(([corpus, language, a, b, set, verdict]) => {
    const articles = rows.get(path.join(parent, corpus, 'articles.jsonl.gz'));
    const titles = [a, b].map((line) => shownTitle(JSON.parse(articles[line - 1])));
    return { titles, language, set, verdict, merged: same(...titles, language) };
  });
  for (const set of new Set(pairs.map((pair) => pair.set))) {
    const merged = pairs.filter((pair) => pair.set === set && pair.merged);
    const wanted = pairs.filter((pair) => pair.set === set && pair.verdict === 'merge');
    const right = merged.filter(({ verdict }) => verdict !== 'apart').length;
    const found = wanted.filter((pair) => pair.merged).length;
    figures.push([
      `news 2020-2023, ${set} (merged)`,
      merged.length,
      share(right, merged.length),
      share(found, wanted.length),
    ]);
  }
  const known = pairs.filter(({ set }) => set !== 'held out');
  const shown = (list) => list.map(({ titles, set }) => [...titles, set]);
  print('news: wrongly merged', shown(known.filter(({ merged, verdict }) => merged && verdict === 'apart')));
  print('news: missed', shown(known.filter(({ merged, verdict }) => !merged && verdict === 'merge')));
}

/** Microseconds a signature and a comparison of two of them cost, on the fixtures and the natural pairs' titles. */
function measureCost(pairs) {
  const rounds = 5;
  const cost = (work, times) => {
    for (let i = 0; i < rounds; i++) work();
    const { user, system } = process.cpuUsage();
    work();
    const after = process.cpuUsage();
    return ((after.user + after.system - user - system) / times).toFixed(1);
  };
  const titles = pairs.flatMap(([, language, a, b]) => [
    [a, language],
    [b, language],
  ]);
  const signature = cost(
    () => titles.map(([title, language]) => titleSignature(title, language)),
    titles.length,
  );
  const signed = pairs.map(([, language, a, b]) => [
    titleSignature(a, language),
    titleSignature(b, language),
  ]);
  const comparisons = cost(
    () => signed.map(([a], i) => areNearIdentical(a, signed[(i + 7) % signed.length][1])),
    signed.length,
  );
  reportRow(
    'signature / comparison of a title',
    `${titles.length} titles in all languages`,
    `${signature} µs / ${comparisons} µs`,
    '≤ 30 µs / ≤ 3 µs',
    signature <= 30 && comparisons <= 3,
  );
}

const fixtures = fixturePairs();
for (const language of new Set(fixtures.map((pair) => pair[1])))
  measure(
    `title-pairs ${language}`,
    fixtures.filter((pair) => pair[1] === language),
  );
if (folder === undefined || !fs.existsSync(folder)) console.log('headline corpora: skipped, no folder given');
else {
  for (const name of fs.readdirSync(folder).sort()) {
    const file = path.join(folder, name);
    if (/^sts-.*\.tsv$/.test(name)) measure(name, stsPairs(file));
    if (/^same-title-clusters.*\.jsonl\.gz$/.test(name)) {
      measure(`${name}: in a group`, clusterPairs(file));
      measure(`${name}: across groups`, clusterStrangers(file));
    }
    if (/^edited-titles.*\.tsv\.gz$/.test(name)) measureEdits(file);
    if (/^uci-stories.*\.csv$/.test(name)) measureStories(file);
  }
}
const natural = folder === undefined ? '' : path.join(folder, '../natural-title-pairs/pairs.tsv');
if (natural !== '' && fs.existsSync(natural)) measureNatural(natural);
const news = folder === undefined ? '' : path.join(folder, '../newsapi-2020/articles.jsonl.gz');
if (news !== '' && fs.existsSync(news)) measureJudged(news);
if (folder !== undefined) measureNews(path.join(folder, '..'));
measureCost(fixtures);
const labelled = fixtures.length;
if (folder === undefined || !fs.existsSync(folder))
  reportRow('whole-story over-merging', 'no corpus given', '', '≤ 1%', null);
const precision = total.truePositive / (total.truePositive + total.falsePositive);
const recall = total.truePositive / (total.truePositive + total.missed);
reportRow(
  'near-identical: precision / recall',
  `${total.pairs} labelled pairs, ${labelled} our own in ${new Set(fixtures.map((pair) => pair[1])).size} languages`,
  `${precision.toFixed(4)} / ${recall.toFixed(4)}`,
  '≥ 0.99 / ≥ 0.95',
  precision >= 0.99 && recall >= 0.95,
);
report('all labelled pairs', total.pairs, total);
console.log(table(['near-identical titles', 'pairs', 'precision', 'recall'], figures));
