import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Logger } from '@nestjs/common';

const CHECK_EVERY_MS = 250;

/** A settings file whose changed version is faulty. Its last valid version, if any, remains active. */
export interface RejectedFile {
  /** Name of the setting, such as `SOURCES`, in records read from an index; absent in those of older versions. */
  setting?: string;
  /** Name of the file, or its path inside the folder that the setting names. */
  file: string;
  /** What is wrong: a phrase that completes a sentence after the file's name, such as `cannot be read (EACCES)`. */
  problem: string;
}

/**
 * A file that may change while the service runs. If it is faulty, or incomplete because it is being written, the last
 * valid version remains active until the file changes again.
 */
export class LiveFile<T> {
  /** Why the file's present version is not active: a sentence that begins with `it`, or faults. Null if it is. */
  fault: string | null = null;

  /**
   * @param load reads and parses the file; throws an Error with the fault.
   * @param value a valid version that another process has read, active until the first successful read.
   */
  constructor(
    readonly path: string,
    private readonly load: (path: string) => T,
    public value?: T,
  ) {}

  /** The record of a present version that is faulty; null if the present version is active. */
  get rejected(): RejectedFile | null {
    const { fault, path } = this;
    return fault === null ? null : { file: basename(path), problem: fileProblemOf(new Error(fault)) };
  }

  /** Reads the present version. Never throws: a fault is stored in `fault`. */
  read(): void {
    try {
      this.value = this.load(this.path);
      this.fault = isReplaced(this.path) ? `it ${NOT_FOLLOWED}` : null;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** Reads each new version of the file, and calls `onRead` afterwards. @returns a function that ends the watch */
  watch(onRead: () => void, everyMs = CHECK_EVERY_MS): () => void {
    const reread = (): void => {
      this.read();
      onRead();
    };
    return watchFiles(() => [this.path], reread, everyMs);
  }
}

/** By setting: the settings file whose changed version this process rejected as faulty. */
export class RejectedFiles extends Map<'GATEWAY_KEYS_FILE' | 'WATCHES_FILE', RejectedFile> {
  /**
   * Watches a settings file: logs each new version, and adds the file to this map while its version is rejected.
   * @param name of the file in the log, such as `list of saved searches`.
   * @returns a function that ends the watch.
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

/** Reads a file. @throws Error if it is unreadable, no regular file (a pipe or device may never end), or too large. */
export function readRegularFile(path: string, maxBytes: number): Buffer {
  const stats = statSync(path);
  if (!stats.isFile()) throw new Error('it is no regular file');
  if (stats.size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
  return readFileSync(path);
}

export const MISSING_FILE_FAULT = 'it does not exist';

/** Why a file cannot be used: a sentence that begins with `it` (the file), or the faults in the file. */
function faultOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  // A Problem has a code, too.
  if (!/^E[A-Z]+$/.test(code ?? '')) return message;
  return code === 'ENOENT' ? MISSING_FILE_FAULT : `it cannot be read (${code})`;
}

/** Why a file cannot be used: a phrase that completes a sentence after the file's name: `cannot be read (EACCES)`. */
export const fileProblemOf = (error: unknown): string => faultOf(error).replace(/^it /, '');

/** A text that changes with the content or permissions of a file; empty if the file is missing. */
function fileVersion(path: string): string {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch {
    return '';
  }
}

/**
 * Calls `onChange` after a file or the list of files has changed. The same state must be found twice in a row, because
 * a file may be read while it is written.
 * @param list returns the paths of the files at this moment; must not throw.
 * @param everyMs milliseconds between two checks.
 * @returns a function that ends the watch.
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

/** The fault of a mounted file that was replaced on the host: the mount (in a container) shows the old one. */
const NOT_FOLLOWED =
  'was replaced where it is mounted from, and the new one is not visible here: restart the service, and write that ' +
  'file in place or mount its folder';

/** Whether a mounted file was deleted or replaced on the host. The mount then shows the old one. */
const isReplaced = (path: string): boolean => statSync(path).nlink === 0;
