import type { Database, Statement } from 'better-sqlite3';
import { areNearIdentical } from '../../articles/near-identical.js';
import { titleSignature } from '../../articles/title-signature.js';
import { analysisLanguage } from '../../languages/analysis-language.js';
import { lowestIdAt } from '../article-id.js';
import type { IndexArticle } from '../index-article.js';
import { StoryGrouper } from './story-grouper.js';
import { storyHeat } from './story-heat.js';
import type { StoryMember } from './story-heat.js';

/** Only what was published within this many seconds can open or join a story. */
export const STORY_WINDOW = 48 * 3600;
const PRUNE_EVERY = 2_000;
/** A new member is compared with the titles of so many others to see whether it is a copy. */
const MOST_COMPARED = 8;

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
  private readonly statements: ReturnType<typeof prepare>;
  /** Stories that grew since `settle`, with their language. */
  private readonly changed = new Map<number, string>();
  private sincePrune = 0;
  private loaded = false;

  constructor(
    database: Database,
    private readonly clock: () => number = () => Math.floor(Date.now() / 1000),
  ) {
    this.statements = prepare(database);
  }

  add(id: number, article: IndexArticle): void {
    if (article.publishedAt === null) return;
    const oldest = this.clock() - STORY_WINDOW;
    if (article.publishedAt < oldest) return;
    if (!this.loaded) this.load(oldest, id);
    const language = analysisLanguage(article.language);
    const { story, opener, fit, absorbed } = this.grouper(language).place(
      id,
      article.title,
      article.publishedAt,
    );
    if (absorbed !== null) this.absorb(story, absorbed);
    if (opener !== null) this.join(story, opener, fit);
    if (story !== id) {
      this.join(story, id, fit);
      this.changed.set(story, language);
    }
    if (++this.sincePrune >= PRUNE_EVERY) this.prune(oldest);
  }

  /** Takes the temperature of the stories that grew: once a transaction, however many articles joined them. */
  settle(): void {
    for (const [story, language] of this.changed) this.heat(story, language);
    this.changed.clear();
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
      language: string;
      published_at: number;
    }>;
    for (const row of rows) {
      if (row.id === except) continue;
      this.grouper(analysisLanguage(row.language)).restore(row.story ?? row.id, row.title, row.published_at);
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
          title: string;
          language: string;
          source: string;
          domain: string;
          country: string | null;
          published_at: number;
          worth: number;
        }
      | undefined;
    if (article === undefined) return;
    const signature = titleSignature(article.title, article.language);
    const others = this.statements.signatures.all(story, id, MOST_COMPARED) as Uint8Array[];
    const copy = others.some((other) => areNearIdentical(other, signature));
    const { source, domain, country, published_at, worth } = article;
    this.statements.join.run(story, id, source, domain, country, published_at, copy ? 1 : 0, worth, fit);
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
    const countries = new Set(members.map((member) => member.country).filter((country) => country !== null));
    for (const country of ['', ...countries]) {
      const reports = country === '' ? members : members.filter((member) => member.country === country);
      const { heat, domains, latest } = storyHeat(reports);
      this.statements.heat.run(language, country, story, heat, domains, latest);
    }
  }
}

function prepare(
  database: Database,
): Record<
  | 'recent'
  | 'article'
  | 'isMember'
  | 'signatures'
  | 'join'
  | 'members'
  | 'heat'
  | 'moveMembers'
  | 'dropStory'
  | 'dropMembers'
  | 'dropHeat',
  Statement
> {
  return {
    recent: database.prepare(
      `SELECT a.id, a.title, a.language, a.published_at,
              (SELECT story FROM story_articles s WHERE s.article = a.id) AS story
       FROM articles a WHERE a.id >= ? ORDER BY a.id`,
    ),
    article: database.prepare(
      `SELECT title, language, source, domain, country, published_at,
              2 * (image_url IS NOT NULL) + (preview <> '') AS worth
       FROM articles WHERE id = ?`,
    ),
    isMember: database.prepare('SELECT 1 FROM story_articles WHERE story = ? AND article = ?'),
    signatures: database
      .prepare(
        `SELECT a.signature FROM story_articles s JOIN articles a ON a.id = s.article
         WHERE s.story = ? AND s.article <> ? ORDER BY s.article DESC LIMIT ?`,
      )
      .pluck(),
    join: database.prepare(
      `INSERT INTO story_articles (story, article, source, domain, country, published_at, copy, worth, fit)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    members: database.prepare(
      'SELECT domain, country, published_at, copy FROM story_articles WHERE story = ?',
    ),
    heat: database.prepare(
      `INSERT OR REPLACE INTO story_heat (language, country, story, heat, domains, latest)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    moveMembers: database.prepare('UPDATE OR REPLACE story_articles SET story = ? WHERE story = ?'),
    dropStory: database.prepare('DELETE FROM story_heat WHERE story = ?'),
    dropMembers: database.prepare(
      `DELETE FROM story_articles WHERE story IN (SELECT story FROM story_heat WHERE country = '' AND latest < ?)`,
    ),
    dropHeat: database.prepare('DELETE FROM story_heat WHERE latest < ?'),
  };
}
