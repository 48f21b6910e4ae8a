import { basename, relative } from 'node:path';
import { LiveFile, fileProblemOf, type RejectedFile, watchFiles } from '../../config/live-file.js';
import { mergeSources, opmlFiles, readSourceFile } from './read-sources.js';
import type { Source, SourceFault, SourceList } from './source.js';

/** Milliseconds between two checks of the files, of which there may be hundreds. */
const CHECK_EVERY_MS = 5_000;

/** Sources in the last valid version of each file, by path. Plain data that can be sent to another process. */
export type ValidLists = Map<string, Source[]>;

interface ReadLists extends SourceList {
  rejected: RejectedFile[];
}

/** Reads the OPML files of `SOURCES`. While a file's present version is rejected, its last valid one stays active. */
export class SourceFiles {
  private lists: ReadonlyMap<string, LiveFile<SourceList>>;
  /** By path in `SOURCES`: the files that were found when it could last be read. */
  private readonly files = new Map<string, string[]>();

  /** @param valid the last valid versions, as an earlier process has read them. */
  constructor(
    private readonly paths: readonly string[],
    valid: ValidLists = new Map(),
  ) {
    this.lists = new Map(
      [...valid].map(([file, sources]) => [
        file,
        new LiveFile(file, readSourceFile, { sources, faults: [] }),
      ]),
    );
  }

  get lastValid(): ValidLists {
    return new Map(
      [...this.lists].flatMap(([file, { value }]) => (value === undefined ? [] : [[file, value.sources]])),
    );
  }

  /** Reads the files; never throws. @returns each feed once, and the faults. */
  read(): ReadLists {
    const lists = new Map<string, LiveFile<SourceList>>();
    const faults: SourceFault[] = [];
    const rejected = new Map<string, RejectedFile>();
    for (const path of this.paths) {
      for (const file of this.filesOf(path, (error) =>
        rejected.set(path, { file: basename(path), problem: fileProblemOf(error) }),
      )) {
        const list = this.lists.get(file) ?? new LiveFile(file, readSourceFile);
        lists.set(file, list);
        list.read();
        if (list.rejected === null) faults.push(...list.value!.faults);
        else
          rejected.set(file, {
            ...list.rejected,
            file: file === path ? basename(path) : relative(path, file),
          });
      }
    }
    this.lists = lists;
    const sources = mergeSources([...this.lastValid.values()].flat());
    return { sources, faults, rejected: [...rejected.values()] };
  }

  /** Watches the files and calls back within seconds of a change. @returns a function that ends the watch. */
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
      return this.files.get(path) ?? [...this.lists.keys()].filter((file) => file.startsWith(path));
    }
  }
}
