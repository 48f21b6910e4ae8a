import type { Client } from '@opensearch-project/opensearch';
import { unixNow } from '../articles/article.js';
import { BlockRules } from '../index/blocklist.js';
import { FIRST_DATED_ID, LAST_SEQUENCE } from '../index/article-id.js';
import { ColumnStatement, type Database } from '../index/sqlite.js';
import { packArticle, sharedId } from '../opensearch/documents.js';
import { indexNames } from '../opensearch/indexes.js';
import { SharedRemovals } from '../opensearch/shared-removals.js';
import { READ_SHIPPED, type ShippedRow, toArchived } from './shipped-article.js';

/**
 * How the index of a node and OpenSearch differ, without what still waits to be shipped, is older than the archive, or has
 * come since the comparison began.
 */
export interface Comparison {
  /** Articles that were compared. */
  articles: number;
  /** In the index only. */
  missing: number;
  /** Not the same in both. */
  different: number;
  /** In OpenSearch only, though retention cannot have deleted them here. */
  surplus: number;
}

const PAGE = 1_000;
/** How often a difference is looked at once more: the article may just have changed, and be shipped by now. */
const MORE_LOOKS = 2;

interface Hit {
  fields: { id: [number]; sequence: [number]; article: [string] };
}

/**
 * Compares every article of the index with OpenSearch. Reads the index as a whole.
 * @param progress called after each page with the number of articles done.
 * @throws an error of the client
 */
export async function compareArchive(
  client: Client,
  database: Database,
  { prefix, node, archiveDays = 0 }: { prefix: string; node: number; archiveDays?: number },
  progress: (done: number) => void = () => undefined,
): Promise<Comparison> {
  const { articles: index } = indexNames(prefix);
  const refresh = () => client.indices.refresh({ index });
  await refresh();
  const last = new ColumnStatement<number>(database, LAST_SEQUENCE).get() ?? 0;
  const page = database.prepare(
    `${READ_SHIPPED} WHERE id >= ? AND sequence <= ${last} ORDER BY id LIMIT ${PAGE}`,
  );
  const again = database.prepare(`${READ_SHIPPED} WHERE id IN (SELECT value FROM json_each(?))`);
  const waits = new ColumnStatement<number>(database, 'SELECT 1 FROM outbox WHERE article = ?');
  const oldest = archiveDays === 0 ? -Infinity : unixNow() - archiveDays * 86_400;
  // What is kept out is shipped from nowhere, though another node may still have it.
  const rules = new BlockRules();
  for (const removal of (await new SharedRemovals(client, prefix).read()) ?? []) rules.add(removal);
  const result: Comparison = { articles: 0, missing: 0, different: 0, surplus: 0 };

  const search = async (query: object): Promise<Hit[]> => {
    const body = {
      size: PAGE,
      stored_fields: '_none_',
      docvalue_fields: ['id', 'sequence', 'article'],
      query,
    };
    const answer = await client.search({ index, allow_partial_search_results: false, body: body as never });
    return answer.body.hits.hits as unknown as Hit[];
  };

  const find = async (rows: readonly ShippedRow[]): Promise<Map<number, string>> => {
    const hits = await search({ terms: { id: rows.map(({ id }) => sharedId(id, node)) } });
    const own = hits.filter(({ fields }) => fields.sequence[0] <= last);
    return new Map(own.map(({ fields }) => [fields.id[0], fields.article[0]]));
  };

  /** How many of the articles are not there: another node that reads the same feed may have shipped them as well. */
  const countMissing = async (rows: readonly ShippedRow[]): Promise<number> => {
    if (rows.length === 0) return 0;
    const there = await search({ ids: { values: rows.map(({ urlKey }) => String(urlKey)) } });
    return Math.max(0, rows.length - there.length);
  };

  const settledOf = (rows: readonly ShippedRow[]): ShippedRow[] =>
    rows.filter(
      (row) =>
        (row.publishedAt ?? row.seenAt) >= oldest && waits.get(row.id) === undefined && !rules.blocks(row),
    );

  const isOther = (row: ShippedRow, found: ReadonlyMap<number, string>): boolean => {
    const article = found.get(sharedId(row.id, node));
    return article === undefined || !isSame(article, packArticle(toArchived(row, node)));
  };

  let lowest: number | undefined;
  for (let from = 0; ;) {
    const rows = page.all(from) as unknown as ShippedRow[];
    if (rows.length === 0) break;
    let found = await find(rows);
    const settled = settledOf(rows);
    // Of those without a date, and below the oldest, retention may have deleted any here.
    lowest ??= settled.find(({ id }) => id >= FIRST_DATED_ID)?.id;
    result.surplus -= [...found.keys()].filter(
      (id) => lowest !== undefined && id >= sharedId(lowest, 0),
    ).length;
    let others = settled.filter((row) => isOther(row, found));
    for (let look = 0; look < MORE_LOOKS && others.length > 0; look++) {
      await refresh();
      const now = again.all(JSON.stringify(others.map(({ id }) => id))) as unknown as ShippedRow[];
      found = await find(now);
      others = settledOf(now).filter((row) => isOther(row, found));
    }
    const absent = others.filter(({ id }) => !found.has(sharedId(id, node)));
    result.different += others.length - absent.length;
    result.articles += settled.length;
    result.missing += await countMissing(absent);
    from = rows.at(-1)!.id + 1;
    progress(result.articles);
  }
  if (lowest === undefined) return { ...result, surplus: 0 };
  await refresh();
  const dated = [
    { range: { id: { gte: sharedId(lowest, 0) } } },
    { range: { sequence: { lte: last } } },
    { term: { node } },
  ];
  const { body } = await client.count({ index, body: { query: { bool: { filter: dated } } } as never });
  const leaving = new ColumnStatement<number>(
    database,
    'SELECT count(*) FROM outbox WHERE article IS NULL',
  ).get()!;
  return { ...result, surplus: Math.max(0, result.surplus + body.count - leaving) };
}

/** OpenSearch leaves out the padding at the end. */
const isSame = (answered: string, sent: string): boolean =>
  answered.replace(/=+$/, '') === sent.replace(/=+$/, '');
