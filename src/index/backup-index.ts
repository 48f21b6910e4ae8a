import { renameSync, rmSync } from 'node:fs';
import { openForReading } from './open-database.js';
import { backup, openDatabase, pragma } from './sqlite.js';

/** Pages between two reports of progress. */
const PAGES_PER_STEP = 100;

/**
 * Copies the present state of the index into one file by SQLite's own backup, while others search and write. The file
 * gets its name when it is complete, and replaces an older one.
 *
 * @param progress called with the number of pages done, and of all
 * @throws what the file system and SQLite throw when there is no space or the file may not be written
 */
export async function backupIndex(
  dataDir: string,
  file: string,
  progress: (done: number, pages: number) => void = () => undefined,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const source = openForReading(dataDir);
  try {
    rmSync(unfinished, { force: true });
    // One transaction for the whole copy: otherwise SQLite starts again after every write of another process.
    source.exec('BEGIN');
    pragma(source, 'user_version');
    await backup(source, unfinished, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
    });
    removeLog(unfinished);
    renameSync(unfinished, file);
  } finally {
    if (source.isTransaction) source.exec('COMMIT');
    source.close();
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true });
  }
}

/** Leaves a single file, without a write-ahead log that would have to be moved with it. */
function removeLog(file: string): void {
  const copy = openDatabase(file);
  try {
    pragma(copy, 'journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
