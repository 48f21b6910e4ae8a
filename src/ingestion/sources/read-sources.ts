import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeDocument } from '../../feeds/decode-document.js';
import { describeSource } from './describe-source.js';
import { mergeSources } from './merge-sources.js';
import { parseOpml } from './parse-opml.js';
import type { Source, SourceFault, SourceList } from './source.js';

/**
 * Reads OPML files and folders of them into one list, the same feed once.
 * Never throws: a file that cannot be read is a fault like any other.
 */
export function readSources(paths: readonly string[]): SourceList {
  const sources: Source[] = [];
  const faults: SourceFault[] = [];
  for (const path of paths) {
    for (const file of tryReading(path, opmlFiles, faults) ?? []) {
      const bytes = tryReading(file, (name) => readFileSync(name), faults);
      if (bytes) readOutlines(file, bytes, sources, faults);
    }
  }
  return { sources: mergeSources(sources), faults };
}

function readOutlines(file: string, bytes: Uint8Array, sources: Source[], faults: SourceFault[]): void {
  const { outlines, isOpml } = parseOpml(decodeDocument(bytes, null));
  if (!isOpml) faults.push({ file, line: 0, outline: '', problem: 'is no OPML' });
  for (const outline of outlines) {
    const { source, problems } = describeSource(outline);
    const { title, text, xmlurl } = outline.attributes;
    const name = title || text || xmlurl || '';
    if (source) sources.push(source);
    for (const problem of problems) faults.push({ file, line: outline.line, outline: name, problem });
  }
}

/** The file itself, or every OPML file below the folder, in the order of their names. */
function opmlFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return entries.filter((entry) => /\.opml$/i.test(entry)).map((entry) => join(path, entry));
}

function tryReading<T>(path: string, read: (path: string) => T, faults: SourceFault[]): T | null {
  try {
    return read(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    faults.push({ file: path, line: 0, outline: '', problem: `cannot be read (${code})` });
    return null;
  }
}
