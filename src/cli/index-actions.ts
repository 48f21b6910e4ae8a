import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isoTime } from '../articles/article.js';
import { readSettings } from '../config/load-settings.js';
import { IndexReader } from '../index/index-reader.js';
import { IndexOpenError, indexPath } from '../index/open-database.js';
import {
  CommandFailure,
  forPeople,
  print,
  printLines,
  printRecords,
  remark,
  startProgress,
} from './output.js';

/** The subcommands of `index` by their names. Each gets the folder of an index that exists. */
export const indexActions = { stats: showStats, check, optimize, reindex: rebuild, export: exportAll };

/** `index backup FILE` */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const { backupIndex } = await import('../index/maintain-index.js');
  if (resolve(file) === resolve(indexPath(dataDir))) {
    throw new CommandFailure(`${file} is the index itself: name another file.`);
  }
  if (!existsSync(indexPath(dataDir))) throw new CommandFailure(`There is no index in DATA_DIR ${dataDir}.`);
  const progress = await startProgress('Copying, per cent', 100);
  try {
    await backupIndex(dataDir, resolve(file), (done, pages) =>
      progress.advance(Math.round((100 * done) / pages)),
    );
  } catch (error) {
    if (error instanceof IndexOpenError) throw error;
    throw new CommandFailure(`The backup ${file} could not be written: ${(error as Error).message}.`);
  } finally {
    progress.end();
  }
  remark(`The index is copied to ${file}.`);
}

/** The folder of the index; a mistyped one must not become an empty index. */
export function existingDataDir(): string {
  const { dataDir } = readSettings().index;
  if (!existsSync(dataDir))
    throw new CommandFailure(`There is no index: DATA_DIR ${dataDir} does not exist.`);
  return dataDir;
}

async function showStats(dataDir: string): Promise<void> {
  const index = IndexReader.open(dataDir);
  const { newest, oldest, ...counts } = index.stats();
  index.close();
  const record = { ...counts, newest: isoTime(newest), oldest: isoTime(oldest) };
  if (!forPeople()) return printLines([record]);
  await printRecords(Object.entries(record).map(([what, value]) => ({ what, value })));
}

async function check(dataDir: string): Promise<void> {
  const { checkIndex } = await import('../index/maintain-index.js');
  const faults = await withWriter(dataDir, ({ database }) => checkIndex(database));
  if (!forPeople()) await printLines([{ sound: faults.length === 0, faults }]);
  else print(faults.length === 0 ? 'The index is sound.' : faults.join('\n'));
  if (faults.length > 0) throw new CommandFailure('The index is damaged.');
}

async function optimize(dataDir: string): Promise<void> {
  const { optimizeIndex } = await import('../index/maintain-index.js');
  await withWriter(dataDir, ({ database }) => optimizeIndex(database));
  await showStats(dataDir);
}

async function rebuild(dataDir: string): Promise<void> {
  const { reindex } = await import('../index/maintain-index.js');
  const reader = IndexReader.open(dataDir);
  const progress = await startProgress('Reindexing', reader.stats().articles);
  reader.close();
  const done = await withWriter(dataDir, ({ database }) =>
    reindex(database, (count) => progress.advance(count)),
  );
  progress.end();
  remark(`${done} articles are searchable anew.`);
}

async function exportAll(dataDir: string): Promise<void> {
  const { exportArticles } = await import('../index/maintain-index.js');
  const index = IndexReader.open(dataDir);
  await printLines(exportArticles(index.database));
  index.close();
}

async function withWriter<T>(
  dataDir: string,
  act: (writer: import('../index/index-writer.js').IndexWriter) => T,
): Promise<T> {
  const { IndexWriter } = await import('../index/index-writer.js');
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  try {
    return act(writer);
  } finally {
    writer.close();
  }
}
