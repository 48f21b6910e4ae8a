import type { Client } from '@opensearch-project/opensearch';
import { MAX_NODES } from '../documents.js';
import { indexNames } from '../indexes.js';

/**
 * Claims the number of a node, which distinguishes its ids: its former number, or the lowest free one.
 *
 * @param name random name in the node's index.
 * @param beforeClaim awaited before an unknown node gets a number.
 * @throws Error where no number is free; an error of the client.
 */
export async function claimNodeNumber(
  client: Client,
  prefix: string,
  name: string,
  beforeClaim: () => Promise<void> = async () => {},
): Promise<number> {
  const index = indexNames(prefix).nodes;
  const numbers = Array.from({ length: MAX_NODES }, (_, number) => number);
  const { body } = await client.mget({ index, realtime: true, body: { ids: numbers.map(String) } });
  const docs = body.docs as { found?: boolean; _source?: { name: string } }[];
  const own = docs.findIndex((doc) => doc._source?.name === name);
  if (own >= 0) return own;
  await beforeClaim();
  for (const node of numbers.filter((number) => docs[number]?.found !== true)) {
    try {
      await client.create({ index, id: String(node), body: { name } });
      return node;
    } catch (error) {
      // Another node has claimed it.
      if ((error as { statusCode?: number }).statusCode !== 409) throw error;
    }
  }
  throw new Error(`all ${MAX_NODES} node numbers are in use; delete those of former nodes from ${index}`);
}
