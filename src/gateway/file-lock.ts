import { writeFileSync } from 'node:fs';
import { Database, sqliteFault } from '../index/sqlite.js';

const TIMEOUT_MS = 5_000;

export class FileLockedError extends Error {}

/**
 * Runs an action while this process holds the lock of a file, which is one of SQLite on `FILE.lock` and ends with the
 * process. Blocks the process while it waits, so only for the command line.
 *
 * @throws FileLockedError when another process holds the lock for more than 5 s.
 */
export function withFileLock<T>(file: string, act: () => T): T {
  // SQLite locks no file that has other content, such as the pid of a process that has ended.
  writeFileSync(`${file}.lock`, '');
  const lock = new Database(`${file}.lock`);
  try {
    // Not prepared: on Node 20 a prepared statement holds the lock until it is collected as garbage.
    lock.exec(`PRAGMA busy_timeout = ${TIMEOUT_MS}; BEGIN EXCLUSIVE`);
    return act();
  } catch (error) {
    if (sqliteFault(error) !== 'busy') throw error;
    throw new FileLockedError(`Another process is changing ${file}: try again.`);
  } finally {
    lock.close();
  }
}
