import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { IndexReader } from '../index/index-reader.js';
import { type OutboxState, readOutboxState } from '../index/outbox.js';

/** Cache time in milliseconds: after a long outage millions of changes are counted, and probes come every second. */
const READ_EVERY_MS = 2_000;

/** The pending changes of replication, from the index. */
@Injectable()
export class ReplicationState {
  private last: { at: number; state: OutboxState | null } | undefined;

  constructor(
    @Inject(IndexReader) private readonly index: IndexReader | null,
    private readonly settings: Settings,
  ) {}

  /** Whether replication may have pending changes. */
  get isOn(): boolean {
    return this.settings.opensearch !== null && this.index !== null;
  }

  /**
   * At most two seconds old; null without replication.
   *
   * @throws an error of SQLite when the index cannot be read.
   */
  read(): OutboxState | null {
    if (this.settings.opensearch === null || this.index === null) return null;
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > READ_EVERY_MS) {
      this.last = { at: now, state: readOutboxState(this.index.database) };
    }
    return this.last.state;
  }
}
