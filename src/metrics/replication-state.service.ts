import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { IndexReader } from '../index/index-reader.js';
import { type OutboxState, readOutboxState } from '../index/outbox.js';

/** After a long outage there are millions of changes to count, and probes come every second. */
const READ_EVERY_MS = 2_000;

/** What waits to be shipped to OpenSearch, as the index knows it, whichever process ships. */
@Injectable()
export class ReplicationState {
  private last: { at: number; state: OutboxState | null } | undefined;

  constructor(
    @Inject(IndexReader) private readonly index: IndexReader | null,
    private readonly settings: Settings,
  ) {}

  /** Whether there may be something to ship. */
  get isOn(): boolean {
    return this.settings.opensearch !== null && this.index !== null;
  }

  /**
   * At most two seconds old; null where nothing is shipped.
   * @throws an error of SQLite when the index cannot be read
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
