import type { Database, Statement } from 'better-sqlite3';
import type { Candidate } from '../articles/article.js';
import { FIRST_DATED_ID, secondsOf } from './article-id.js';
import { openForReading } from './open-database.js';

/** An indexed article as searches need it. */
export interface IndexedCandidate extends Candidate {
  id: number;
  country: string | null;
}

/** An article as far as it matters for choosing who speaks for a story. */
export interface StoryArticle {
  article: number;
  source: string;
  domain: string;
  country: string | null;
  /** 2 with a picture, 1 more with a preview. */
  worth: number;
  /** How alike its headline and the story were when it came, 0-1. */
  fit: number;
}

/** Which articles may speak for a story, and what makes them fit for it beside their `worth`. */
export interface StoryWish {
  /** Only from there; null from anywhere. */
  country: string | null;
  /** Unix seconds of the oldest. */
  since: number;
  /** How many of the newest are considered, all by default, and how many of these are wanted. */
  newest?: number;
  limit: number;
  /** What a headline typical of the story is worth, and what the preferred region; nothing by default. */
  typical?: number;
  preferred?: number;
  region?: string | null;
}

const ANY_SPEAKER = { newest: -1, typical: 0, preferred: 0, region: null };

/** A range of ids: `from` inclusive, `before` exclusive. */
export interface IdRange {
  from: number;
  before: number;
}

export const WHOLE_INDEX: IdRange = { from: 0, before: Number.MAX_SAFE_INTEGER };

export interface IndexStats {
  articles: number;
  undated: number;
  /** Unix seconds of the newest dated article, null when there is none. */
  newest: number | null;
  oldest: number | null;
  bytes: number;
}

type CandidateRow = [
  id: number,
  title: string,
  source: string,
  domain: string,
  publishedAt: number | null,
  url: string,
  imageUrl: string | null,
  preview: string,
  signature: Uint8Array,
  country: string | null,
];

type StoryRow = [
  article: number,
  source: string,
  domain: string,
  country: string | null,
  worth: number,
  fit: number,
];

const CANDIDATE = 'id, title, source, domain, published_at, url, image_url, preview, signature, country';

function toCandidate(row: CandidateRow): IndexedCandidate {
  const [id, title, source, domain, publishedAt, url, imageUrl, preview, signature, country] = row;
  return { id, title, source, domain, publishedAt, url, imageUrl, preview, signature, country };
}

/** Reads the index: inline, in the serving process; every call takes well under a millisecond of its thread. */
export class IndexReader {
  private readonly matches: Statement;
  private readonly candidate: Statement;
  private readonly storyOrder: Statement;
  private readonly storyMembers: Statement;
  private readonly story: Statement;
  private readonly dataVersion: Statement;
  private readonly newestId: Statement;
  private readonly edges: Statement;

  static open(dataDir: string): IndexReader {
    return new IndexReader(openForReading(dataDir));
  }

  constructor(readonly database: Database) {
    this.matches = database
      .prepare(
        'SELECT rowid FROM search WHERE search MATCH ? AND rowid >= ? AND rowid < ? ORDER BY rowid DESC LIMIT ?',
      )
      .pluck();
    this.candidate = database.prepare(`SELECT ${CANDIDATE} FROM articles WHERE id = ?`).raw();
    this.storyOrder = database
      .prepare(
        `SELECT story FROM story_heat h
         WHERE language = $language AND country = $country AND domains >= 2 AND latest >= $since
           AND NOT EXISTS (SELECT 1 FROM story_heat o WHERE o.story = h.echoes AND o.country = h.country
                           AND o.domains >= 2 AND o.latest >= $since)
         ORDER BY heat DESC LIMIT $limit`,
      )
      .pluck();
    this.storyMembers = database
      .prepare(
        `SELECT article, source, domain, country, worth, fit FROM
           (SELECT article, source, domain, country, worth, fit FROM story_articles WHERE story = $story
              AND published_at >= $since AND ($country IS NULL OR country = $country)
            ORDER BY article DESC LIMIT $newest)
         ORDER BY worth + $typical * fit + $preferred * ($region IS NOT NULL AND country IS $region) DESC,
                  article DESC LIMIT $limit`,
      )
      .raw();
    this.story = database.prepare('SELECT story FROM story_articles WHERE article = ?').pluck();
    this.dataVersion = database.prepare('PRAGMA data_version').pluck();
    this.newestId = database.prepare('SELECT max(id) FROM articles').pluck();
    this.edges = database.prepare(
      `SELECT (SELECT count(*) FROM articles) AS articles,
              (SELECT count(*) FROM articles WHERE id < $dated) AS undated,
              (SELECT max(published_at) FROM articles WHERE id = (SELECT max(id) FROM articles)) AS newest,
              (SELECT published_at FROM articles WHERE id >= $dated ORDER BY id LIMIT 1) AS oldest`,
    );
  }

  /** Ids of the newest articles that match an FTS5 expression, newest first. */
  match(expression: string, range: IdRange, limit: number): number[] {
    return this.matches.all(expression, range.from, range.before, limit) as number[];
  }

  /** Articles by id, in the order asked; those that left the index meanwhile are left out. */
  load(ids: Iterable<number>): IndexedCandidate[] {
    const found: IndexedCandidate[] = [];
    for (const id of ids) {
      const row = this.candidate.get(id) as CandidateRow | undefined;
      if (row !== undefined) found.push(toCandidate(row));
    }
    return found;
  }

  /**
   * Stories that several domains report, hottest first, none beside one it only echoes. `country` narrows to those
   * reported from there.
   */
  hottestStories(language: string, country: string | null, since: number, limit: number): number[] {
    return this.storyOrder.all({ language, country: country ?? '', since, limit }) as number[];
  }

  /** Of the newest articles of a story those that may speak for it, best first. */
  articlesOfStory(story: number, of: StoryWish): StoryArticle[] {
    return (this.storyMembers.all({ story, ...ANY_SPEAKER, ...of }) as StoryRow[]).map(
      ([article, source, domain, country, worth, fit]) => ({ article, source, domain, country, worth, fit }),
    );
  }

  /** The story an article belongs to, or null when nobody else reports it. */
  storyOf(article: number): number | null {
    return (this.story.get(article) as number | undefined) ?? null;
  }

  /** Changes whenever another connection has committed: what was answered before may be stale. */
  generation(): number {
    return this.dataVersion.get() as number;
  }

  /** Seconds since the newest dated article was published; null when there is none. Cheap. */
  newestAge(now: number): number | null {
    const newest = this.newestId.get() as number | null;
    const seconds = newest === null ? null : secondsOf(newest);
    return seconds === null ? null : Math.max(0, now - seconds);
  }

  stats(): IndexStats {
    const edges = this.edges.get({ dated: FIRST_DATED_ID }) as Omit<IndexStats, 'bytes'>;
    const pages = this.database.pragma('page_count', { simple: true }) as number;
    const size = this.database.pragma('page_size', { simple: true }) as number;
    return { ...edges, bytes: pages * size };
  }

  close(): void {
    this.database.close();
  }
}
