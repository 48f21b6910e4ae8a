import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isoTime } from '../articles/article.js';
import { canonicalUrl } from '../articles/urls.js';
import { readSettings } from '../config/load-settings.js';
import { isPublicSuffix, parseHostName } from '../config/parse-host-name.js';
import { DAMAGE_ADVICE, INDEX_FILE_SUFFIXES, IndexOpenError, indexPath } from '../index/open-database.js';
import type { RemovalTarget } from '../index/outbox.js';
import {
  checkReplaceable,
  CommandFailure,
  EXIT_CODES,
  isInteractive,
  printText,
  printLines,
  printRecords,
  printRemark,
  startProgress,
} from './output.js';
import { readIndex } from './read-index.js';

/** The subcommands of `index` by name. Each is called with the folder of an existing index. */
export const indexActions = { stats: showStats, check, optimize, reindex: rebuild, export: exportAll };

export async function backUpIndex(dataDir: string, file: string): Promise<void> {
  const { backupIndex } = await import('../index/maintain-index.js');
  if (isOfIndex(dataDir, file))
    throw new CommandFailure(`${file} belongs to the index: choose another file.`);
  if (!existsSync(indexPath(dataDir))) throw new CommandFailure(`There is no index in DATA_DIR ${dataDir}.`);
  const folder = dirname(resolve(file));
  if (!existsSync(folder))
    throw new CommandFailure(`There is no folder ${folder} for the backup: create it first.`);
  checkReplaceable(file);
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
  printRemark(`The index is copied to ${file}.`);
}

function isOfIndex(dataDir: string, file: string): boolean {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return INDEX_FILE_SUFFIXES.map((end) => indexPath(dataDir) + end).some((path) => {
    if (inRealFolder(path) === inRealFolder(file)) return true;
    const own = statSync(path, { bigint: true, throwIfNoEntry: false });
    return own !== undefined && own.dev === found?.dev && own.ino === found.ino;
  });
}

function inRealFolder(file: string): string {
  const folder = dirname(resolve(file));
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(file));
}

/** The folder of the index. @throws CommandFailure if it does not exist: a mistyped path must not create an index */
export function existingDataDir(): string {
  const { dataDir } = readSettings().index;
  if (!existsSync(dataDir))
    throw new CommandFailure(`There is no index: DATA_DIR ${dataDir} does not exist.`);
  return dataDir;
}

async function showStats(dataDir: string): Promise<void> {
  const { newest, oldest, ...counts } = await readIndex(dataDir, (index) => index.stats());
  const record = { ...counts, newest: isoTime(newest), oldest: isoTime(oldest) };
  if (!isInteractive()) return printLines([record]);
  await printRecords(Object.entries(record).map(([what, value]) => ({ what, value })));
}

async function check(dataDir: string): Promise<void> {
  const { checkIndex } = await import('../index/maintain-index.js');
  const { compareWithArchive } = await import('./replicate-actions.js');
  const { faults, differences } = await withWriter(dataDir, async (writer) => {
    const faults = checkIndex(writer.database);
    return { faults, differences: faults.length > 0 ? [] : await compareWithArchive(writer) };
  });
  const found = [...faults, ...differences];
  if (!isInteractive()) await printLines([{ sound: found.length === 0, faults: found }]);
  else printText(found.length === 0 ? 'The index is sound.' : found.join('\n'));
  if (faults.length > 0) throw new CommandFailure(`The index is damaged. ${DAMAGE_ADVICE}`);
  if (differences.length > 0) throw new CommandFailure('OpenSearch differs from the index.');
}

async function optimize(dataDir: string): Promise<void> {
  const { optimizeIndex } = await import('../index/maintain-index.js');
  await withWriter(dataDir, ({ database }) => optimizeIndex(database));
  await showStats(dataDir);
}

async function rebuild(dataDir: string): Promise<void> {
  const { reindex } = await import('../index/maintain-index.js');
  const { articles } = await readIndex(dataDir, (index) => index.stats());
  const progress = await startProgress('Reindexing', articles);
  const done = await withWriter(dataDir, ({ database }) =>
    reindex(database, (count) => progress.advance(count)),
  );
  progress.end();
  printRemark(`${done} articles are searchable again.`);
}

export async function removeArticlesFromLocalIndex(
  dataDir: string,
  what: string,
  { keepOut = false }: { keepOut?: boolean },
): Promise<void> {
  const target = readTarget(what);
  if (!existsSync(indexPath(dataDir))) throw new CommandFailure(`There is no index in DATA_DIR ${dataDir}.`);
  const { removeFromIndex } = await import('../index/remove-from-index.js');
  const { removed, isReplicated } = await withWriter(dataDir, (writer) =>
    removeFromIndex(dataDir, writer, target, keepOut),
  );
  const named = 'url' in target ? target.url : `${target.domain} and its subdomains`;
  if (!isInteractive()) await printLines([{ ...target, removed, keep_out: keepOut }]);
  const found = removed === 0 ? `The index has no article of ${named}` : `${removed} of ${named} removed`;
  if (removed === 0 && !keepOut && !isReplicated) throw new CommandFailure(`${found}.`);
  if (isReplicated) printRemark('It is removed from OpenSearch, too, as soon as ingestion runs.');
  printRemark(
    `${found}; ${keepOut ? 'excluded permanently' : 'the next poll may ingest it again (--keep-out prevents that)'}.`,
  );
}

function readTarget(what: string): RemovalTarget {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(what.trim())) return { domain: readDomain(what) };
  const url = what.trim();
  const canonical = canonicalUrl(url);
  if (canonical === null)
    throw new CommandFailure(`"${what}" is not the URL of an article.`, EXIT_CODES.misunderstood);
  const { host, pathname, search } = new URL(canonical);
  if (pathname === '/' && search === '')
    throw new CommandFailure(
      `"${what}" is the URL of a site, not of an article. To remove the whole site: index remove ${host}`,
      EXIT_CODES.misunderstood,
    );
  return { url };
}

function readDomain(what: string): string {
  const host = parseHostName(what);
  if (host === null)
    throw new CommandFailure(
      `"${what}" is neither a web address, with https:// before it, nor a domain such as bbc.co.uk.`,
      EXIT_CODES.misunderstood,
    );
  if (isPublicSuffix(host))
    throw new CommandFailure(
      `"${what}" is a public suffix, not a publisher's domain: every domain below it would be removed.`,
      EXIT_CODES.misunderstood,
    );
  return host;
}

async function exportAll(dataDir: string): Promise<void> {
  const { exportArticles } = await import('../index/maintain-index.js');
  await readIndex(dataDir, ({ database }) => printLines(exportArticles(database)));
}

async function withWriter<T>(
  dataDir: string,
  act: (writer: import('../index/index-writer.js').IndexWriter) => T | Promise<T>,
): Promise<T> {
  const { IndexWriter } = await import('../index/index-writer.js');
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  try {
    return await act(writer);
  } finally {
    writer.close();
  }
}
