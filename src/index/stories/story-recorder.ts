import { unixSecondsNow } from '../../articles/article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { lowestIdAt } from '../article-id.js';
import type { IndexArticle } from '../index-article.js';
import type { Database } from '../sqlite.js';
import { FrontPositions } from '../front-positions.js';
import { DomainProfiles } from './story-heat.js';
import { HottestStories } from './hottest-stories.js';
import { StoryGrouper } from './story-grouper.js';
import { StoryMembers, prepareStoryStatements, type StoryStatements } from './story-members.js';
import { DAY } from '../../config/durations.js';

/** Maximum age in seconds of an article that is grouped when it arrives; `LateStories` groups older ones later. */
export const STORY_WINDOW_SECONDS = 36 * 3600;
const PRUNE_EVERY = 2_000;
const PRUNE_AFTER = 3600;
const RESTORED_AT_A_TIME = 1_000;
/** Number of samples of earlier articles, read after a restart to see which domains write about special interests. */
const EARLIER_MOMENTS = 40;
const EARLIER_AT_A_MOMENT = 500;
const EARLIER_SPAN = 10 * DAY;

/** The fields of an article by which it is grouped. */
export type GroupedArticle = Pick<
  IndexArticle,
  'title' | 'preview' | 'language' | 'domain' | 'categories' | 'publishedAt'
>;

/** A past period of publication times in Unix seconds; `until` is exclusive. */
interface PastPeriod {
  since: number;
  until: number;
}

/**
 * Groups articles about the same event into stories, and stores the heat (recent coverage) of each story, in total
 * (country `''`) and for each country. It holds the articles of the last 36 hours, or those of a past period, in
 * memory; stored stories last as long as their articles. Runs inside the writer's transactions.
 */
export class StoryRecorder {
  private readonly groupers = new Map<string, StoryGrouper>();
  private readonly profiles = new DomainProfiles();
  private readonly statements: StoryStatements;
  private readonly members: StoryMembers;
  private readonly hottest: HottestStories;
  /** Language of each story that has changed since the last `flush`. */
  private readonly changed = new Map<number, string>();
  private sincePrune = 0;
  private prunedAt = 0;
  /** Newest publication time in Unix seconds, which serves as the current time if it is before that of the clock. */
  private newest = 0;
  private loaded = false;

  constructor(
    database: Database,
    private readonly clock: () => number = unixSecondsNow,
    private readonly past: PastPeriod | null = null,
  ) {
    this.statements = prepareStoryStatements(database);
    this.members = new StoryMembers(this.statements, this.profiles);
    this.hottest = new HottestStories(
      this.statements,
      this.members,
      this.profiles,
      new FrontPositions(database),
    );
  }

  /** Adds an article to a story; an article from before the last 36 hours is left to `LateStories`. */
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

  /** Marks stories as changed. @param articles ids of articles that were or are first in an editors' feed. */
  changeFront(articles: readonly number[]): void {
    if (!this.loaded) for (const step of this.load()) void step;
    for (const article of articles)
      for (const { story, language } of this.statements.storyOf.all(article))
        this.changed.set(story, language);
  }

  /** Removes an article, which retention deletes, from its story. */
  remove(id: number): void {
    this.statements.leave.run(id);
  }

  /** Removes the stories whose articles are all older than `oldest` (Unix seconds), which retention has deleted. */
  removeBefore(oldest: number): void {
    if (this.statements.dropHeat.run(oldest) > 0) this.statements.dropMerged.run();
  }

  /** Updates the heat of changed stories, and merges hot stories about the same event. Called once per transaction. */
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

  /** Discards the stories in memory after a rollback, because they may contain articles that are not stored. */
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

  /** Unix seconds of the earliest publication time that is held in memory. */
  private oldest(): number {
    return this.past?.since ?? Math.min(this.clock(), this.newest) - STORY_WINDOW_SECONDS;
  }

  /** Reads the recent articles and their stories, in steps. @param except id of an article that is left out. */
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

  /** Samples articles of earlier days, to see which domains write about special interests. */
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
