import {
  chownSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Database, sqliteFault } from '../index/sqlite.js';

const TIMEOUT_MS = 5_000;

export class FileLockedError extends Error {}

/**
 * Locks a file, runs an action, and returns its result. The lock is a SQLite lock on `FILE.lock`, so that it ends with
 * the process. The process is blocked while this function waits for the lock: only for the command line.
 * @throws FileLockedError if another process holds the lock for more than 5 s.
 */
export function withFileLock<T>(file: string, act: () => T): T {
  const lock = new Database(makeLockFile(file));
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

/**
 * Creates the lock file, which is never deleted, beside the file, or beside the target if the file is a symbolic
 * link. If that folder is not writable, as for a file that is mounted alone, the lock file is in the temporary
 * folder.
 * @returns path of the lock file.
 */
function makeLockFile(file: string): string {
  const target = existsSync(file) ? realpathSync(file) : file;
  const beside = `${target}.lock`;
  try {
    makeWritable(beside);
    shareWithOwner(beside, target);
    return beside;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if ((code !== 'EACCES' && code !== 'EROFS') || !existsSync(target)) throw error;
  }
  const { dev, ino } = statSync(target);
  const elsewhere = join(tmpdir(), `news-search-${process.getuid?.() ?? 0}-${dev}-${ino}.lock`);
  makeWritable(elsewhere);
  return elsewhere;
}

/** Empties a lock file that SQLite would not lock, because earlier versions wrote a process id into it. */
function makeWritable(path: string): void {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const empty = (): void => closeSync(openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644));
  try {
    empty();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES' || !existsSync(path)) throw error;
    // Left by another user.
    rmSync(path);
    empty();
  }
}

/** Gives a lock file that root has created to the owner of the locked file, who must lock it, too. */
function shareWithOwner(lock: string, target: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(target) ? target : dirname(target));
  chownSync(lock, uid, gid);
}
