import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fold } from '../../src/analysis/fold.js';

const FOLDER = join('test', 'fixtures', 'reader-days');

/**
 * Hours before now, publisher's domain, title, and feed: `""` a general one, `sports` one of that category, `desk:HOST` one
 * of that publisher in the order of the list. 2 is an article that arrives with the second poll.
 */
type DayArticle = [hours: number, host: string, title: string, feed: string, poll?: 2];

/** What is right of the first places of a page. Patterns and titles are compared without case and accents. */
interface DayCheck {
  first?: number;
  /** Patterns that no title matches, and titles that are all there. */
  none?: string;
  all?: string[];
  /** At most so many titles match `of`. */
  at_most?: number;
  of?: string;
  /** All of these titles, or any, are shown; none of the others. */
  shows?: string[];
  any?: boolean;
  none_of?: string[];
  /** A publisher with so many places at least. */
  host?: string;
  least?: number;
  /** The first title that matches `about` matches `is`. */
  about?: string;
  is?: string;
  /** Each pattern has a title of its own. */
  both?: [string, string];
  /** A title among the first `of_first` matches. */
  top?: string;
  of_first?: number;
}

/** A small day of news with a request and what is right about its response. */
export interface ReaderDay {
  kind: string;
  name: string;
  language: string;
  articles: DayArticle[];
  path: string;
  ask: Record<string, string | number>;
  checks: DayCheck[];
}

/** The days of all kinds, each kind a file. */
export function readDays(): ReaderDay[] {
  return readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ ...(JSON.parse(line) as ReaderDay), kind: basename(file, '.jsonl') })),
  );
}

interface Feed {
  path: string;
  category: string;
  items: DayArticle[];
}

/** The feeds of a day: those in the order of time the newest first, those of a desk in the order of the list. */
export function feedsOf({ articles }: ReaderDay, poll: number): Feed[] {
  const names = [...new Set(articles.map(([, , , feed]) => feed))];
  return names.map((name) => {
    const items = articles.filter(([, , , feed, at = 1]) => feed === name && at <= poll);
    const isDesk = name.startsWith('desk:');
    return {
      path: `/${name.replace(/[^a-z]/g, '-') || 'all'}.xml`,
      category: isDesk ? '' : name,
      items: isDesk ? items : items.sort(([a], [b]) => a - b),
    };
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param now Unix seconds. */
export function rssOf({ items }: Feed, { articles }: ReaderDay, now: number): string {
  const rows = items.map((one) => {
    const [hours, host, title] = one;
    const date = new Date((now - hours * 3600) * 1000).toUTCString();
    const link = `https://${host}/news/${articles.indexOf(one)}`;
    return `<item><title>${escaped(title)}</title><link>${link}</link><pubDate>${date}</pubDate></item>`;
  });
  return `<rss version="2.0"><channel><title>News</title>${rows.join('\n')}</channel></rss>`;
}

const plain = (text: string): string => fold(text, 'und').replaceAll('’', "'");

/** @returns the checks that do not hold. */
export function readerDayFaults(
  { checks }: ReaderDay,
  items: readonly { title: string; source: string }[],
): DayCheck[] {
  const titles = items.map(({ title }) => plain(title));
  const matching = (pattern: string, some = titles): string[] =>
    some.filter((title) => new RegExp(plain(pattern)).test(title));
  return checks.filter((check) => {
    const { first = titles.length, of_first = first } = check;
    const top = titles.slice(0, first);
    const isShown = (title: string): boolean => top.includes(plain(title));
    const [one, other] = check.both ?? [];
    const holds = [
      check.none === undefined || matching(check.none, top).length === 0,
      check.all === undefined || check.all.every(isShown),
      check.at_most === undefined || matching(check.of!, top).length <= check.at_most,
      check.shows === undefined || check.shows[check.any === true ? 'some' : 'every'](isShown),
      check.none_of === undefined || !check.none_of.some(isShown),
      check.host === undefined ||
        items.filter(({ source }) => source.endsWith(check.host!)).length >= check.least!,
      check.about === undefined || matching(check.is!, matching(check.about).slice(0, 1)).length === 1,
      one === undefined ||
        matching(one).some((title) => matching(other!).some((another) => another !== title)),
      check.top === undefined || matching(check.top, titles.slice(0, of_first)).length > 0,
    ];
    return holds.includes(false);
  });
}
