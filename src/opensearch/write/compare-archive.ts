import type { Client } from '@opensearch-project/opensearch';
import { unixNow } from '../../articles/article.js';
import { BlockRules } from '../../index/blocklist.js';
import { FIRST_DATED_ID, LAST_SEQUENCE } from '../../index/article-id.js';
import { ColumnStatement, type Database, type Statement } from '../../index/sqlite.js';
import { packArticle, sharedId } from '../documents.js';
import { indexNames } from '../indexes.js';
import { SharedRemovals } from '../shared-removals.js';
import { READ_REPLICATED, type ReplicatedRow, toArchived } from './replicated-article.js';
import { DAY } from '../../config/durations.js';

/** The differences between the index of a node and OpenSearch, without pending, expired and newer articles. */
export interface Comparison {
  /** Compared articles. */
  articles: number;
  /** In the index only. */
  missing: number;
  /** Not the same in both. */
  different: number;
  /** In OpenSearch only, though retention cannot have deleted them here. */
  surplus: number;
}

const PAGE = 1_000;
/** Repeated checks of a difference: the article may have changed meanwhile. */
const MAX_REREADS = 2;

interface Hit {
  fields: { id: [number]; sequence: [number]; article: [string] };
}

interface Compared {
  prefix: string;
  /** Number of the node. */
  node: number;
  archiveDays?: number;
}

/**
 * Compares every article of the index with OpenSearch. Reads the complete index.
 *
 * @param progress called after each page with the number of articles done.
 * @throws an error of the client.
 */
export async function compareArchive(
  client: Client,
  database: Database,
  compared: Compared,
  progress: (done: number) => void = () => undefined,
): Promise<Comparison> {
  // Removed articles are not replicated, though another node may still have them.
  const rules = new BlockRules();
  for (const removal of (await new SharedRemovals(client, compared.prefix).read()) ?? []) rules.add(removal);
  return new ArchiveComparison(client, database, compared, rules).run(progress);
}

class ArchiveComparison {
  private readonly result: Comparison = { articles: 0, missing: 0, different: 0, surplus: 0 };
  private readonly index: string;
  private readonly node: number;
  /** Unix seconds: older articles have expired. */
  private readonly oldest: number;
  /** Later articles are not compared. */
  private readonly lastSequence: number;
  private readonly page: Statement<ReplicatedRow>;
  private readonly byIds: Statement<ReplicatedRow>;
  private readonly waits: ColumnStatement<number>;
  /** The lowest compared id: retention may have deleted articles below it. */
  private lowest: number | undefined;

  constructor(
    private readonly client: Client,
    private readonly database: Database,
    { prefix, node, archiveDays = 0 }: Compared,
    private readonly rules: BlockRules,
  ) {
    this.index = indexNames(prefix).articles;
    this.node = node;
    this.oldest = archiveDays === 0 ? -Infinity : unixNow() - archiveDays * DAY;
    this.lastSequence = new ColumnStatement<number>(database, LAST_SEQUENCE).get() ?? 0;
    this.page = database.prepare(
      `${READ_REPLICATED} WHERE id >= ? AND sequence <= ${this.lastSequence} ORDER BY id LIMIT ${PAGE}`,
    );
    this.byIds = database.prepare(`${READ_REPLICATED} WHERE id IN (SELECT value FROM json_each(?))`);
    this.waits = new ColumnStatement<number>(database, 'SELECT 1 FROM outbox WHERE article = ?');
  }

  async run(progress: (done: number) => void): Promise<Comparison> {
    await this.refresh();
    for (let from = 0; ;) {
      const rows = this.page.all(from);
      if (rows.length === 0) break;
      await this.comparePage(rows);
      from = rows.at(-1)!.id + 1;
      progress(this.result.articles);
    }
    return { ...this.result, surplus: await this.surplus() };
  }

  private async comparePage(rows: readonly ReplicatedRow[]): Promise<void> {
    const { result } = this;
    let found = await this.find(rows);
    const settled = this.settledOf(rows);
    this.lowest ??= settled.find(({ id }) => id >= FIRST_DATED_ID)?.id;
    const { lowest } = this;
    result.surplus -= [...found.keys()].filter(
      (id) => lowest !== undefined && id >= sharedId(lowest, 0),
    ).length;
    let others = settled.filter((row) => this.isOther(row, found));
    for (let read = 0; read < MAX_REREADS && others.length > 0; read++) {
      await this.refresh();
      const now = this.byIds.all(JSON.stringify(others.map(({ id }) => id)));
      found = await this.find(now);
      others = this.settledOf(now).filter((row) => this.isOther(row, found));
    }
    const absent = others.filter(({ id }) => !found.has(sharedId(id, this.node)));
    result.different += others.length - absent.length;
    result.articles += settled.length;
    result.missing += await this.countMissing(absent);
  }

  /** Articles that are not pending, expired or removed. */
  private settledOf(rows: readonly ReplicatedRow[]): ReplicatedRow[] {
    const { oldest, waits, rules } = this;
    return rows.filter(
      (row) =>
        (row.publishedAt ?? row.seenAt) >= oldest && waits.get(row.id) === undefined && !rules.blocks(row),
    );
  }

  private isOther(row: ReplicatedRow, found: ReadonlyMap<number, string>): boolean {
    const article = found.get(sharedId(row.id, this.node));
    return article === undefined || !isSame(article, packArticle(toArchived(row, this.node)));
  }

  /** The articles of this node in OpenSearch. */
  private async find(rows: readonly ReplicatedRow[]): Promise<Map<number, string>> {
    const hits = await this.search({ terms: { id: rows.map(({ id }) => sharedId(id, this.node)) } });
    const own = hits.filter(({ fields }) => fields.sequence[0] <= this.lastSequence);
    return new Map(own.map(({ fields }) => [fields.id[0], fields.article[0]]));
  }

  /** The number of missing articles: another node with the same feed may have replicated them. */
  private async countMissing(rows: readonly ReplicatedRow[]): Promise<number> {
    if (rows.length === 0) return 0;
    const there = await this.search({ ids: { values: rows.map(({ urlKey }) => String(urlKey)) } });
    return Math.max(0, rows.length - there.length);
  }

  /** Articles in OpenSearch from the lowest id on that are neither here nor pending. */
  private async surplus(): Promise<number> {
    const { client, index, lowest, lastSequence, node } = this;
    if (lowest === undefined) return 0;
    await this.refresh();
    const dated = [
      { range: { id: { gte: sharedId(lowest, 0) } } },
      { range: { sequence: { lte: lastSequence } } },
      { term: { node } },
    ];
    const { body } = await client.count({ index, body: { query: { bool: { filter: dated } } } as never });
    const leaving = 'SELECT count(*) FROM outbox WHERE article IS NULL';
    const left = new ColumnStatement<number>(this.database, leaving).get()!;
    return Math.max(0, this.result.surplus + body.count - left);
  }

  private async search(query: object): Promise<Hit[]> {
    const docvalue_fields = ['id', 'sequence', 'article'];
    const body = { size: PAGE, stored_fields: '_none_', docvalue_fields, query };
    const { client, index } = this;
    const response = await client.search({ index, allow_partial_search_results: false, body: body as never });
    return response.body.hits.hits as Hit[];
  }

  private async refresh(): Promise<void> {
    await this.client.indices.refresh({ index: this.index });
  }
}

/** OpenSearch omits padding. */
const isSame = (received: string, sent: string): boolean =>
  received.replace(/=+$/, '') === sent.replace(/=+$/, '');
