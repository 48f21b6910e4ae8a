import type { Database } from 'better-sqlite3';
import { areNearIdentical } from '../../articles/near-identical.js';
import { analysisLanguage } from '../../languages/analysis-language.js';
import { lowestIdAt } from '../article-id.js';
import type { IndexArticle } from '../index-article.js';
import { StoryGrouper } from './story-grouper.js';
import { storyHeat } from './story-heat.js';
import type { StoryMember } from './story-heat.js';
import { storyStatements, type StoryStatements } from './story-statements.js';

/** Only what was published within this many seconds can open or join a story. */
export const STORY_WINDOW = 48 * 3600;
const PRUNE_EVERY = 2_000;
/** A new member is compared with so many titles that are no copies themselves to see whether it is one. */
const MOST_COMPARED = 32;
/** The hottest stories of a language, which are kept from being one event told twice. */
const HOTTEST = 30;
/** Of a story's articles the newest may speak for it. */
const MAY_SPEAK = 24;
/** Least cosine between two of the hottest for them to be one event, and for one to be an echo of the other. */
const ONE_EVENT = 0.35;
const ECHO = 0.22;

interface Row extends Omit<StoryMember, 'publishedAt' | 'copy'> {
  published_at: number;
  copy: number;
}

/**
 * Keeps the stories of the last two days: which articles report the same event, and how hot each story is, for a
 * language as a whole (country `''`) and for each country that reports it. Runs inside the writer's transactions.
 */
export class StoryRecorder {
  private readonly groupers = new Map<string, StoryGrouper>();
  private readonly statements: StoryStatements;
  /** Stories that grew since `settle`, with their language. */
  private readonly changed = new Map<number, string>();
  private sincePrune = 0;
  private loaded = false;

  constructor(
    database: Database,
    private readonly clock: () => number = () => Math.floor(Date.now() / 1000),
  ) {
    this.statements = storyStatements(database);
  }

  add(id: number, article: IndexArticle): void {
    if (article.publishedAt === null) return;
    const oldest = this.clock() - STORY_WINDOW;
    if (article.publishedAt < oldest) return;
    if (!this.loaded) this.load(oldest, id);
    const language = analysisLanguage(article.language);
    const { title, preview, publishedAt } = article;
    const { story, opener, fit, absorbed } = this.grouper(language).place(id, {
      title,
      preview,
      publishedAt,
    });
    if (absorbed !== null) this.absorb(story, absorbed);
    if (opener !== null) this.join(story, opener, fit);
    if (story !== id) {
      this.join(story, id, fit);
      this.changed.set(story, language);
    }
    if (++this.sincePrune >= PRUNE_EVERY) this.prune(oldest);
  }

  /**
   * Takes the temperature of the stories that grew, once a transaction, however many articles joined them; then sees
   * whether one of them has become the same event as another of the hottest, or an echo of it.
   */
  settle(): void {
    for (const [story, language] of this.changed) this.heat(story, language);
    const grown = [...this.changed];
    this.changed.clear();
    for (const language of new Set(grown.map(([, language]) => language)))
      this.tellApart(language, new Set(grown.map(([story]) => story)));
  }

  /** After a transaction that was rolled back, what is in memory may be more than what is in the file. */
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

  private load(oldest: number, except: number): void {
    this.loaded = true;
    const rows = this.statements.recent.iterate(lowestIdAt(oldest)) as IterableIterator<{
      id: number;
      story: number | null;
      title: string;
      preview: string;
      language: string;
      publishedAt: number;
    }>;
    for (const row of rows) {
      if (row.id === except) continue;
      this.grouper(analysisLanguage(row.language)).restore(row.story ?? row.id, row);
    }
  }

  private prune(oldest: number): void {
    this.sincePrune = 0;
    for (const grouper of this.groupers.values()) grouper.prune(oldest);
    this.statements.dropMembers.run(oldest);
    this.statements.dropHeat.run(oldest);
  }

  private join(story: number, id: number, fit: number): void {
    if (this.statements.isMember.get(story, id) !== undefined) return;
    const article = this.statements.article.get(id) as
      | {
          signature: Uint8Array;
          source: string;
          domain: string;
          country: string | null;
          published_at: number;
          worth: number;
        }
      | undefined;
    if (article === undefined) return;
    const { signature, source, domain, country, published_at, worth } = article;
    const others = this.statements.signatures.all(story, id, MOST_COMPARED) as Uint8Array[];
    const copy = others.some((other) => areNearIdentical(other, signature));
    this.statements.join.run(story, id, source, domain, country, published_at, copy ? 1 : 0, worth, fit);
  }

  /**
   * Of two hot stories that are alike the cooler becomes part of the hotter, or, where that is less sure, its echo:
   * it goes on by itself but is not shown beside the other.
   */
  private tellApart(language: string, grown: ReadonlySet<number>): void {
    const hottest = this.statements.hottest.all(language, HOTTEST) as {
      story: number;
      echoes: number | null;
    }[];
    const grouper = this.grouper(language);
    const gone = new Set<number>();
    for (const [i, cooler] of hottest.entries()) {
      let echoes: number | null = null;
      for (const { story: hotter } of hottest.slice(0, i)) {
        if (gone.has(hotter)) continue;
        const known = !grown.has(hotter) && !grown.has(cooler.story);
        const alike = known
          ? cooler.echoes === hotter
            ? ECHO
            : 0
          : grouper.similarity(hotter, cooler.story);
        if (alike >= ONE_EVENT) {
          grouper.unite(hotter, cooler.story);
          this.absorb(hotter, cooler.story);
          this.heat(hotter, language);
          gone.add(cooler.story);
          break;
        }
        if (alike >= ECHO) echoes ??= hotter;
      }
      if (gone.has(cooler.story)) continue;
      if (echoes !== cooler.echoes) this.statements.echo.run(echoes, cooler.story);
      if (grown.has(cooler.story)) this.refit(cooler.story, grouper);
    }
  }

  /** Sees anew how typical those articles are of a story that may speak for it. */
  private refit(story: number, grouper: StoryGrouper): void {
    const newest = this.statements.newest.all(story, MAY_SPEAK) as {
      id: number;
      title: string;
      preview: string;
    }[];
    for (const { id, ...headline } of newest)
      this.statements.fit.run(grouper.fit(story, headline), story, id);
  }

  private absorb(story: number, other: number): void {
    this.join(other, other, 0);
    this.statements.moveMembers.run(story, other);
    this.statements.dropStory.run(other);
    this.changed.delete(other);
  }

  private heat(story: number, language: string): void {
    const members = (this.statements.members.all(story) as Row[]).map((row) => ({
      domain: row.domain,
      country: row.country,
      publishedAt: row.published_at,
      copy: row.copy === 1,
    }));
    const cohesion = this.grouper(language).cohesion(story);
    const countries = new Set(members.map((member) => member.country).filter((country) => country !== null));
    for (const country of ['', ...countries]) {
      const reports = country === '' ? members : members.filter((member) => member.country === country);
      const { heat, domains, latest } = storyHeat(reports, cohesion);
      this.statements.heat.run(language, country, story, heat, domains, latest);
    }
  }
}
