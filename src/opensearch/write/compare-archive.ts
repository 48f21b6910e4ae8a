import type { Client } from '@opensearch-project/opensearch';
import { unixSecondsNow } from '../../articles/article.js';
import { DAY } from '../../config/durations.js';
import { SELECT_LAST_SEQUENCE } from '../../index/article-id.js';
import { BlockRules } from '../../index/blocklist.js';
import { ColumnStatement, type Database } from '../../index/sqlite.js';
import { packArticle } from '../documents.js';
import { indexNames } from '../indexes.js';
import { SharedRemovals } from '../shared-removals.js';
import { SELECT_REPLICATED_ROWS, type ReplicatedRow, toArchivedArticle } from './queues.js';

/** Differences between a node's index and OpenSearch, without expired articles and changes not replicated yet. */
export interface ArchiveComparison {
  /** Number of compared articles. */
  articles: number;
  missing: number;
  different: number;
}

const PAGE = 1_000;
/** How often a difference is compared again before it counts, because the article may have changed meanwhile. */
const MAX_REREADS = 2;

interface Hit {
  _id: string;
  fields: { node: [number]; article: [string] };
}

interface Compared {
  prefix: string;
  /** Number of the ingestion node whose index is compared. */
  node: number;
  archiveDays?: number;
}

/** Compares all articles of an index with OpenSearch. @throws an error of the client. */
export async function compareArchive(
  client: Client,
  database: Database,
  { prefix, node, archiveDays = 0 }: Compared,
): Promise<ArchiveComparison> {
  const index = indexNames(prefix).articles;
  // Removed articles are not replicated, though another node may still have them.
  const rules = new BlockRules();
  for (const removal of (await new SharedRemovals(client, prefix).read()) ?? []) rules.add(removal);
  const oldest = archiveDays === 0 ? -Infinity : unixSecondsNow() - archiveDays * DAY;
  const lastSequence = new ColumnStatement<number>(database, SELECT_LAST_SEQUENCE).get() ?? 0;
  const page = new ColumnStatement<number>(
    database,
    `SELECT id FROM articles WHERE id >= ? AND sequence <= ${lastSequence} ORDER BY id LIMIT ${PAGE}`,
  );
  const settled = database.prepare<ReplicatedRow>(
    `${SELECT_REPLICATED_ROWS} WHERE id IN (SELECT value FROM json_each(?))
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.article = articles.id)`,
  );

  const compare = async (ids: readonly number[]) => {
    const rows = settled
      .all(JSON.stringify(ids))
      .filter((row) => (row.publishedAt ?? row.seenAt) >= oldest && !rules.blocks(row));
    const values = rows.map(({ urlKey }) => String(urlKey));
    const search = { query: { ids: { values } }, size: PAGE, docvalue_fields: ['node', 'article'] };
    const { body } = await client.search({
      index,
      allow_partial_search_results: false,
      body: { ...search, _source: false } as never,
    });
    const hits = new Map((body.hits.hits as Hit[]).map((hit) => [hit._id, hit.fields]));
    const foundFor = (row: ReplicatedRow): Hit['fields'] | undefined => hits.get(String(row.urlKey));
    const missing = rows.filter((row) => foundFor(row) === undefined);
    const different = rows.filter((row) => {
      const found = foundFor(row);
      // Another node with the same feed may have replicated it.
      return found?.node[0] === node && !isSame(found.article[0], packArticle(toArchivedArticle(row, node)));
    });
    return { compared: rows.length, missing, different };
  };

  const result: ArchiveComparison = { articles: 0, missing: 0, different: 0 };
  await client.indices.refresh({ index });
  for (let from = 0; ;) {
    const ids = page.all(from);
    if (ids.length === 0) return result;
    from = ids.at(-1)! + 1;
    let found = await compare(ids);
    result.articles += found.compared;
    for (let read = 0; read < MAX_REREADS; read++) {
      const doubtful = [...found.missing, ...found.different];
      if (doubtful.length === 0) break;
      await client.indices.refresh({ index });
      found = await compare(doubtful.map(({ id }) => id));
    }
    result.missing += found.missing.length;
    result.different += found.different.length;
  }
}

/** Whether two base64 values are equal, apart from padding, which OpenSearch omits. */
const isSame = (received: string, sent: string): boolean =>
  received.replace(/=+$/, '') === sent.replace(/=+$/, '');
