import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withFileLock } from '../../gateway/file-lock.js';
import { writeInPlace } from '../../gateway/write-in-place.js';
import { makeFolder } from '../../index/open-database.js';
import { parseWatches, readWatchesDocument, type Watch, type WatchesDocument } from './watches-file.js';

interface NewWatch {
  request: string;
  /** Id of the saved search; random if absent. */
  id?: string;
  /** Whether the saved search gets a feed. */
  feed?: boolean;
  /** URL of the webhook to send new matches to; absent for none. */
  webhook?: string;
}

/**
 * Adds a saved search to the file, with a new token for a feed and a new secret for a webhook. Creates a missing file,
 * readable by its owner only.
 * @throws FileLockedError; Error if the file or the new entry is invalid.
 */
export function addWatch(file: string, { request, id, feed, webhook }: NewWatch): Watch {
  const watch: Watch = {
    id: id ?? `watch-${randomBytes(4).toString('hex')}`,
    request,
    ...(feed && { feed: { token: randomBytes(24).toString('base64url') } }),
    ...(webhook !== undefined && {
      webhook: { url: webhook, secret: `whsec_${randomBytes(32).toString('base64')}` },
    }),
  };
  makeFolder(dirname(file));
  edit(file, ({ watches }) => {
    if (watches.some((known) => known.id === watch.id))
      throw new Error(`a watch has the id "${watch.id}" already`);
    return [...watches, watch];
  });
  return watch;
}

/** Removes a saved search. @throws FileLockedError; Error if the file is missing or invalid, or has no such entry. */
export function removeWatch(file: string, id: string): void {
  edit(file, ({ watches }) => {
    const left = watches.filter((watch) => watch.id !== id);
    if (left.length === watches.length) throw new Error(`no watch has the id "${id}"`);
    return left;
  });
}

function edit(file: string, change: (document: WatchesDocument) => Watch[]): void {
  withFileLock(file, () => {
    const document = existsSync(file) ? readWatchesDocument(readFileSync(file, 'utf8')) : { watches: [] };
    const after = `${JSON.stringify({ ...document, watches: change(document) }, null, 2)}\n`;
    parseWatches(after);
    writeInPlace(file, after);
  });
}
