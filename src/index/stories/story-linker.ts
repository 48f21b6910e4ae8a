import type { Database } from '../sqlite.js';
import { DAY } from '../../config/durations.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { lowestIdAt } from '../article-id.js';
import { eventNames } from './event-names.js';
import { linkStories, type NamedStory, type StoryLink } from './link-stories.js';
import { NameCounts } from './name-counts.js';

/** Maximum seconds since a story's last report for the story to be linked. */
const MAX_AGE = 2 * DAY;
/** Length in seconds of the earlier period whose articles are sampled, once a day, to see how frequent names are. */
const EARLIER_SPAN = 10 * DAY;
const EARLIER_MOMENTS = 40;
const EARLIER_AT_A_MOMENT = 300;
/** Maximum number of reports of a story, the newest, whose names are read. */
const MAX_REPORTS = 12;
/** Maximum characters of a preview in which names are looked for. */
const PREVIEW_LENGTH = 160;

interface StoryRow {
  story: number;
  language: string;
  articles: number;
}

interface ReportRow {
  title: string;
  preview: string;
  language: string;
}

const namesOfReport = ({ title, preview, language }: ReportRow): Set<string> =>
  eventNames(`${title}\n${preview.slice(0, PREVIEW_LENGTH)}`, language);

/** Ids of two linked stories, and the language of the second. */
type Pair = [story: number, language: string, other: number];

/** Links to delete and links to add, in both directions. */
interface LinkChanges {
  ended: [story: number, other: number][];
  begun: Pair[];
}

/** Links stories about one event in different languages, periodically during ingestion; responses read the links. */
export class StoryLinker {
  private readonly statements: ReturnType<typeof prepareStatements>;
  /** Compared stories by id. Their names are read again when the number of articles is no longer `articles`. */
  private known = new Map<number, { articles: number; named: NamedStory }>();
  private earlier = new Map<string, NameCounts>();
  private countedAt = -Infinity;

  constructor(database: Database) {
    this.statements = prepareStatements(database);
  }

  /** Finds links between the stories of the last two days, without storing them. @param now Unix seconds. */
  find(now: number): { links: StoryLink[]; changes: LinkChanges; compared: number } {
    const since = now - MAX_AGE;
    const rows = this.statements.current.all(since);
    this.known = new Map(rows.map((row) => [row.story, { articles: row.articles, named: this.names(row) }]));
    if (Math.abs(now - this.countedAt) >= DAY) this.countEarlier(since, now);
    const links = linkStories(
      [...this.known.values()].map(({ named }) => named),
      this.earlier,
    );
    return { links, changes: this.changesTo(links), compared: rows.length };
  }

  private names({ story, language, articles }: StoryRow): NamedStory {
    const known = this.known.get(story);
    if (known?.articles === articles) return known.named;
    return { story, language, firstAt: this.statements.firstAt.get(story)![0], names: this.namesOf(story) };
  }

  /** Names in a story's reports, each with the share of reports that contain it. */
  private namesOf(story: number): Map<string, number> {
    const reports = this.statements.reports.all(story, MAX_REPORTS);
    const names = new Map<string, number>();
    for (const report of reports)
      for (const name of namesOfReport(report)) names.set(name, (names.get(name) ?? 0) + 1 / reports.length);
    return names;
  }

  private countEarlier(end: number, now: number): void {
    this.countedAt = now;
    this.earlier = new Map();
    const step = EARLIER_SPAN / EARLIER_MOMENTS;
    for (let from = end - EARLIER_SPAN; from < end; from += step) {
      const bounds = [lowestIdAt(from), lowestIdAt(from + step)] as const;
      for (const report of this.statements.earlier.all(...bounds, EARLIER_AT_A_MOMENT)) {
        const language = analysisLanguage(report.language);
        const counts = this.earlier.get(language) ?? new NameCounts();
        counts.add(namesOfReport(report));
        this.earlier.set(language, counts);
      }
    }
  }

  /** Stores changed links, inside the caller's transaction. */
  store({ ended, begun }: LinkChanges): void {
    for (const pair of ended) this.statements.unlink.run(...pair);
    for (const pair of begun) this.statements.link.run(...pair);
  }

  /** How stored links change. One stays until a story of it is merged, deleted, or linked to a more similar one. */
  private changesTo(links: readonly StoryLink[]): LinkChanges {
    const ended: LinkChanges['ended'] = [];
    const wanted = new Map<string, Pair>();
    for (const { a, b } of links)
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const)
        wanted.set(`${one.story} ${other.language}`, [one.story, other.language, other.story]);
    for (const [story, language, other] of this.statements.links.all()) {
      const pair = wanted.get(`${story} ${language}`);
      if (pair?.[2] === other) wanted.delete(`${story} ${language}`);
      else if (pair !== undefined || [story, other].some((one) => !this.exists(one)))
        ended.push([story, other], [other, story]);
    }
    return { ended, begun: [...wanted.values()] };
  }

  private exists(story: number): boolean {
    return this.statements.exists.get(story) !== undefined;
  }
}

function prepareStatements(database: Database) {
  return {
    current: database.prepare<StoryRow>(
      `SELECT story, language, (SELECT count(*) FROM story_articles s WHERE s.story = h.story) AS articles
       FROM story_heat h WHERE country = '' AND domains >= 2 AND latest >= ?`,
    ),
    earlier: database.prepare<ReportRow>(
      'SELECT title, preview, language FROM articles WHERE id >= ? AND id < ? LIMIT ?',
    ),
    reports: database.prepare<ReportRow>(
      `SELECT a.title, a.preview, a.language FROM story_articles s JOIN articles a ON a.id = s.article
       WHERE s.story = ? ORDER BY s.article DESC LIMIT ?`,
    ),
    firstAt: database.prepareArrays<[number]>('SELECT min(published_at) FROM story_articles WHERE story = ?'),
    exists: database.prepareArrays<[number]>("SELECT 1 FROM story_heat WHERE story = ? AND country = ''"),
    links: database.prepareArrays<Pair>('SELECT story, language, other FROM story_links'),
    link: database.prepare('INSERT OR REPLACE INTO story_links (story, language, other) VALUES (?, ?, ?)'),
    unlink: database.prepare('DELETE FROM story_links WHERE story = ? AND other = ?'),
  };
}
