import { ColumnStatement, type Database, type Statement } from './sqlite.js';

/**
 * Unix seconds of 1990-01-01, from which article ids count. Ids are ordered by publication time, so that a period is a
 * range of row ids and the newest articles are read without a sort.
 * Id of a dated article: (seconds since 1990 + `UNDATED_SECONDS`) × 64 + n. Id of an undated article: its sequence
 * number (in the order of arrival), which is below the ids of all dated articles and never reused.
 */
const EPOCH = 631_152_000;
/** Number of article ids for each second of publication time. */
export const IDS_PER_SECOND = 64;
const UNDATED_SECONDS = 2 ** 26;

/** The lowest id of a dated article. */
export const FIRST_DATED_ID = UNDATED_SECONDS * IDS_PER_SECOND;

/** The lowest id an article published at `seconds` (Unix time) can have. */
export function lowestIdAt(seconds: number): number {
  return (Math.max(0, Math.floor(seconds) - EPOCH) + UNDATED_SECONDS) * IDS_PER_SECOND;
}

/**
 * The publication time in Unix seconds that an id stands for; null for an undated article. It is a second or more late
 * if more than 64 articles were published in the same second.
 */
export function publicationSecondsOf(id: number): number | null {
  return id < FIRST_DATED_ID ? null : Math.floor(id / IDS_PER_SECOND) - UNDATED_SECONDS + EPOCH;
}

/** Maximum number of used-up seconds to remember; beyond it all are forgotten, and the next ids take longer to find. */
const MAX_CROWDED = 10_000;

/**
 * Allocates unused ids. A second of publication time has 64 ids. Further articles get ids of later seconds, never of
 * earlier ones, so that a search since a time misses none. Feeds that round times to the day put thousands into one
 * second.
 */
export class IdAllocator {
  private readonly lastIn: ColumnStatement<number | null>;
  /** For each second whose ids are used up, by its lowest id: the first id to try instead. */
  private readonly crowded = new Map<number, number>();

  constructor(database: Database) {
    this.lastIn = new ColumnStatement(database, 'SELECT max(id) FROM articles WHERE id >= ? AND id < ?');
  }

  next(publishedAt: number | null, sequence: number): number {
    if (publishedAt === null) return sequence;
    const lowest = lowestIdAt(publishedAt);
    let base = this.crowded.get(lowest) ?? lowest;
    for (;;) {
      const last = this.lastIn.get(base, base + IDS_PER_SECOND) ?? null;
      if (last === null) return base;
      if (last + 1 < base + IDS_PER_SECOND) return last + 1;
      base += IDS_PER_SECOND;
      if (this.crowded.size >= MAX_CROWDED) this.crowded.clear();
      this.crowded.set(lowest, base);
    }
  }
}

/** A range of ids: `from` inclusive, `before` exclusive. */
export interface IdRange {
  from: number;
  before: number;
}

export const ALL_IDS: IdRange = { from: 0, before: Number.MAX_SAFE_INTEGER };

/**
 * Numbers articles in the order of arrival. The last number is stored in the same transaction as the articles, so that no
 * number is used twice and readers see rising numbers.
 */
export class SequenceCounter {
  private readonly read: ColumnStatement<number>;
  private readonly store: Statement;
  /** The last number of this transaction; null outside of transactions, when another process may assign numbers. */
  private last: number | null = null;

  constructor(database: Database) {
    this.read = new ColumnStatement(database, SELECT_LAST_SEQUENCE);
    this.store = database.prepare(`UPDATE properties SET value = ? WHERE name = 'sequence'`);
  }

  next(): number {
    this.last ??= this.read.get() ?? 0;
    return ++this.last;
  }

  /** Stores the last number; called inside the caller's transaction. */
  flush(): void {
    if (this.last !== null) this.store.run(String(this.last));
    this.discard();
  }

  /** Discards the numbers of a failed transaction. */
  discard(): void {
    this.last = null;
  }
}

/** Selects the last sequence number that was assigned in an index file; 0 for a new file. */
export const SELECT_LAST_SEQUENCE = `SELECT CAST(value AS INTEGER) FROM properties WHERE name = 'sequence'`;
