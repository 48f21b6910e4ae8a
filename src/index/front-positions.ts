import { ColumnStatement, type Database, type Statement } from './sqlite.js';
import { DAY } from '../config/durations.js';

/** Number of first positions in a feed that have a weight; lower ones have none. */
const MAX_POSITIONS = 20;

/** The best position that a publisher's articles about a story have in its feeds. */
interface FrontPosition {
  domain: string;
  country: string | null;
  /** Position in the feed, from 0. */
  place: number;
  /** Unix seconds at which the order of the feed last changed. */
  at: number;
}

/** Reads and writes which articles are first in feeds that editors order; they are deleted after a day. */
export class FrontPositions {
  private readonly known: ColumnStatement<number>;
  private readonly drop: Statement;
  private readonly add: Statement;
  private readonly ofStory: Statement<FrontPosition>;

  constructor(database: Database) {
    this.known = new ColumnStatement(
      database,
      'SELECT article FROM front_places WHERE feed = ? ORDER BY place',
    );
    this.drop = database.prepare('DELETE FROM front_places WHERE feed = ? OR seen_at < ?');
    this.add = database.prepare(
      'INSERT INTO front_places (feed, place, article, seen_at) VALUES (?, ?, ?, ?)',
    );
    this.ofStory = database.prepare(
      `SELECT s.domain, s.country, min(p.place) AS place, max(p.seen_at) AS at
       FROM story_articles s JOIN front_places p ON p.article = s.article WHERE s.story = ? GROUP BY s.domain`,
    );
  }

  /** Whether these articles differ from the stored first articles of a feed. */
  differs(feed: string, articles: readonly number[]): boolean {
    const known = this.known.all(feed);
    return known.length !== articles.length || known.some((article, i) => article !== articles[i]);
  }

  /** Stores the first articles of a feed. @param now Unix seconds. @returns ids that were first or are now. */
  replace(feed: string, articles: readonly number[], now: number): number[] {
    const before = this.known.all(feed);
    this.drop.run(feed, now - DAY);
    for (const [place, article] of articles.entries()) this.add.run(feed, place, article, now);
    return [...new Set([...before, ...articles])];
  }

  of(story: number): FrontPosition[] {
    return this.ofStory.all(story);
  }
}

/**
 * The additional coverage of a story by its positions in editors' feeds: 1 for a first position, 1/20 for a twentieth.
 * The best position is left out, so that a story gets nothing if only one publisher has it among its first articles.
 * @param factor weight of each report of the story.
 */
export const prominenceReports = (
  places: readonly FrontPosition[],
  factor = 1,
): { at: number; weight: number }[] =>
  places
    .toSorted((a, b) => a.place - b.place)
    .slice(1)
    .map(({ place, at }) => ({ at, weight: factor * Math.max(0, 1 - place / MAX_POSITIONS) }));
