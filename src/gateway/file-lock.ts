import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** How long a second process waits for the lock, in milliseconds. */
const TIMEOUT_MS = 5_000;
const RETRY_EVERY_MS = 50;
/** After the lock of a dead process was replaced: time for another process that does the same, in milliseconds. */
const TAKEOVER_MS = 200;

/** The lock is held by a process that is alive. */
export class FileLockedError extends Error {}

/**
 * Runs an action while this process holds the lock of a file: `FILE.lock`, which contains its pid. The lock of a process
 * that is dead is replaced. Blocks the process while it waits, so only for the command line.
 *
 * @throws FileLockedError when another process holds the lock for more than 5 s.
 */
export function withFileLock<T>(file: string, act: () => T): T {
  const lock = `${file}.lock`;
  const draft = `${lock}.${process.pid}`;
  const pid = `${process.pid}\n`;
  writeFileSync(draft, pid, { mode: 0o600 });
  try {
    acquire(lock, draft, pid);
    try {
      return act();
    } finally {
      if (read(lock) === pid) rmSync(lock, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function acquire(lock: string, draft: string, pid: string): void {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      // Creates the lock with its content in one step, or fails when it exists.
      linkSync(draft, lock);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(read(lock));
    if (holder > 0 && !isAlive(holder)) {
      const copy = `${draft}.takeover`;
      writeFileSync(copy, pid, { mode: 0o600 });
      renameSync(copy, lock);
      // The last of several processes that replace it at the same time holds it.
      sleep(TAKEOVER_MS);
      if (read(lock) === pid) return;
    }
    if (performance.now() > deadline)
      throw new FileLockedError(
        `${lock} is held by process ${holder}; try again, or delete it if that process is no news-search command.`,
      );
    sleep(RETRY_EVERY_MS);
  }
}

/** Empty when the lock was released meanwhile. */
function read(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
