import { setTimeout as pause } from 'node:timers/promises';
import { unixSecondsNow } from '../../articles/article.js';
import { readCategories } from '../article-identity.js';
import { lowestIdAt, publicationSecondsOf } from '../article-id.js';
import { ColumnStatement, type Database, type Statement } from '../sqlite.js';
import { type GroupedArticle, StoryRecorder, STORY_WINDOW_SECONDS } from './story-recorder.js';
import { DAY } from '../../config/durations.js';

type LateRow = Omit<GroupedArticle, 'categories'> & { id: number; categories: string };

/** Seconds before and after a day whose articles are read, too, so that late articles can join their stories. */
const CONTEXT_SECONDS = { before: DAY, after: DAY / 2 };

/** Maximum number of articles that are grouped in a transaction. */
const AT_ONCE = 200;

/** The articles of one day that are not grouped yet, with the recorder that groups them. */
interface LateDay {
  /** Articles that are not grouped yet, in the order of publication. */
  articles: (GroupedArticle & { id: number })[];
  recorder: StoryRecorder;
}

/**
 * Groups late articles, which arrive more than 36 hours after publication, into stories. All late articles of a day are
 * grouped together, so that they join the stories that they would have joined in time.
 */
export class LateStories {
  private readonly first: ColumnStatement<number>;
  private readonly waiting: Statement<LateRow>;
  private readonly done: Statement;
  private readonly drop: Statement;

  constructor(private readonly database: Database) {
    this.first = new ColumnStatement(database, 'SELECT min(article) FROM late_articles');
    this.waiting = database.prepare(
      `SELECT a.id, a.title, a.preview, a.language, a.domain, a.categories, a.published_at AS publishedAt
       FROM late_articles l JOIN articles a ON a.id = l.article WHERE l.article >= ? AND l.article < ? ORDER BY a.id`,
    );
    this.done = database.prepare('DELETE FROM late_articles WHERE article = ?');
    this.drop = database.prepare('DELETE FROM late_articles WHERE article >= ? AND article < ?');
  }

  /**
   * Groups all late articles, in small transactions that yield to the event loop.
   * @param commit runs work in a transaction.
   * @param isStopped whether to stop early; the remaining articles stay ungrouped.
   * @returns the number of grouped articles.
   */
  async groupAll(commit: (work: () => void) => void, isStopped: () => boolean): Promise<number> {
    let grouped = 0;
    for (let day = this.next(); day !== null && !isStopped(); day = this.next()) {
      const { articles, recorder } = day;
      for (const step of recorder.load()) await pause(0, step);
      for (let i = 0; i < articles.length && !isStopped(); i += AT_ONCE) {
        const some = articles.slice(i, i + AT_ONCE);
        commit(() => this.group(some, recorder));
        grouped += some.length;
        await pause(0);
      }
    }
    return grouped;
  }

  /** The oldest day with late articles, with a recorder that is not loaded yet; null if there is none. */
  private next(): LateDay | null {
    const seconds = publicationSecondsOf(this.first.get() ?? 0);
    if (seconds === null) return null;
    const day = Math.floor(seconds / DAY) * DAY;
    const [since, until] = [day - CONTEXT_SECONDS.before, day + DAY + CONTEXT_SECONDS.after];
    const bounds = [lowestIdAt(day), lowestIdAt(day + DAY)];
    const articles = this.waiting.all(...bounds);
    // Articles that have been deleted in the meantime.
    if (articles.length === 0) this.drop.run(...bounds);
    const span = { since, until: Math.min(until, unixSecondsNow() - STORY_WINDOW_SECONDS) };
    return {
      articles: articles.map((row) => ({ ...row, categories: readCategories(row.categories) })),
      recorder: new StoryRecorder(this.database, unixSecondsNow, span),
    };
  }

  private group(articles: LateDay['articles'], recorder: StoryRecorder): void {
    for (const article of articles) {
      recorder.add(article.id, article);
      this.done.run(article.id);
    }
    recorder.flush();
  }
}
