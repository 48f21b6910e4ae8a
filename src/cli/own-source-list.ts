import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { mergeSources } from '../ingestion/sources/read-sources.js';
import type { Source } from '../ingestion/sources/source.js';
import { writeOpml } from '../ingestion/sources/write-opml.js';
import { CommandFailure } from './exit.js';
import { readSettings } from './read-settings.js';
import { readSourceList } from './read-source-list.js';

/**
 * The OPML file that new sources go to: the one named, else the only file in SOURCES. The catalogue that ships is
 * never written to, since the next release replaces it.
 *
 * @throws CommandFailure
 */
export function ownSourceList(to: string | undefined): string {
  if (to !== undefined) return to;
  const { sources } = readSettings().ingestion;
  if (sources.length === 1 && statSync(sources[0]!).isFile()) return sources[0]!;
  throw new CommandFailure(
    'Name the OPML file to add to: give --to FILE, or set SOURCES to one file of your own ' +
      '(SOURCES may list it beside the catalogue afterwards).',
  );
}

/** Adds sources to an OPML file, known ones completed; the file is replaced in one step. Returns how many are new. */
export function addToSourceList(file: string, added: readonly Source[]): number {
  const known = existsSync(file) ? readSourceList([file]) : [];
  const merged = mergeSources([...known, ...added]);
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, writeOpml(merged, 'Sources'));
  renameSync(draft, file);
  return merged.length - known.length;
}
