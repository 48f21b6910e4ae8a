import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Logger } from '@nestjs/common';

const CHECK_EVERY_MS = 250;

/** A version of a file that is not active; its last valid version is, if there was one. */
export interface RejectedFile {
  /** Added when it is read from an index; a node of an older version does not report it. */
  setting?: string;
  /** Name of the file, or its path inside the folder that the setting names. */
  file: string;
  /** A phrase that follows the name. */
  problem: string;
}

/**
 * A file that may change while the service runs. A reader may meet it while it is written, or with a fault: the last valid
 * version remains active, and the file is read again when it has changed.
 */
export class LiveFile<T> {
  /** Why the present version is not active: a sentence whose "it" is the file, or faults inside it. Null when it is. */
  fault: string | null = null;

  /**
   * @param load reads and parses the file; throws an Error with the fault
   * @param value the last valid version, as another process has read it
   */
  constructor(
    readonly path: string,
    private readonly load: (path: string) => T,
    public value?: T,
  ) {}

  /** Why the present version is not active; null when it is. */
  get rejected(): RejectedFile | null {
    const { fault, path } = this;
    return fault === null ? null : { file: basename(path), problem: fileProblemOf(new Error(fault)) };
  }

  /** Reads the present version. Never throws. */
  read(): void {
    try {
      this.value = this.load(this.path);
      this.fault = isReplaced(this.path) ? `it ${NOT_FOLLOWED}` : null;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** Reads every changed version, and calls back afterwards. @returns ends the watch */
  watch(onRead: () => void, everyMs = CHECK_EVERY_MS): () => void {
    const reread = (): void => {
      this.read();
      onRead();
    };
    return watchFiles(() => [this.path], reread, everyMs);
  }
}

/**
 * The files of settings that were changed to a version that this process cannot use, by the setting. Their last valid
 * version remains active.
 */
export class RejectedFiles extends Map<'GATEWAY_KEYS_FILE' | 'WATCHES_FILE', RejectedFile> {
  /**
   * Watches a file: logs each new version, and records one that is rejected.
   *
   * @param name what it is, for the log
   * @returns ends the watch
   */
  follow(
    setting: 'GATEWAY_KEYS_FILE' | 'WATCHES_FILE',
    name: string,
    file: LiveFile<unknown>,
    onActive: () => unknown = () => undefined,
  ): () => void {
    const logger = new Logger('Settings');
    return file.watch(() => {
      const { rejected, fault } = file;
      if (rejected === null) {
        this.delete(setting);
        logger.log(`The ${name} has changed and is active.`);
        onActive();
      } else {
        this.set(setting, rejected);
        logger.error(`The changed ${name} is rejected; the last valid version remains active: ${fault}`);
      }
    });
  }
}

/**
 * The content of a file.
 *
 * @throws Error when it cannot be read, is no regular file (a pipe or device may never end), or is too large.
 */
export function readRegularFile(path: string, maxBytes: number): Buffer {
  const stats = statSync(path);
  if (!stats.isFile()) throw new Error('it is no regular file');
  if (stats.size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
  return readFileSync(path);
}

export const MISSING_FILE_FAULT = 'it does not exist';

/** Why a file cannot be used: a sentence whose "it" is the file, or faults inside it. */
function faultOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  // A Problem has a code, too.
  if (!/^E[A-Z]+$/.test(code ?? '')) return message;
  return code === 'ENOENT' ? MISSING_FILE_FAULT : `it cannot be read (${code})`;
}

/** Why a file cannot be used: a phrase that follows its name. */
export const fileProblemOf = (error: unknown): string => faultOf(error).replace(/^it /, '');

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
const NOT_FOLLOWED =
  'was replaced where it is mounted from, and the new one is not visible here: restart the service, and write that ' +
  'file in place or mount its folder';

/** Whether a file has no name any more: it is mounted by itself, and another one has replaced it at its origin. */
const isReplaced = (path: string): boolean => statSync(path).nlink === 0;
