import type { Client } from '@opensearch-project/opensearch';
import { monthEndOfIndex, indexNames } from '../indexes.js';
import { DAY } from '../../config/durations.js';

/**
 * Deletes the indexes of expired months, expired stories, and expired articles without a date.
 * @param archiveDays maximum age in days; 0 to keep everything.
 * @param now Unix seconds.
 */
export async function sweepArchive(
  client: Client,
  { prefix, archiveDays }: { prefix: string; archiveDays: number },
  now: number,
): Promise<void> {
  const { articles, undated, stories } = indexNames(prefix);
  const sweep = async (index: string, field: string, before: number): Promise<void> => {
    const query = { range: { [field]: { lt: before } } };
    await client.deleteByQuery({ index, conflicts: 'proceed', body: { query } });
  };
  if (archiveDays === 0) return;
  const oldest = now - archiveDays * DAY;
  const { body } = await client.indices.getAlias({ name: articles });
  for (const index of Object.keys(body)) {
    const end = monthEndOfIndex(prefix, index);
    if (end !== null && end <= oldest) await client.indices.delete({ index, ignore_unavailable: true });
  }
  await sweep(undated, 'seen_at', oldest);
  await sweep(stories, 'latest.all', oldest);
}
