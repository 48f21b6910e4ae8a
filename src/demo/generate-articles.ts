import { findLanguage } from '../languages/find-language.js';
import type { Category } from '../languages/categories.js';
import type { Edition, Report } from './editions/edition.js';
import { EDITIONS } from './editions/editions.js';
import { type DemoPublisher, DEMO_PUBLISHERS } from './publishers.js';
import type { DemoArticle } from './write-feed.js';

/** Peculiarities of publishers that have no reports of their own, only bulletins, copies or nothing. */
const WITHOUT_REPORTS = new Set(['live', 'flood', 'aggregator', 'broken', 'page']);
const papers = DEMO_PUBLISHERS.filter(({ peculiarity }) => !WITHOUT_REPORTS.has(peculiarity ?? ''));
const papersOf = (edition: Edition) => papers.filter((paper) => EDITIONS[paper.edition] === edition);
const languageOf = ({ language }: Edition) => language.split('-')[0];

/**
 * The articles of an ordinary publisher: its share of the reports of its language, its versions of stories that others
 * report, too, and a news agency's dispatch.
 * @param opening time of the start in Unix seconds; all articles are older.
 * @param pictures base address of the thumbnails, without a trailing slash.
 */
export function generateArticles(paper: DemoPublisher, opening: number, pictures: string): DemoArticle[] {
  const edition = EDITIONS[paper.edition];
  const print = (report: Report, age: number) => printReport(paper, report, opening - age, pictures);
  const reports = reportsOf(paper, edition).map((report) => print(report, ageOfReport(report)));
  const stories = storiesOf(paper, edition).map((version) => print(version, ageOfStory(paper, version)));
  const wire = { ...edition.wire, title: wireHeadline(paper, edition) };
  return [...stories, ...reports, print(wire, ageOfStory(paper, edition.wire))];
}

function reportsOf(paper: DemoPublisher, edition: Edition): Report[] {
  const colleagues = papersOf(edition);
  const place = colleagues.indexOf(paper);
  return edition.reports.filter((_, index) => index % colleagues.length === place);
}

/** This publisher's versions of the stories of its language. Other publishers have the other versions. */
function storiesOf(paper: DemoPublisher, edition: Edition): Report[] {
  const language = languageOf(edition);
  const colleagues = papers.filter((other) => languageOf(EDITIONS[other.edition]) === language);
  const editions: Edition[] = [...new Set(colleagues.map((other) => EDITIONS[other.edition]))];
  const versions = editions.flatMap(({ stories }) =>
    stories.flatMap(({ topic, versions }) => versions.map((version) => ({ topic, ...version }))),
  );
  return versions.filter((_, index) => colleagues[index % colleagues.length] === paper);
}

/** An agency's headline as a publisher prints it: unchanged, or with a name, punctuation or case of its own. */
function wireHeadline(paper: DemoPublisher, { wire, language }: Edition): string {
  const place = papers.filter((other) => EDITIONS[other.edition].wire === wire).indexOf(paper);
  const stop = /\p{Script=Han}$/u.test(wire.title) ? '。' : '.';
  const variants = [wire.title, `${wire.title} - ${paper.name}`, wire.title + stop];
  if (language.startsWith('en'))
    variants.push(wire.title.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));
  return variants[place % variants.length]!;
}

/** Age in seconds: four minutes to seventeen days, half below six hours. Every `timeframe` excludes some. */
const ageOfReport = ({ title }: Report) => Math.round(240 * 6000 ** seededNumber(title));

/** Age in seconds of a publisher's version of a story: at most two hours, different for each publisher. */
const ageOfStory = (paper: DemoPublisher, { title }: Report) =>
  300 + Math.round(6600 * seededNumber(paper.id + title));

function sectionName(topic: Category, language: string): string {
  const name = findLanguage(language).categories[topic];
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

function printReport(
  publisher: DemoPublisher,
  report: Report,
  publishedAt: number,
  pictures: string,
): DemoArticle {
  const number = seededNumber(publisher.id + report.title);
  const slug = `${report.topic}/${Math.floor(number * 1e9)}`;
  return {
    id: `${publisher.id}:${slug}`,
    url: `https://www.${publisher.id}.example/${slug}`,
    title: report.title,
    text: report.text,
    publishedAt: publisher.peculiarity === 'undated' ? null : publishedAt,
    section: sectionName(report.topic, EDITIONS[publisher.edition].language),
    pictureUrl: number < 0.7 ? `${pictures}/${Math.floor(number * 1e9)}.png` : null,
    origin: null,
  };
}

/** Number of bulletins that a live publisher has at the start, `SECONDS_APART_BEFORE_OPENING` from each other. */
const BEFORE_OPENING = 20;
const SECONDS_APART_BEFORE_OPENING = 240;
const LIVE_FEED_LENGTH = 30;
const FLOOD_LENGTH = 400;
const FLOOD_SECONDS_APART = 45;

/**
 * The latest bulletins of a live publisher. They depend on nothing but the arguments.
 * @param opening time of the start, `now` the current time (Unix seconds, may have fractions), `period` the seconds
 * between bulletins (0 for no new ones).
 */
export function generateLiveBulletins(
  desk: DemoPublisher,
  { opening, now, period, pictures }: { opening: number; now: number; period: number; pictures: string },
): DemoArticle[] {
  const printed = BEFORE_OPENING + (period > 0 ? Math.floor((now - opening) / period) : 0);
  const first = Math.max(0, printed - LIVE_FEED_LENGTH + 1);
  return Array.from({ length: printed - first + 1 }, (_, index) => printed - index).map((number) => {
    const sinceOpening = number - BEFORE_OPENING;
    const seconds = sinceOpening > 0 ? sinceOpening * period : sinceOpening * SECONDS_APART_BEFORE_OPENING;
    return printBulletin(desk, number, Math.floor(opening + seconds), pictures);
  });
}

/** Hundreds of bulletins of the last hours, the newest first, to test a very active feed. */
export function generateFloodBulletins(
  desk: DemoPublisher,
  opening: number,
  pictures: string,
): DemoArticle[] {
  return Array.from({ length: FLOOD_LENGTH }, (_, index) =>
    printBulletin(desk, index, opening - (index + 1) * FLOOD_SECONDS_APART, pictures),
  );
}

function printBulletin(
  desk: DemoPublisher,
  number: number,
  publishedAt: number,
  pictures: string,
): DemoArticle {
  const edition: Edition = EDITIONS[desk.edition];
  const bulletins = desk.peculiarity === 'flood' ? edition.flood : edition.bulletins;
  if (!bulletins) throw new Error(`the ${desk.edition} edition has no bulletins for ${desk.id}`);
  const { topic, titles, text, places } = bulletins;
  const title = titles[number % titles.length]!.replace(
    '{place}',
    places[Math.floor(number / titles.length) % places.length]!,
  ).replace('{n}', String(2 + ((number * 3) % 7)));
  return printReport(desk, { topic, title, text }, publishedAt, pictures);
}

/** A report that only the aggregator has, because the feed of its publisher is broken. */
const REPORT_OF_AGGREGATOR: Report = {
  topic: 'national',
  title: 'Lamp of Saltcombe Head lighthouse goes on show before its repair',
  text: 'Visitors may climb the tower until the end of the month. The lens then travels to the workshop for a year.',
};

/** Seconds between an article and the aggregator's copy of it. */
const SECONDS_LATER = 180;

/**
 * The articles of an aggregator: copies from the ordinary publishers of its language, with the publisher's name at the
 * end of the headline and always a picture. Every other copy also names its publisher in `source`; the rest look like
 * the aggregator's own articles.
 */
export function generateAggregatorCopies(
  aggregator: DemoPublisher,
  opening: number,
  pictures: string,
): DemoArticle[] {
  const language = EDITIONS[aggregator.edition].language;
  const copied = DEMO_PUBLISHERS.filter(
    ({ edition, peculiarity }) => !peculiarity && EDITIONS[edition].language.startsWith(language),
  ).flatMap((paper) => generateArticles(paper, opening, pictures).map((article) => ({ paper, article })));
  // At an odd place in the list only the title names the publisher.
  const unread = DEMO_PUBLISHERS.find(({ peculiarity }) => peculiarity === 'broken')!;
  copied.splice(1, 0, {
    paper: unread,
    article: printReport(unread, REPORT_OF_AGGREGATOR, opening - 3_600, pictures),
  });
  return copied.map(({ paper, article }, index) => {
    const number = Math.floor(seededNumber(article.id) * 1e9);
    return {
      ...article,
      id: `${aggregator.id}:${number}`,
      url: `https://www.${aggregator.id}.example/story/${number}`,
      title: `${article.title} - ${paper.name}`,
      publishedAt: Math.min(opening, (article.publishedAt ?? opening) + SECONDS_LATER),
      pictureUrl: `${pictures}/${number}.png`,
      origin: index % 2 === 0 ? { name: paper.name, url: `https://www.${paper.id}.example/` } : null,
    };
  });
}

/** A pseudo-random number in [0, 1) that depends only on `seed`: every start has the same articles. */
function seededNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
