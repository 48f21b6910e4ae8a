import type { Client } from '@opensearch-project/opensearch';
import type { Entry } from './queues.js';

/** The results of a bulk request. */
interface BulkResult {
  /** Stored, or a newer version is. */
  acknowledged: Entry[];
  /** To be retried. */
  delayed: Entry[];
  /** To be rejected again. */
  refused: Entry[];
  /** The reason of the first failure. */
  reason: string | null;
}

interface Item {
  status: number;
  error?: { type?: string; reason?: string };
}

/** A newer version is stored. */
const CONFLICT = 409;
/** Faults of the document; other errors are temporary. */
const REFUSALS: readonly number[] = [400, 413];

/** @throws an error of the client when the complete request fails. */
export async function sendBulk(client: Client, entries: readonly Entry[]): Promise<BulkResult> {
  const lines = entries.flatMap(({ operation: { index, id, version, document } }) => {
    const at = { _index: index, _id: id, version, version_type: 'external' as const };
    return document === null ? [{ delete: at }] : [{ index: at }, document];
  });
  const { body } = await client.bulk({ body: lines as never });
  const result: BulkResult = { acknowledged: [], delayed: [], refused: [], reason: null };
  for (const [i, entry] of entries.entries()) {
    const item = body.items[i] as { index?: Item; delete?: Item };
    const { status, error } = (item.index ?? item.delete)!;
    if (error === undefined || status === CONFLICT) result.acknowledged.push(entry);
    else {
      (REFUSALS.includes(status) ? result.refused : result.delayed).push(entry);
      result.reason ??= `${status} ${error.type}: ${error.reason}`;
    }
  }
  return result;
}
