import { unixSecondsNow } from '../../articles/article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { lowestIdAt } from '../article-id.js';
import type { IndexArticle } from '../index-article.js';
import type { Database } from '../sqlite.js';
import { FrontPositions } from '../front-positions.js';
import { DomainProfiles } from './story-heat.js';
import { HottestStories } from './hottest-stories.js';
import { StoryGrouper } from './story-grouper.js';
import { StoryMembers, storyStatements, type StoryStatements } from './story-members.js';
import { DAY } from '../../config/durations.js';

/** Seconds within which an article is grouped at once; older ones are late. */
export const STORY_WINDOW_SECONDS = 36 * 3600;
const PRUNE_EVERY = 2_000;
const PRUNE_AFTER = 3600;
const RESTORED_AT_A_TIME = 1_000;
/** Number of samples of the days before from which the subjects of domains are read after a restart. */
const EARLIER_MOMENTS = 40;
const EARLIER_AT_A_MOMENT = 500;
const EARLIER_SPAN = 10 * DAY;

/** The fields of an article that its story depends on. */
export type GroupedArticle = Pick<
  IndexArticle,
  'title' | 'preview' | 'language' | 'domain' | 'categories' | 'publishedAt'
>;

/** A period of publication in the past, Unix seconds; `until` is exclusive. */
interface PastPeriod {
  since: number;
  until: number;
}

/**
 * Which articles report the same event, and the heat of each story in total (country `''`) and for each country. Groups
 * the articles of the last 36 hours, or those of a period in the past; a story stays as long as its articles. Runs inside
 * the writer's transactions.
 */
export class StoryRecorder {
  private readonly groupers = new Map<string, StoryGrouper>();
  private readonly profiles = new DomainProfiles();
  private readonly statements: StoryStatements;
  private readonly members: StoryMembers;
  private readonly hottest: HottestStories;
  /** Stories that have grown since `flush` was last called, with their language. */
  private readonly changed = new Map<number, string>();
  private sincePrune = 0;
  private prunedAt = 0;
  /** Newest publication time in Unix seconds: used in place of the clock, which may be ahead for a moment. */
  private newest = 0;
  private loaded = false;

  constructor(
    database: Database,
    private readonly clock: () => number = unixSecondsNow,
    private readonly past: PastPeriod | null = null,
  ) {
    this.statements = storyStatements(database);
    this.members = new StoryMembers(this.statements, this.profiles);
    this.hottest = new HottestStories(
      this.statements,
      this.members,
      this.profiles,
      new FrontPositions(database),
    );
  }

  /** Adds an article to its story; a late one is recorded for `LateStories`. */
  add(id: number, article: GroupedArticle): void {
    if (article.publishedAt === null) return;
    const oldest = this.past?.since ?? this.clock() - STORY_WINDOW_SECONDS;
    if (article.publishedAt < oldest) return void this.statements.late.run(id);
    if (!this.loaded) for (const step of this.load(id)) void step;
    this.newest = Math.max(this.newest, article.publishedAt);
    this.profiles.count(article.domain, article.categories);
    const language = analysisLanguage(article.language);
    const { title, preview, domain, publishedAt } = article;
    const headline = { title, preview, domain, publishedAt };
    const { story, opener, absorbed, follows } = this.grouper(language).place(id, headline);
    if (absorbed !== null) {
      this.members.absorb(story, absorbed);
      this.changed.delete(absorbed);
    }
    if (follows !== null && this.members.moveSince(follows.since, follows.story, story))
      this.changed.set(follows.story, language);
    if (opener !== null) this.members.join(story, opener);
    if (story !== id) {
      this.members.join(story, id);
      this.changed.set(story, language);
    }
    this.sincePrune++;
  }

  /**
   * Notes that the stories of articles change, because the first articles of a feed in the order of its editors do.
   * @param articles the first articles before and now.
   */
  changeFront(articles: readonly number[]): void {
    if (!this.loaded) for (const step of this.load()) void step;
    for (const article of articles)
      for (const { story, language } of this.statements.storyOf.all(article))
        this.changed.set(story, language);
  }

  /** Removes an article that retention deletes from its story. */
  remove(id: number): void {
    this.statements.leave.run(id);
  }

  /** Removes stories without a report from `oldest` (Unix seconds) on, whose articles retention has deleted. */
  removeBefore(oldest: number): void {
    if (this.statements.dropHeat.run(oldest) > 0) this.statements.dropMerged.run();
  }

  /**
   * Updates the heat of the stories that grew, once per transaction, and merges those of the hottest that are the
   * same event.
   */
  flush(): void {
    for (const [story, language] of this.changed)
      this.hottest.storeHeat(language, story, this.grouper(language));
    const languages = new Set(this.changed.values());
    this.changed.clear();
    const period = { since: this.oldest(), until: this.past?.until ?? Number.MAX_SAFE_INTEGER };
    for (const language of languages) this.hottest.mergeSame(language, this.grouper(language), period);
    // At the end: a story that has just grown may otherwise be pruned by its stored age.
    if (this.sincePrune >= PRUNE_EVERY || Math.abs(this.clock() - this.prunedAt) >= PRUNE_AFTER) this.prune();
  }

  /** Forgets the stories in memory after a rollback: they may contain articles that are not stored. */
  forget(): void {
    this.groupers.clear();
    this.changed.clear();
    this.loaded = false;
  }

  private grouper(language: string): StoryGrouper {
    let grouper = this.groupers.get(language);
    if (grouper === undefined) this.groupers.set(language, (grouper = new StoryGrouper(language)));
    return grouper;
  }

  /** Unix seconds of the beginning of the window: older headlines leave their stories. */
  private oldest(): number {
    return this.past?.since ?? Math.min(this.clock(), this.newest) - STORY_WINDOW_SECONDS;
  }

  /**
   * Reads the articles of the window and their stories, in steps that yield.
   *
   * @param except an article that is added next.
   */
  *load(except = 0): Generator<void> {
    this.loaded = true;
    const oldest = this.past?.since ?? this.clock() - STORY_WINDOW_SECONDS;
    this.countEarlier(oldest);
    yield;
    const before = this.past === null ? Number.MAX_SAFE_INTEGER : lowestIdAt(this.past.until);
    for (let from = lowestIdAt(oldest); ; yield) {
      const rows = this.statements.recent.all(from, before, RESTORED_AT_A_TIME);
      for (const row of rows) {
        if (row.id === except) continue;
        this.profiles.count(row.domain, row.categories.split(','));
        this.grouper(analysisLanguage(row.language)).restore(row.story ?? row.id, row);
      }
      if (rows.length < RESTORED_AT_A_TIME) return;
      from = rows.at(-1)!.id + 1;
    }
  }

  /** Reads a sample of the days before the window for the subjects of domains. */
  private countEarlier(end: number): void {
    const step = EARLIER_SPAN / EARLIER_MOMENTS;
    for (let from = end - EARLIER_SPAN; from < end; from += step) {
      const span = [lowestIdAt(from), lowestIdAt(from + step)];
      for (const row of this.statements.earlier.all(...span, EARLIER_AT_A_MOMENT))
        this.profiles.count(row.domain, row.categories.split(','));
    }
  }

  private prune(): void {
    this.sincePrune = 0;
    this.prunedAt = this.clock();
    for (const grouper of this.groupers.values()) grouper.prune(this.oldest());
  }
}
