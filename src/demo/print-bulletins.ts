import { EDITIONS } from './editions/editions.js';
import type { Edition } from './editions/edition.js';
import { printReport } from './print-articles.js';
import type { PrintedArticle } from './printed-article.js';
import type { Publisher } from './publishers.js';

/** How many bulletins a live desk has already printed when the newsroom opens, and how far apart. */
const BEFORE_OPENING = 20;
const SECONDS_APART_BEFORE_OPENING = 240;
const LIVE_FEED_LENGTH = 30;
const FLOOD_LENGTH = 400;
const FLOOD_SECONDS_APART = 45;

/**
 * The latest bulletins of a live desk at a moment: what has been printed depends on the clock alone.
 * @param opening when the newsroom opened, `now` the moment asked about (Unix seconds, may have fractions).
 * @param period seconds between bulletins; 0 when nothing new is printed.
 */
export function printLiveBulletins(
  desk: Publisher,
  { opening, now, period, pictures }: { opening: number; now: number; period: number; pictures: string },
): PrintedArticle[] {
  const printed = BEFORE_OPENING + (period > 0 ? Math.floor((now - opening) / period) : 0);
  const first = Math.max(0, printed - LIVE_FEED_LENGTH + 1);
  return Array.from({ length: printed - first + 1 }, (_, index) => printed - index).map((number) => {
    const sinceOpening = number - BEFORE_OPENING;
    const seconds = sinceOpening > 0 ? sinceOpening * period : sinceOpening * SECONDS_APART_BEFORE_OPENING;
    return printBulletin(desk, number, Math.floor(opening + seconds), pictures);
  });
}

/** Hundreds of bulletins of the last hours, newest first. */
export function printFlood(desk: Publisher, opening: number, pictures: string): PrintedArticle[] {
  return Array.from({ length: FLOOD_LENGTH }, (_, index) =>
    printBulletin(desk, index, opening - (index + 1) * FLOOD_SECONDS_APART, pictures),
  );
}

function printBulletin(
  desk: Publisher,
  number: number,
  publishedAt: number,
  pictures: string,
): PrintedArticle {
  const edition: Edition = EDITIONS[desk.edition];
  const bulletins = desk.peculiarity === 'flood' ? edition.flood : edition.bulletins;
  if (!bulletins) throw new Error(`the ${desk.edition} edition has no bulletins for ${desk.id}`);
  const { topic, titles, text, places } = bulletins;
  const title = titles[number % titles.length]!.replace(
    '{place}',
    places[Math.floor(number / titles.length) % places.length]!,
  ).replace('{n}', String(2 + ((number * 7) % 41)));
  return printReport(desk, { topic, title, text }, publishedAt, pictures);
}
