import { statSync } from 'node:fs';
import { indexPath } from '../index/open-database.js';

const CHECK_EVERY_MS = 1_000;

const ADVICE =
  'Stop the service before a backup is copied over the index, remove news.db-wal and news.db-shm, and start it again.';

/**
 * Calls back once when the index file is removed or replaced. SQLite does not detect this: open connections would use
 * the old file, and later ones the new file. A first file where there was none is no replacement.
 * @param onReplaced called with a sentence for the log.
 * @returns a function that checks at once, for use after a file was created.
 */
export function watchIndexFile(dataDir: string, onReplaced: (fault: string) => void): () => void {
  const path = indexPath(dataDir);
  let opened = identify(path) ?? null;
  const check = (): void => {
    const found = identify(path);
    if (found === undefined) return;
    opened ??= found;
    if (found === opened) return;
    clearInterval(timer);
    const fault = found === null ? 'was removed' : 'was replaced by another file';
    onReplaced(`The index ${path} ${fault} while the service was running. ${ADVICE}`);
  };
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return check;
}

/** Device and inode number, which identify a file; null without a file, undefined if it cannot be examined. */
function identify(path: string): string | null | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? null : `${found.dev}:${found.ino}`;
  } catch {
    return undefined;
  }
}
