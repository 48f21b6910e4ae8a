import { rmSync, statSync } from 'node:fs';

/** Whether the file that is open is the one that others find at its path. */
export type Place = 'in place' | 'missing' | 'replaced';

/**
 * The file behind an open connection, with its log. SQLite does not look after them: who has opened a file that is
 * then deleted or replaced goes on with it, and whoever opens what stands there now sees another.
 */
export class IndexFile {
  private readonly opened: string | null;
  private readonly log: (string | null)[];

  /** Call once the database has been read: from then on until the connection is closed its log stands beside it. */
  constructor(private readonly path: string) {
    this.opened = identify(path);
    this.log = this.logPaths().map(identify);
  }

  /** Costs a few microseconds. A file that was away for a while has lost its log to those who noticed. */
  place(): Place {
    const found = identify(this.path);
    if (found === null) return 'missing';
    const [log] = this.log;
    const hasLog = log === null || identify(`${this.path}-wal`) === log;
    return found === this.opened && hasLog ? 'in place' : 'replaced';
  }

  /**
   * Removes the write-ahead log and its index, unless others stand there by now. SQLite knows them by their names
   * only: it would write what the log holds into the file that is put in this one's place.
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

/** A file that is open keeps its number: no other can have the same. */
function identify(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
