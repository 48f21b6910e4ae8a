import { existsSync } from 'node:fs';
import { CommandFailure } from './exit.js';
import { remark } from './output.js';
import { addToSourceList, ownSourceList } from './own-source-list.js';
import { readSourceList } from './read-source-list.js';

/** `sources import`: takes over what can be read of an OPML file, however it is written. */
export async function importSources(file: string, { to }: { to?: string }): Promise<void> {
  if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}.`);
  const found = readSourceList([file]);
  if (found.length === 0) throw new CommandFailure(`${file} names no feed.`);
  const target = ownSourceList(to);
  const added = addToSourceList(target, found);
  remark(`${added} sources added to ${target}; ${found.length - added} of ${found.length} were known.`);
}
