import { rmSync, statSync } from 'node:fs';

/** Whether the open file is still the one at its path. */
export type Place = 'in place' | 'missing' | 'replaced';

/**
 * The file of an open connection, and its log. SQLite does not notice when they are deleted or replaced: the connection
 * goes on with the old file, while new ones open the file that is there now.
 */
export class IndexFile {
  private readonly opened: string | null;
  private readonly log: (string | null)[];

  /** Create it after the first read: from then on the log exists until the connection is closed. */
  constructor(private readonly path: string) {
    this.opened = identify(path);
    this.log = this.logPaths().map(identify);
  }

  /** Takes a few microseconds. A file that was moved away and back is replaced too: its log has been removed. */
  place(): Place {
    const found = identify(this.path);
    if (found === null) return 'missing';
    const [log] = this.log;
    const hasLog = log === null || identify(`${this.path}-wal`) === log;
    return found === this.opened && hasLog ? 'in place' : 'replaced';
  }

  /**
   * Removes the write-ahead log and its index, unless they already belong to another file. SQLite finds them by name: it
   * would apply the old log to the new file.
   */
  removeLog(): void {
    for (const [i, path] of this.logPaths().entries()) {
      if (this.log[i] !== null && identify(path) === this.log[i]) rmSync(path, { force: true });
    }
  }

  private logPaths(): string[] {
    return [`${this.path}-wal`, `${this.path}-shm`];
  }
}

/** The inode of a file: while the file is open, no other can have the same. */
function identify(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
