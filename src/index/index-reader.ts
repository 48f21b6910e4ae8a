import type { Candidate } from '../articles/article.js';
import { FIRST_DATED_ID, secondsOf } from './article-id.js';
import { IndexFile, type Place } from './index-file.js';
import { indexPath, openForReading } from './open-database.js';
import { prepareStatements, type ReaderStatements } from './reader-statements.js';
import { type Database, pragma } from './sqlite.js';
import { StoryReader } from './stories/story-reader.js';
import { VocabularyReader } from './vocabulary/vocabulary-reader.js';

/** An indexed article as searches need it. */
export interface IndexedCandidate extends Candidate {
  id: number;
  country: string | null;
}

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

function toCandidate(row: CandidateRow): IndexedCandidate {
  const [id, title, source, domain, publishedAt, url, imageUrl, preview, signature, country] = row;
  return { id, title, source, domain, publishedAt, url, imageUrl, preview, signature, country };
}

/** Reads the index in the serving process itself: every call takes well under a millisecond. */
export class IndexReader {
  private statements: ReaderStatements;
  private storyReader: StoryReader;
  private vocabularyReader: VocabularyReader;
  private file: IndexFile;
  private filesBefore = 0;

  private opened: Database;

  /** @throws IndexOpenError */
  static open(dataDir: string): IndexReader {
    return new IndexReader(dataDir);
  }

  private constructor(private readonly dataDir: string) {
    this.opened = openForReading(dataDir);
    this.statements = prepareStatements(this.opened);
    this.storyReader = new StoryReader(this.opened);
    this.vocabularyReader = new VocabularyReader(this.opened);
    this.file = new IndexFile(indexPath(dataDir));
  }

  /** `follow` may replace it: keep neither the database nor its statements. */
  get database(): Database {
    return this.opened;
  }

  /** The stories of the last days; `follow` may replace the reader. */
  get stories(): StoryReader {
    return this.storyReader;
  }

  /** The words of titles; another one after `follow` has found another file. */
  get vocabulary(): VocabularyReader {
    return this.vocabularyReader;
  }

  /** Whether the open file is still the one in the folder. */
  place(): Place {
    return this.file.place();
  }

  /**
   * Opens the file that is in the folder now, if it is another one. While there is none, the old file is still read.
   * @returns the place of the old file
   * @throws IndexOpenError when the new file cannot be read; the old one stays open then
   */
  follow(): Place {
    const place = this.place();
    if (place !== 'in place') this.file.removeLog();
    if (place === 'replaced') this.reopen();
    return place;
  }

  /**
   * Opens the file again, as after it was overwritten: the pages that the connection has cached are wrong then.
   * @throws IndexOpenError when it cannot be read; the old connection stays open then
   */
  reopen(): void {
    const before = this.opened;
    const found = openForReading(this.dataDir);
    try {
      const [statements, stories] = [prepareStatements(found), new StoryReader(found)];
      this.vocabularyReader = new VocabularyReader(found);
      [this.statements, this.storyReader] = [statements, stories];
    } catch (error) {
      found.close();
      throw error;
    }
    [this.opened, this.file] = [found, new IndexFile(indexPath(this.dataDir))];
    this.filesBefore++;
    before.close();
  }

  /** Ids of the newest articles that match an FTS5 expression, newest first. */
  match(expression: string, range: IdRange, limit: number): number[] {
    return this.statements.matches.all(expression, range.from, range.before, limit);
  }

  /** How many articles match an FTS5 expression, at most `most`. */
  count(expression: string, range: IdRange, most: number): number {
    return this.statements.count.get(expression, range.from, range.before, most)!;
  }

  /** The same, with how many registrable domains are among them: some 15 times the cost. */
  countDomains(expression: string, range: IdRange, most: number): { articles: number; domains: number } {
    const found = this.statements.countDomains.get(expression, range.from, range.before, most);
    const [articles, domains] = found as unknown as [number, number];
    return { articles, domains };
  }

  /** Articles by id, in the given order, without those that have left the index. */
  load(ids: Iterable<number>): IndexedCandidate[] {
    const found: IndexedCandidate[] = [];
    for (const id of ids) {
      const row = this.statements.candidate.get(id) as unknown as CandidateRow | undefined;
      if (row !== undefined) found.push(toCandidate(row));
    }
    return found;
  }

  /** Changes when another connection has committed or the file was replaced: earlier answers may be stale then. */
  generation(): number {
    return this.filesBefore * 2 ** 32 + this.statements.dataVersion.get()!;
  }

  /** Seconds since the newest dated article was published; null without any. Reads one row. */
  newestAge(now: number): number | null {
    const newest = this.statements.newestId.get() ?? null;
    const seconds = newest === null ? null : secondsOf(newest);
    return seconds === null ? null : Math.max(0, now - seconds);
  }

  stats(): IndexStats {
    const edges = this.statements.edges.get({ dated: FIRST_DATED_ID }) as unknown as Omit<
      IndexStats,
      'bytes'
    >;
    const pages = Number(pragma(this.database, 'page_count'));
    const size = Number(pragma(this.database, 'page_size'));
    return { ...edges, bytes: pages * size };
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }
}
