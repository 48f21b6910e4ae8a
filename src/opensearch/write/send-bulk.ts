import type { Client } from '@opensearch-project/opensearch';
import { describeArchiveFault } from '../fault.js';
import type { PendingChange } from './queues.js';

/** What became of the changes in a bulk request. */
interface BulkResult {
  /** Changes that are stored, or outdated because OpenSearch has a newer version. */
  acknowledged: PendingChange[];
  /** Changes to retry, because the failure is temporary. */
  delayed: PendingChange[];
  /** Changes that OpenSearch would reject again. */
  refused: PendingChange[];
  /** Reason of the first failure; null without any. */
  reason: string | null;
}

interface Item {
  status: number;
  error?: { type?: string; reason?: string };
}

/** Status of an outdated change: OpenSearch has a newer version of the document. */
const CONFLICT = 409;
/** Statuses of a faulty document; other error statuses are temporary. */
const REFUSALS: readonly number[] = [400, 413];

const TOO_LARGE = 413;

/** Sends changes in one bulk request, or in halves if it is too large. @throws an error of the client if one fails. */
export async function sendBulk(client: Client, entries: readonly PendingChange[]): Promise<BulkResult> {
  try {
    return await sendAtOnce(client, entries);
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== TOO_LARGE) throw error;
    if (entries.length === 1)
      return { acknowledged: [], delayed: [], refused: [...entries], reason: describeArchiveFault(error) };
    const half = Math.ceil(entries.length / 2);
    const first = await sendBulk(client, entries.slice(0, half));
    const second = await sendBulk(client, entries.slice(half));
    return {
      acknowledged: [...first.acknowledged, ...second.acknowledged],
      delayed: [...first.delayed, ...second.delayed],
      refused: [...first.refused, ...second.refused],
      reason: first.reason ?? second.reason,
    };
  }
}

async function sendAtOnce(client: Client, entries: readonly PendingChange[]): Promise<BulkResult> {
  const lines = entries.flatMap(({ operation: { index, id, version, document } }) => {
    const at = { _index: index, _id: id, version, version_type: 'external' as const };
    return document === null ? [{ delete: at }] : [{ index: at }, document];
  });
  // An index without its primary shard fails early, so that the others of the batch do not wait a minute for it.
  const { body } = await client.bulk({ body: lines as never, timeout: '5s' });
  const result: BulkResult = { acknowledged: [], delayed: [], refused: [], reason: null };
  for (const [i, entry] of entries.entries()) {
    const item = body.items[i] as { index?: Item; delete?: Item };
    const { status, error } = (item.index ?? item.delete)!;
    if (error === undefined || status === CONFLICT) result.acknowledged.push(entry);
    else {
      (REFUSALS.includes(status) ? result.refused : result.delayed).push(entry);
      result.reason ??= `status ${status}: ${error.type}: ${error.reason}`;
    }
  }
  return result;
}
