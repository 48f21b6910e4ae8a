import { type Database, type Statement } from '../sqlite.js';
import { DAY } from '../../config/durations.js';
import { eventNames } from './event-names.js';
import { linkStories, type NamedStory, type StoryLink } from './link-stories.js';

/** Stories with a report of at most this age are compared. */
const MAX_AGE = 2 * DAY;
/** The newest reports of a story whose names are read. */
const MAX_REPORTS = 12;
/** Characters of a preview that are read. */
const PREVIEW_LENGTH = 160;

interface StoryRow {
  story: number;
  language: string;
}

interface ReportRow {
  title: string;
  preview: string;
  language: string;
  publishedAt: number;
}

/** A story with a headline, for messages. */
interface TitledStory extends NamedStory {
  title: string;
}

/** Links the stories of different languages that report one event. */
export class StoryLinker {
  private readonly stories: Statement<StoryRow>;
  private readonly reports: Statement<ReportRow>;
  private readonly first: Statement<[firstAt: number]>;

  constructor(database: Database) {
    this.stories = database.prepare(
      `SELECT story, language FROM story_heat WHERE country = '' AND domains >= 2 AND latest >= ?`,
    );
    this.reports = database.prepare(
      `SELECT a.title, a.preview, a.language, a.published_at AS publishedAt
       FROM story_articles s JOIN articles a ON a.id = s.article WHERE s.story = ? ORDER BY s.article DESC LIMIT ?`,
    );
    this.first = database.prepareArrays('SELECT min(published_at) FROM story_articles WHERE story = ?');
  }

  /** @param now Unix seconds. */
  run(now: number): { links: StoryLink<TitledStory>[]; compared: number } {
    const stories = this.stories.all(now - MAX_AGE).map((row) => this.named(row));
    const links = linkStories(stories);
    return { links, compared: stories.length };
  }

  private named({ story, language }: StoryRow): TitledStory {
    const reports = this.reports.all(story, MAX_REPORTS);
    const names = new Map<string, number>();
    for (const { title, preview, language } of reports)
      for (const name of eventNames(`${title}\n${preview.slice(0, PREVIEW_LENGTH)}`, language))
        names.set(name, (names.get(name) ?? 0) + 1 / reports.length);
    return { story, language, firstAt: this.first.get(story)![0], names, title: reports[0]?.title ?? '' };
  }
}
