import type { Client } from '@opensearch-project/opensearch';
import type { RemovalEntry } from '../index/blocklist.js';
import { MAX_NODES } from './documents.js';
import { indexNames } from './indexes.js';

interface Found {
  _id: string;
  found?: boolean;
  error?: { type: string };
  _seq_no?: number;
  _primary_term?: number;
  _source?: { kept_out: RemovalEntry[] };
}

const NUMBERS = Array.from({ length: MAX_NODES }, (_, node) => String(node));

/** Reads and writes the removals of all ingestion nodes: one document per node, with its complete list. */
export class SharedRemovals {
  private readonly index: string;
  private stamp: string | null = null;

  constructor(
    private readonly client: Client,
    prefix: string,
    private readonly limits: { requestTimeout?: number; maxRetries?: number } = {},
  ) {
    this.index = indexNames(prefix).removals;
  }

  /**
   * The removals of all ingestion nodes.
   * @param but number of a node whose removals are left out.
   * @returns null if nothing changed since the last call.
   * @throws an error of the client.
   */
  async read(but: number | null = null): Promise<RemovalEntry[] | null> {
    const ids = NUMBERS.filter((id) => id !== String(but));
    // By id, so that documents are read before they are searchable.
    const found = (await this.get(ids, false)).filter(({ found }) => found);
    const stamp = found.map(({ _id, _seq_no, _primary_term }) => `${_id} ${_primary_term} ${_seq_no}`).join();
    if (stamp === this.stamp) return null;
    const documents =
      found.length === 0
        ? []
        : await this.get(
            found.map(({ _id }) => _id),
            true,
          );
    this.stamp = stamp;
    return documents.flatMap(({ _source }) => _source?.kept_out ?? []);
  }

  /** Writes the removals of one node. @throws an error of the client. */
  async publish(node: number, excluded: readonly RemovalEntry[]): Promise<void> {
    await this.client.index({ index: this.index, id: String(node), body: { kept_out: excluded } as never });
  }

  private async get(ids: string[], withSource: boolean): Promise<Found[]> {
    const { body } = await this.client.mget(
      { index: this.index, _source: withSource, body: { ids } },
      this.limits,
    );
    const docs = body.docs as Found[];
    // A node whose document cannot be read is no node without removals.
    const fault = docs.find(({ error }) => error !== undefined && error.type !== 'index_not_found_exception');
    if (fault !== undefined) throw new Error(`The removals cannot be read: ${fault.error!.type}`);
    return docs;
  }
}
