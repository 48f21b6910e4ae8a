import { writeFileSync } from 'node:fs';
import { writeOpml } from '../ingestion/sources/write-opml.js';
import { remark } from './output.js';
import { readSettings } from './read-settings.js';
import { readSourceList } from './read-source-list.js';

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
