import { existsSync } from 'node:fs';
import { readSettings } from '../config/load-settings.js';
import { IndexWriter } from '../index/index-writer.js';
import { indexPath } from '../index/open-database.js';
import { type OutboxState, readOutboxState } from '../index/outbox.js';
import { ColumnStatement } from '../index/sqlite.js';
import { openSearchClient } from '../opensearch/client.js';
import { describeArchiveFault } from '../opensearch/fault.js';
import { type ArchiveComparison, compareArchive } from '../opensearch/write/compare-archive.js';
import { Replicator } from '../opensearch/write/replicator.js';
import { CommandFailure, isInteractive, printLines, printRemark, startProgress } from './output.js';

/** `index ship`: replicates queued changes, or the whole index, to OpenSearch. */
export async function replicateAction(
  dataDir: string,
  { fromStart = false }: { fromStart?: boolean },
): Promise<void> {
  const { opensearch } = readSettings();
  if (opensearch === null)
    throw new CommandFailure('OPENSEARCH_URL is not set: there is no OpenSearch to replicate to.');
  if (!existsSync(indexPath(dataDir))) throw new CommandFailure(`There is no index in DATA_DIR ${dataDir}.`);
  const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
  const replicator = new Replicator(writer, opensearch);
  try {
    if (fromStart) writer.outbox!.enqueueAll();
    const waiting = readOutboxState(writer.database)!;
    await replicateAllChanges(replicator, waiting);
    if (!isInteractive()) await printLines([{ shipped: waiting.articles }]);
    else printRemark(`${waiting.articles} changes of articles were sent to OpenSearch.`);
  } finally {
    await replicator.stop();
    writer.close();
  }
}

/** Replicates all queued changes. @throws CommandFailure if OpenSearch does not accept them */
export async function replicateAllChanges(
  replicator: Replicator,
  { articles, stories }: OutboxState,
): Promise<void> {
  const progress = await startProgress('Replicating', articles + stories);
  try {
    await replicator.drain((sent) => progress.advance(sent));
  } catch (error) {
    throw new CommandFailure(
      `Changes that were not replicated stay in the queue until the next run: ${describeArchiveFault(error)}`,
    );
  } finally {
    progress.end();
  }
}

/** Compares the index with OpenSearch. @returns a sentence for each difference. @throws CommandFailure */
export async function compareWithArchive({ database }: IndexWriter): Promise<string[]> {
  const { opensearch } = readSettings();
  const { articles: waiting = 0 } = readOutboxState(database) ?? {};
  if (opensearch !== null && waiting > 0)
    printRemark(`${waiting} changes of articles are not yet in OpenSearch and are not compared.`);
  const node = new ColumnStatement<string>(
    database,
    `SELECT value FROM properties WHERE name = 'node_number'`,
  ).get();
  if (opensearch === null || node === undefined) return [];
  const client = openSearchClient(opensearch);
  try {
    const destination = { ...opensearch, node: Number(node) };
    return faultsOf(await compareArchive(client, database, destination));
  } catch (error) {
    throw new CommandFailure(`OpenSearch does not respond: ${describeArchiveFault(error)}`);
  } finally {
    await client.close();
  }
}

function faultsOf({ missing, different }: ArchiveComparison): string[] {
  return [
    ...(missing > 0 ? [`${missing} articles are not in OpenSearch: see "index ship --from-start".`] : []),
    ...(different > 0 ? [`${different} articles differ in OpenSearch: see "index ship --from-start".`] : []),
  ];
}
