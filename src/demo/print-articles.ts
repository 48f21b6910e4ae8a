import { EDITIONS } from './editions/editions.js';
import type { Edition, Report } from './editions/edition.js';
import type { PrintedArticle } from './printed-article.js';
import { type Publisher, PUBLISHERS } from './publishers.js';
import { seededNumber } from './seeded-number.js';

/** Those that print reports of their own, as opposed to bulletins, copies or nothing. */
const WITHOUT_REPORTS = new Set(['live', 'flood', 'aggregator', 'broken', 'page']);
const papers = PUBLISHERS.filter(({ peculiarity }) => !WITHOUT_REPORTS.has(peculiarity ?? ''));
const papersOf = (edition: Edition) => papers.filter((paper) => EDITIONS[paper.edition] === edition);
const primaryLanguage = ({ language }: Edition) => language.split('-')[0];

/**
 * What a paper prints on the day the newsroom opens: its share of the edition's reports, its version of the
 * stories of its language, and the agency's dispatch.
 * @param opening Unix seconds; every date lies before it.
 * @param pictures where thumbnails are served, without a trailing slash.
 */
export function printArticles(paper: Publisher, opening: number, pictures: string): PrintedArticle[] {
  const edition = EDITIONS[paper.edition];
  const print = (report: Report, age: number) => printReport(paper, report, opening - age, pictures);
  const reports = reportsOf(paper, edition).map((report) => print(report, ageOfReport(report)));
  const stories = storiesOf(paper, edition).map((version) => print(version, ageOfStory(paper, version)));
  const wire = { ...edition.wire, title: wireHeadline(paper, edition) };
  return [...stories, ...reports, print(wire, ageOfStory(paper, edition.wire))];
}

function reportsOf(paper: Publisher, edition: Edition): Report[] {
  const colleagues = papersOf(edition);
  const place = colleagues.indexOf(paper);
  return edition.reports.filter((_, index) => index % colleagues.length === place);
}

/** The stories of all editions of a language go round its papers, each version to another paper. */
function storiesOf(paper: Publisher, edition: Edition): Report[] {
  const language = primaryLanguage(edition);
  const colleagues = papers.filter((other) => primaryLanguage(EDITIONS[other.edition]) === language);
  const editions: Edition[] = [...new Set(colleagues.map((other) => EDITIONS[other.edition]))];
  const versions = editions.flatMap(({ stories }) =>
    stories.flatMap(({ topic, versions }) => versions.map((version) => ({ topic, ...version }))),
  );
  return versions.filter((_, index) => colleagues[index % colleagues.length] === paper);
}

/** Papers print a dispatch's headline as it is, with their name behind it, with other punctuation or capitals. */
function wireHeadline(paper: Publisher, { wire, language }: Edition): string {
  const place = papers.filter((other) => EDITIONS[other.edition].wire === wire).indexOf(paper);
  const stop = /\p{Script=Han}$/u.test(wire.title) ? '。' : '.';
  const manners = [wire.title, `${wire.title} - ${paper.name}`, wire.title + stop];
  if (language.startsWith('en'))
    manners.push(wire.title.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));
  return manners[place % manners.length]!;
}

/** From four minutes to seventeen days, half of it below six hours: every timeframe has something to leave out. */
const ageOfReport = ({ title }: Report) => Math.round(240 * 6000 ** seededNumber(title));

/** Stories break within the last two hours, each paper at its own pace. */
const ageOfStory = (paper: Publisher, { title }: Report) =>
  300 + Math.round(6600 * seededNumber(paper.id + title));

/** One article of a publisher, at the publisher's own domain. */
export function printReport(
  publisher: Publisher,
  report: Report,
  publishedAt: number,
  pictures: string,
): PrintedArticle {
  const number = seededNumber(publisher.id + report.title);
  const slug = `${report.topic}/${Math.floor(number * 1e9)}`;
  return {
    id: `${publisher.id}:${slug}`,
    url: `https://www.${publisher.id}.example/${slug}`,
    title: report.title,
    text: report.text,
    publishedAt: publisher.peculiarity === 'undated' ? null : publishedAt,
    section: EDITIONS[publisher.edition].sections[report.topic],
    pictureUrl: number < 0.7 ? `${pictures}/${Math.floor(number * 1e9)}.png` : null,
    origin: null,
  };
}
