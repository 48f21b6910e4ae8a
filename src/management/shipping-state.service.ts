import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { IndexReader } from '../index/index-reader.js';
import { type OutboxState, readOutboxState } from '../index/outbox.js';

/** After a long outage there are millions of changes to count, and probes come every second. */
const READ_EVERY_MS = 2_000;

/** What waits to be shipped to OpenSearch, as the index knows it, whichever process ships. */
@Injectable()
export class ShippingState {
  private last: { at: number; state: OutboxState | null } | undefined;

  constructor(
    private readonly index: IndexReader,
    private readonly settings: Settings,
  ) {}

  /** Whether this node is to ship. */
  get isOn(): boolean {
    return this.settings.opensearch !== null && this.settings.ingestion.enabled;
  }

  /** At most two seconds old; null where this node does not ship. */
  read(): OutboxState | null {
    if (!this.isOn) return null;
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > READ_EVERY_MS) {
      this.last = { at: now, state: readOutboxState(this.index.database) };
    }
    return this.last.state;
  }
}
