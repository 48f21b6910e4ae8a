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
  let version = fileVersion(path);
  const timer = setInterval(() => {
    const found = fileVersion(path);
    if (found === version) return;
    version = found;
    onChange();
  }, CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
