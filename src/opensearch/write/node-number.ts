import type { Client } from '@opensearch-project/opensearch';
import { MAX_NODES } from '../documents.js';
import { indexNames } from '../indexes.js';

/** The response to a request for a node's document. */
interface NodeDocument {
  found?: boolean;
  _source?: { name: string; at?: number };
}

const NUMBERS = Array.from({ length: MAX_NODES }, (_, number) => number);

/** The documents of all nodes by number, including those that are not searchable yet. */
async function readNodes(client: Client, prefix: string): Promise<NodeDocument[]> {
  const { body } = await client.mget({
    index: indexNames(prefix).nodes,
    realtime: true,
    body: { ids: NUMBERS.map(String) },
  });
  return body.docs as NodeDocument[];
}

/**
 * Claims the number by which ids of an ingestion node are unique in OpenSearch: its former number, or the lowest that
 * no node and no article has.
 * @param name random name of the node, which its index contains.
 * @param beforeClaim awaited before a node without a number gets one.
 * @throws Error if no number is free; an error of the client.
 */
export async function claimNodeNumber(
  client: Client,
  prefix: string,
  name: string,
  beforeClaim: () => Promise<void> = async () => {},
): Promise<number> {
  const index = indexNames(prefix).nodes;
  const docs = await readNodes(client, prefix);
  const own = docs.findIndex((doc) => doc._source?.name === name);
  if (own >= 0) return own;
  await beforeClaim();
  const used = await numbersOfArticles(client, prefix);
  for (const node of NUMBERS.filter((number) => docs[number]?.found !== true && !used.has(number))) {
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

async function numbersOfArticles(client: Client, prefix: string): Promise<Set<number>> {
  const { body } = await client.search({
    index: indexNames(prefix).articles,
    allow_partial_search_results: false,
    body: { size: 0, aggs: { nodes: { terms: { field: 'node', size: MAX_NODES } } } } as never,
  });
  const { buckets } = (body.aggregations as unknown as { nodes: { buckets: { key: number }[] } }).nodes;
  return new Set(buckets.map(({ key }) => key));
}

/** Seconds without a report of a node after which the restored backup of its index replaces it. */
const REPLACED_AFTER = 60;

/**
 * Deletes the stories of ingestion nodes that have no document any more.
 * @param former name of the node whose backup this index was restored from. Once it has not reported for a minute, its
 * document is deleted.
 * @param now Unix seconds.
 */
export async function removeFormerNodes(
  client: Client,
  prefix: string,
  former: string | undefined,
  now: number,
): Promise<void> {
  const { nodes, stories } = indexNames(prefix);
  const docs = await readNodes(client, prefix);
  const isReplaced = ({ _source }: NodeDocument): boolean =>
    _source !== undefined && _source.name === former && (_source.at ?? 0) < now - REPLACED_AFTER;
  for (const number of NUMBERS.filter((number) => isReplaced(docs[number]!)))
    await client.delete({ index: nodes, id: String(number) });
  const left = NUMBERS.filter((number) => docs[number]!.found === true && !isReplaced(docs[number]!));
  // Older versions stored stories without the number.
  const query = { bool: { filter: { exists: { field: 'node' } }, must_not: { terms: { node: left } } } };
  await client.deleteByQuery({ index: stories, conflicts: 'proceed', body: { query } as never });
}
