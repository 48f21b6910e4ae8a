import { readSettings } from '../config/load-settings.js';
import { addWatch, removeWatch } from '../features/watches/edit-watches-file.js';
import { readWatchesFile } from '../features/watches/watches-file.js';
import { WatchStates, type WatchState } from '../index/watch-states.js';
import { resolveAddress } from '../outbound/resolve-address.js';
import { actOnFile } from './file-failure.js';
import { CommandFailure, printRecords, printRemark } from './output.js';

interface FileOption {
  file?: string;
}

/** `watches add`: adds a saved search to the file. */
export async function addWatchAction(
  options: FileOption & { request: string; id?: string; feed?: boolean; webhook?: string },
): Promise<void> {
  const { id, feed, webhook } = attempt(options, (file) => addWatch(file, options));
  if (feed !== undefined || webhook !== undefined)
    printRemark(`Watch ${id}. Token and secret are shown here only:`);
  await printRecords([{ id, token: feed?.token ?? null, secret: webhook?.secret ?? null }]);
}

/** `watches list`: prints the saved searches and the state of their webhooks. */
export async function listWatchesAction(options: FileOption): Promise<void> {
  const watches = attempt(options, readWatchesFile);
  const states = new WatchStates(readSettings().index.dataDir);
  const known = states.read();
  states.close();
  await printRecords(
    watches.map(({ id, request, feed, webhook }) => ({
      id,
      request,
      feed: feed !== undefined,
      webhook: webhook?.url ?? null,
      state: webhook === undefined ? null : describe(known.get(id)),
    })),
  );
}

/** The state of a webhook in one word; `new` until the service has read the saved search from the file. */
function describe(state: WatchState | undefined): string {
  if (state === undefined) return 'new';
  if (state.suspended !== null) return `suspended (${state.suspended})`;
  return (state.pending?.attempts ?? 0) > 0 ? 'failing' : 'delivered';
}

/** `watches check`: parses the file of saved searches and resolves receivers' host names. Sends no request. */
export async function checkWatchesAction(options: FileOption): Promise<void> {
  const watches = attempt(options, readWatchesFile);
  const { outboundAllow } = readSettings().ingestion;
  const rows = await Promise.all(
    watches.map(async ({ id, webhook }) => {
      if (webhook === undefined) return { id, state: 'ok', detail: null };
      return resolveAddress(webhook.url, outboundAllow).then(
        (addresses) => ({ id, state: 'ok', detail: addresses.join(' ') }),
        (error: Error) => ({ id, state: 'fault', detail: error.message }),
      );
    }),
  );
  await printRecords(rows);
  const faults = rows.filter(({ state }) => state === 'fault').length;
  if (faults > 0)
    throw new CommandFailure(
      `${faults} of ${rows.length} watches cannot be delivered; OUTBOUND_ALLOW lists private ranges.`,
    );
}

/** `watches remove`: removes a saved search from the file. */
export async function removeWatchAction(id: string, options: FileOption): Promise<void> {
  attempt(options, (file) => removeWatch(file, id));
  printRemark(`Watch ${id} is removed.`);
}

function attempt<T>({ file }: FileOption, act: (file: string) => T): T {
  const path = file ?? readSettings().watchesFile;
  if (!path) throw new CommandFailure('No file of watches is given: set WATCHES_FILE or use --file.');
  return actOnFile(path, act);
}
