import { renameSync, rmSync } from 'node:fs';
import { openForReading } from './open-database.js';
import { backup, openDatabase, pragma } from './sqlite.js';

/** Pages copied between two reports of progress. */
const PAGES_PER_STEP = 100;

/**
 * Copies the index into one file by SQLite's own backup, as it stands now, while others search and write. The file appears under its name when it is complete, and takes the place of one that is there.
 *
 * @param progress called with the number of pages done, and of all.
 * @throws what the file system and SQLite throw when there is no room or the file may not be written.
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
    // One state of the index from beginning to end: SQLite would begin again whenever somebody has written.
    source.exec('BEGIN');
    pragma(source, 'user_version');
    await backup(source, unfinished, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
    });
    leaveWhole(unfinished);
    renameSync(unfinished, file);
  } finally {
    if (source.isTransaction) source.exec('COMMIT');
    source.close();
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true });
  }
}

/** A file by itself, without a log beside it that would have to be moved with it. */
function leaveWhole(file: string): void {
  const copy = openDatabase(file);
  try {
    pragma(copy, 'journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
