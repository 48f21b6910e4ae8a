import { statSync } from 'node:fs';

const CHECK_EVERY_MS = 250;

/** Identifies content and permissions of a file, behind symbolic links; empty where there is none. */
function fileVersion(path: string): string {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
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
 * Calls back when any of some files has changed, or when their list has, and is the same at the next check: a file may
 * be read while it is written in place.
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
  let last = known;
  const timer = setInterval(() => {
    const found = versions();
    const isStable = found === last;
    last = found;
    if (found === known || !isStable) return;
    known = found;
    onChange();
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/** Why a file that was replaced at its origin cannot be followed: a phrase that follows "it" or the file's name. */
export const REPLACED =
  'was replaced where it is mounted from, and the new one is not visible here: restart the service, and write that ' +
  'file in place or mount its folder';

/** Whether a file has no name any more: it is mounted by itself, and another one has replaced it at its origin. */
export const isReplaced = (path: string): boolean => statSync(path).nlink === 0;

/**
 * Settings whose file was changed to a version that this process cannot use, each with the file's name and the reason, a
 * phrase that follows it. The last valid version remains active.
 */
export class RejectedFiles extends Map<
  'GATEWAY_KEYS_FILE' | 'WATCHES_FILE',
  { file: string; problem: string }
> {}
