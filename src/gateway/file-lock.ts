import { Database, pragma, sqliteFault } from '../index/sqlite.js';

const TIMEOUT_MS = 5_000;

/** Another process holds the lock. */
export class FileLockedError extends Error {}

/**
 * Runs an action while this process holds the lock of a file, which is one of SQLite on `FILE.lock` and ends with the
 * process. Blocks the process while it waits, so only for the command line.
 *
 * @throws FileLockedError when another process holds the lock for more than 5 s.
 */
export function withFileLock<T>(file: string, act: () => T): T {
  const lock = new Database(`${file}.lock`);
  try {
    pragma(lock, `busy_timeout = ${TIMEOUT_MS}`);
    lock.exec('BEGIN EXCLUSIVE');
    return act();
  } catch (error) {
    if (sqliteFault(error) !== 'busy') throw error;
    throw new FileLockedError(`Another process is changing ${file}: try again.`);
  } finally {
    lock.close();
  }
}
