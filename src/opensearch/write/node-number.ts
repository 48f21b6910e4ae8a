import type { Client } from '@opensearch-project/opensearch';
import { MAX_NODES } from '../documents.js';
import { indexNames } from '../indexes.js';

/** The number of a node, and whether it had it before. */
interface Claim {
  node: number;
  isNew: boolean;
}

/**
 * The number of a node, by which its ids differ from those of others: the one that it has, or the lowest free one.
 * @param name random, as it stands in the node's own index
 * @param onUnknown called when OpenSearch does not know the node, before it takes a number there
 * @throws Error where no number is left, or an error of the client
 */
export async function claimNodeNumber(
  client: Client,
  prefix: string,
  name: string,
  onUnknown: () => void = () => undefined,
): Promise<Claim> {
  const index = indexNames(prefix).nodes;
  const numbers = Array.from({ length: MAX_NODES }, (_, number) => number);
  const { body } = await client.mget({ index, realtime: true, body: { ids: numbers.map(String) } });
  const docs = body.docs as { found?: boolean; _source?: { name: string } }[];
  const own = docs.findIndex((doc) => doc._source?.name === name);
  if (own >= 0) return { node: own, isNew: false };
  onUnknown();
  for (const node of numbers.filter((number) => docs[number]?.found !== true)) {
    try {
      await client.create({ index, id: String(node), body: { name } });
      return { node, isNew: true };
    } catch (error) {
      // Another node was faster.
      if ((error as { statusCode?: number }).statusCode !== 409) throw error;
    }
  }
  throw new Error(
    `all ${MAX_NODES} numbers of nodes are taken; delete those of nodes that are gone from ${index}`,
  );
}
