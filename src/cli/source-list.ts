import { copyFileSync, existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { declareUtf8, joinOpml, pruneOpml } from '../ingestion/sources/prune-opml.js';
import { feedKey, mergeSources, readSources, readTexts } from '../ingestion/sources/read-sources.js';
import type { Source } from '../ingestion/sources/source.js';
import { writeOpml } from '../ingestion/sources/write-opml.js';
import { CommandFailure } from './exit.js';
import { remark } from './output.js';
import { readSettings } from './read-settings.js';

/** The sources in the list; entries that cannot be read are reported on standard error. */
export function readSourceList(paths: readonly string[]): Source[] {
  const { sources, faults } = readSources(paths);
  for (const { file, line, outline, problem } of faults) {
    remark(`${file}${line > 0 ? `:${line}` : ''} ${outline} ${problem}`.replace(/ {2,}/g, ' '));
  }
  return sources;
}

/**
 * The OPML file for new sources: the given one, else the only file in SOURCES. Never the catalogue that ships, since the
 * next release replaces it.
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

/** Merges sources into an OPML file, which is replaced in one step. Returns the number of new ones. */
export function addToSourceList(file: string, added: readonly Source[]): number {
  const known = existsSync(file) ? readSourceList([file]) : [];
  const merged = mergeSources([...known, ...added]);
  replaceFile(file, writeOpml(merged, 'Sources'));
  return merged.length - known.length;
}

/** In one step: who reads the file meanwhile reads the old one or the new one. */
function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Writes a list without some of its feeds, whatever else stands in it as it was. Several files become one. A file that
 * is there already is replaced in one step and kept beside the new one as FILE.old.
 *
 * @param dropped addresses.
 * @throws CommandFailure when no feed would be left.
 */
export function pruneSourceList(paths: readonly string[], dropped: ReadonlySet<string>, file: string): void {
  const keys = new Set([...dropped].map(feedKey));
  const parts = readTexts(paths).map(({ file, text }) => ({
    file,
    text: declareUtf8(pruneOpml(text, (url) => keys.has(feedKey(url)))),
  }));
  const { sources } = readSources(paths);
  const left = sources.filter(({ url }) => !keys.has(feedKey(url))).length;
  if (left === 0) throw new CommandFailure(`No source would be left: ${file} is not written.`);
  const text = parts.length === 1 ? parts[0]!.text : joinOpml(parts, 'Sources');
  const isReplaced = existsSync(file);
  if (isReplaced) copyFileSync(file, `${file}.old`);
  replaceFile(file, text);
  const old = isReplaced ? `; what was there is in ${file}.old` : '';
  remark(`${left} sources written to ${file}, ${sources.length - left} dropped${old}.`);
}

/** `sources import`: adds the feeds of an OPML file to the list. */
export async function importSources(file: string, { to }: { to?: string }): Promise<void> {
  if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}.`);
  const found = readSourceList([file]);
  if (found.length === 0) throw new CommandFailure(`${file} names no feed.`);
  const target = ownSourceList(to);
  const added = addToSourceList(target, found);
  remark(`${added} sources added to ${target}; ${found.length - added} of ${found.length} were known.`);
}

/** `sources export`: the whole list, merged, as one OPML document. */
export async function exportSources(file: string | undefined, options: { sources?: string }): Promise<void> {
  const sources = readSourceList(readSettings({ SOURCES: options.sources }).ingestion.sources);
  const opml = writeOpml(sources, 'Sources');
  if (file === undefined) {
    process.stdout.write(opml);
    return;
  }
  writeFileSync(file, opml);
  remark(`${sources.length} sources written to ${file}.`);
}
