import { FIRST_DATED_ID, secondsOf } from './article-id.js';
import { ColumnStatement, type Database, type Statement } from './sqlite.js';

/** A clock that has not been set for so long, in seconds, is right. */
const BELIEVED_AFTER = 86_400;
/** Corrections below this, in seconds, are no jump. */
const JUMP = 60;

/**
 * Time that a jump of the machine's clock does not carry along, for what is deleted by its age: it was once known, and
 * goes on with the time that the process runs. A machine's clock that goes on steadily for a day is believed.
 */
export class SteadyClock {
  private readonly begun: number;
  /** How far the machine's clock is ahead of the time that the process runs, and since when. */
  private ahead = NaN;
  private aheadSince = 0;

  /**
   * @param known Unix seconds
   * @param running seconds that only grow, whatever the machine's clock says
   */
  constructor(
    private known: number,
    private readonly running: () => number = () => performance.now() / 1000,
  ) {
    this.begun = running();
  }

  /** Something else shows that it is this late by now, in Unix seconds. */
  confirm(time: number): void {
    this.known = Math.max(this.known, time - (this.running() - this.begun));
  }

  /** @param now what the machine's clock says. @returns Unix seconds, never later than that. */
  at(now: number): number {
    const running = this.running();
    if (!(Math.abs(now - running - this.ahead) < JUMP)) {
      this.ahead = now - running;
      this.aheadSince = running;
    } else if (running - this.aheadSince >= BELIEVED_AFTER) this.confirm(now);
    return Math.min(now, this.known + (running - this.begun));
  }
}

/** So many articles must have been published since: single ones may claim any date that the clock allows. */
const WITNESSES = 100;

/**
 * The time of an index: what publishers say of their newest articles. Where no new ones come it goes on while somebody
 * writes the index, also over restarts; it stands still while nobody does, until the machine's clock is believed.
 */
export class IndexClock {
  private readonly clock: SteadyClock;
  private readonly newest: ColumnStatement<number>;
  private readonly store: Statement;

  /** @param running as in `SteadyClock` */
  constructor(database: Database, now: number, running?: () => number) {
    this.newest = new ColumnStatement(
      database,
      `SELECT coalesce((SELECT id FROM articles WHERE id >= ?1 ORDER BY id DESC LIMIT 1 OFFSET ${WITNESSES - 1}),
                       (SELECT max(id) FROM articles WHERE id >= ?1))`,
    );
    this.store = database.prepare(
      `INSERT OR REPLACE INTO properties (name, value) VALUES ('steady_time', ?)`,
    );
    const stored = new ColumnStatement<number>(
      database,
      `SELECT CAST(value AS INTEGER) FROM properties WHERE name = 'steady_time'`,
    ).get();
    this.clock = new SteadyClock(Math.max(stored ?? 0, this.published() ?? 0) || now, running);
  }

  /** As `SteadyClock`. */
  at(now: number): number {
    const published = this.published();
    if (published !== null) this.clock.confirm(published);
    return this.clock.at(now);
  }

  /** Writes down how late it is. */
  save(now: number): void {
    this.store.run(String(Math.floor(this.at(now))));
  }

  private published(): number | null {
    const id = this.newest.get(FIRST_DATED_ID) ?? null;
    return id === null ? null : secondsOf(id);
  }
}
