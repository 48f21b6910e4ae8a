import { basename, relative } from 'node:path';
import { isReplaced, REPLACED, watchFiles } from '../../config/file-watch.js';
import { problemOf, type RejectedFile } from '../state/rejected-files.js';
import { mergeSources, opmlFiles, readSourceFile } from './read-sources.js';
import type { Source, SourceFault, SourceList } from './source.js';

/** Milliseconds between two looks at the files, of which there may be hundreds. */
const CHECK_EVERY_MS = 5_000;

/** The last valid version of each file, by path. Plain data that can be sent to a process. */
export type ValidLists = Map<string, Source[]>;

export interface ReadLists extends SourceList {
  rejected: RejectedFile[];
}

/** The OPML files of `SOURCES`. The last valid version of each remains active while the present one is rejected. */
export class SourceFiles {
  /** The files of each path when it could last be read. */
  private readonly files = new Map<string, string[]>();

  /** @param valid what another process has read */
  constructor(
    private readonly paths: readonly string[],
    private valid: ValidLists = new Map(),
  ) {}

  get lastValid(): ValidLists {
    return this.valid;
  }

  /** Every feed once. Never throws. */
  read(): ReadLists {
    const valid: ValidLists = new Map();
    const faults: SourceFault[] = [];
    const rejected: RejectedFile[] = [];
    for (const path of this.paths) {
      const reject = (file: string, error: unknown): void => {
        const name = file === path ? basename(path) : relative(path, file);
        rejected.push({ file: name, problem: problemOf(error) });
      };
      for (const file of this.filesOf(path, (error) => reject(path, error))) {
        try {
          const list = readSourceFile(file);
          valid.set(file, list.sources);
          faults.push(...list.faults);
          if (isReplaced(file)) reject(file, new Error(REPLACED));
        } catch (error) {
          const last = this.valid.get(file);
          if (last !== undefined) valid.set(file, last);
          // The path itself has been named.
          if (!rejected.some(({ file: named }) => file === path && named === basename(path)))
            reject(file, error);
        }
      }
    }
    this.valid = valid;
    return { sources: mergeSources([...valid.values()].flat()), faults, rejected };
  }

  /** Calls back within seconds of a change of any file. @returns ends the watch */
  watch(onChange: () => void): () => void {
    const list = (): string[] => this.paths.flatMap((path) => [path, ...this.filesOf(path, () => undefined)]);
    return watchFiles(list, onChange, CHECK_EVERY_MS);
  }

  private filesOf(path: string, onFault: (error: unknown) => void): string[] {
    try {
      const files = opmlFiles(path);
      this.files.set(path, files);
      return files;
    } catch (error) {
      onFault(error);
      return this.files.get(path) ?? [...this.valid.keys()].filter((file) => file.startsWith(path));
    }
  }
}
