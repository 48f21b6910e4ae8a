/**
 * Whether trending foresees the front page of an editor whose articles it does not have.
 *
 *   node bench/eval/desks.mjs <front-pages-de> <front-pages-bbc> <news-2023-04/articles.jsonl.gz> [--desk spiegel.de] [--days 24]
 *
 * German: each of six desks in turn is left out; the pages of the others are polled every hour, their front pages in the order
 * of the editors, and ten trending articles are read every third hour. BBC: the English articles of `news-2023-04` without
 * those of the BBC, at 06:00 and 18:00. The README of each folder defines what counts; an item needs two other publishers
 * (German), one (BBC) or three. `--desk` and `--days` (of the BBC) measure a part. `DIST` names another build than `dist`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';

import { reportRow } from '../lib/eval-rows.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { desk: { type: 'string' }, days: { type: 'string', default: '24' } },
});
const [german, british, corpus] = positionals;
const HOUR = 3600;
const DAY = 24 * HOUR;
const TOP = 5;
const FRONT = 20;
const GERMAN = 'a German desk left out';
const BBC = 'the BBC left out';

if (![german, british, corpus].every((path) => path !== undefined && existsSync(path))) {
  for (const row of [GERMAN, BBC]) reportRow(row, 'no corpus given', '', '', null);
  process.exit(0);
}

const { fromDist } = await import('../lib/dist.mjs');
const { SILENT_FEED, silentSource } = await import('../lib/corpus-articles.mjs');
const { readPublishersArticles } = await import('../lib/publishers-articles.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { Events } = await import('./trending/same-event.mjs');
const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');
const { analysisLanguage } = await fromDist('languages/find-language.js');

/** Shares, as hits of trials by name. */
class Shares {
  counts = new Map();

  add(name, isHit) {
    const [hits, trials] = this.counts.get(name) ?? [0, 0];
    this.counts.set(name, [hits + (isHit ? 1 : 0), trials + 1]);
  }

  toString() {
    const one = ([name, [hits, trials]]) => `${name} ${(hits / trials).toFixed(3)} (${trials})`;
    return [...this.counts].map(one).join(', ');
  }
}

/** The shown stories, each with the addresses of its reports. */
async function shownBy(replayed, language) {
  const { stories } = replayed.index;
  return (await replayed.trending(language)).map((article) => {
    const story = stories.storyOf(replayed.index.idOf(article.url))?.story;
    const ids = story === undefined ? [] : stories.articlesOf(story, 300);
    return { article, reports: replayed.index.load(ids).map(({ url }) => url) };
  });
}

/** Adds the places of one moment. @param items of the left-out page, the first first. */
function compare(shares, events, shown, items, { least, name = '' }) {
  const counted = items.filter(({ text }) => events.publishersOf(text) >= least);
  const distinct = counted.filter(
    ({ text }, i) => !counted.slice(0, i).some((before) => events.areOne(before.text, text)),
  );
  const isShown = (most, text) =>
    shown.slice(0, most).some(({ article, reports }) => events.isAbout(article, reports, text));
  for (const { text } of distinct.slice(0, TOP)) {
    shares.add(`${name}five in ten`, isShown(10, text));
    shares.add(`${name}five in three`, isShown(3, text));
  }
  return counted;
}

const silent = (publisher) => silentSource({ source: { name: publisher } });

function readSnapshots() {
  const lines = gunzipSync(readFileSync(join(german, 'snapshots.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const pages = {};
  return lines.map(({ at, articles, pages: changed }) => {
    Object.assign(pages, changed);
    return { at: Math.floor(Date.parse(at) / 1000), articles, pages: { ...pages } };
  });
}

async function leaveOut(desk, snapshots, shares) {
  const items = new Map();
  const articles = [];
  for (const [i, { at, articles: seen }] of snapshots.entries())
    for (const [key, [publisher, url, title, teaser]] of Object.entries(seen)) {
      if (items.has(key)) continue;
      const publishedAt = i === 0 ? at - 12 * HOUR : at;
      const item = { id: url, url, title, text: teaser, publishedAt, imageUrl: null, language: 'de' };
      const about = { feed: SILENT_FEED, source: silent(publisher), now: at };
      const article = normalizeItem({ ...item, categories: [], publisher: null }, about);
      items.set(key, { publisher, title, teaser, url: article?.url });
      if (article !== null && publisher !== desk) articles.push({ ...article, language: 'de' });
    }
  articles.sort((a, b) => a.publishedAt - b.publishedAt);
  const replayed = new ReplayedIndex(articles, 600);
  const events = new Events(articles, 'de');
  for (const [hour, { at, pages }] of snapshots.entries()) {
    replayed.advanceTo(at);
    for (const [name, keys] of Object.entries(pages)) {
      const [publisher, section] = name.split('/');
      const urls = keys.flatMap((key) => items.get(key)?.url ?? []).slice(0, FRONT);
      if (section === 'index' && publisher !== desk) replayed.writer.placeFront(name, urls, at);
    }
    if (hour < 30 || hour % 3 !== 0) continue;
    events.at(at);
    const page = (pages[`${desk}/index`] ?? []).slice(0, FRONT).map((key) => items.get(key));
    const texts = page.map(({ title, teaser }) => ({ text: events.textOf(title, teaser) }));
    const shown = await shownBy(replayed, 'de');
    compare(shares, events, shown, texts, { least: 2 });
    for (const [place, { article, reports }] of shown.entries()) {
      const isOnFront = texts.some(({ text }) => events.isAbout(article, reports, text));
      shares.add('our ten on its 20', isOnFront);
      if (place < 3) shares.add('our three on its 20', isOnFront);
    }
  }
  replayed.close();
}

async function measureBbc(shares) {
  const isBbc = ({ domain }) => /(^|\.)bbc\.(com|co\.uk)$/.test(domain);
  const articles = readPublishersArticles(corpus).filter(
    (one) => analysisLanguage(one.language) === 'en' && !isBbc(one),
  );
  const moments = Map.groupBy(
    readFileSync(join(british, 'pages.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')),
    ([time]) => Date.parse(time) / 1000,
  );
  const first = Date.parse('2023-04-06T00:00Z') / 1000;
  const replayed = new ReplayedIndex(articles, 600);
  const events = new Events(articles, 'en');
  for (const [at, rows] of moments) {
    if (at < first || at > first + Number(options.days) * DAY) continue;
    replayed.advanceTo(at);
    events.at(at);
    const texts = rows
      .filter(([, , rank]) => Number(rank) <= TOP)
      .map(([, , , title, , , summary]) => ({ text: events.textOf(title, summary) }));
    const shown = await shownBy(replayed, 'en');
    compare(shares, events, shown, texts, { least: 1 });
    compare(shares, events, shown, texts, { least: 3, name: 'of three publishers: ' });
  }
  replayed.close();
}

const DESKS = ['spiegel.de', 'zeit.de', 'welt.de', 'faz.net', 'sueddeutsche.de', 'fr.de'];
const snapshots = readSnapshots();
const ofGerman = new Shares();
for (const desk of DESKS.filter((one) => (options.desk ?? one) === one))
  await leaveOut(desk, snapshots, ofGerman);
reportRow(GERMAN, 'front-pages-de', `${ofGerman}`, 'five in ten ≥ 0.53', null);
const ofBbc = new Shares();
if (options.desk === undefined) await measureBbc(ofBbc);
reportRow(BBC, 'front-pages-bbc', `${ofBbc}`, 'of three publishers: five in ten ≥ 0.736', null);
