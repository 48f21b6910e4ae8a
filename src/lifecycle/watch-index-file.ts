import { statSync } from 'node:fs';
import { indexPath } from '../index/open-database.js';

/** How often the file of the index is looked at, in milliseconds. */
const CHECK_EVERY_MS = 1_000;

const ADVICE =
  'Stop the service before a backup is copied over the index, remove news.db-wal and news.db-shm, and start it again.';

/**
 * Calls back once, with a sentence, when the file of the index is removed or another takes its place. SQLite notices
 * neither: open connections would continue with the old file, and new ones open the other. A file that does not exist yet
 * is created by the first process that opens it.
 *
 * @returns looks at once, for a file that has just been created.
 */
export function watchIndexFile(dataDir: string, onExchanged: (fault: string) => void): () => void {
  const path = indexPath(dataDir);
  let opened = identify(path) ?? null;
  const look = (): void => {
    const found = identify(path);
    if (found === undefined) return;
    opened ??= found;
    if (found === opened) return;
    clearInterval(timer);
    const fault = found === null ? 'was removed' : 'was exchanged for another file';
    onExchanged(`The index ${path} ${fault} while the service was running. ${ADVICE}`);
  };
  const timer = setInterval(look, CHECK_EVERY_MS).unref();
  return look;
}

/** Device and inode of a file: while it is open, no other has the same. Null without a file, undefined where that is not known. */
function identify(path: string): string | null | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? null : `${found.dev}:${found.ino}`;
  } catch {
    return undefined;
  }
}
