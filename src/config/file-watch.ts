import { statSync } from 'node:fs';

const CHECK_EVERY_MS = 500;

/** Identifies the content of a file, behind symbolic links; empty where there is none. */
function fileVersion(path: string): string {
  try {
    const { dev, ino, size, mtimeNs } = statSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs].join(' ');
  } catch {
    return '';
  }
}

/**
 * Calls back when a file has changed, has appeared or was removed, half a second later at most.
 *
 * @returns ends the watch.
 */
export function watchFile(path: string, onChange: () => void): () => void {
  return watchFiles(() => [path], onChange, CHECK_EVERY_MS);
}

/**
 * Calls back when any of some files has changed, or when their list has.
 *
 * @param list paths of the files at this moment; must not throw
 * @param everyMs time between two checks
 * @returns ends the watch.
 */
export function watchFiles(list: () => readonly string[], onChange: () => void, everyMs: number): () => void {
  const versions = (): string =>
    list()
      .map((path) => `${path} ${fileVersion(path)}`)
      .join('\n');
  let known = versions();
  const timer = setInterval(() => {
    const found = versions();
    if (found === known) return;
    known = found;
    onChange();
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/** Settings whose file was changed to an invalid version: the last valid one remains active in this process. */
export class RejectedFiles extends Set<'GATEWAY_KEYS_FILE' | 'WATCHES_FILE'> {}
