import { isoTime } from '../articles/article.js';
import { readSettings } from '../config/load-settings.js';
import * as keysFile from '../gateway/edit-keys-file.js';
import { FileLockedError } from '../gateway/file-lock.js';
import type { KeyRecord } from '../gateway/keys-file.js';
import { readMoment } from '../http/read-moment.js';
import { CommandFailure, EXIT, print, printRecords, remark } from './output.js';

interface FileOption {
  file?: string;
}

/** `keys create`. */
export async function createKey(
  options: FileOption & { plan: string; note?: string; expires?: string },
): Promise<void> {
  const expires =
    options.expires === undefined ? undefined : new Date(readMoment(options.expires.trim())?.ms ?? NaN);
  if (expires && !(expires.getTime() > Date.now())) {
    throw new CommandFailure(
      `--expires must be a future time, such as 2030-01-31, not "${options.expires}".`,
    );
  }
  const { id, key } = attempt(options, (file) => keysFile.createKey(file, { ...options, expires }));
  remark(`Key ${id} of plan ${options.plan}. It is shown here only and cannot be read again:`);
  print(key);
}

/** `keys list`. */
export async function listKeys(options: FileOption): Promise<void> {
  await printRecords(attempt(options, keysFile.listKeys).map(describeKey));
}

/** `keys revoke`. */
export async function revokeKey(id: string, options: FileOption): Promise<void> {
  const revoked = attempt(options, (file) => keysFile.revokeKey(file, id));
  remark(`Key ${revoked.id} is revoked.`);
}

function describeKey({ id, plan, revokedAt, expiresAt, note }: KeyRecord): Record<string, string | null> {
  const expired = expiresAt !== null && expiresAt <= Date.now();
  const state = revokedAt !== null ? 'revoked' : expired ? 'expired' : 'valid';
  return {
    id,
    plan: plan.name,
    state,
    expires: isoTime(expiresAt && expiresAt / 1000),
    revoked: isoTime(revokedAt && revokedAt / 1000),
    note,
  };
}

/** The operator can correct every fault of the file or the arguments: it is reported without a stack. */
function attempt<T>({ file }: FileOption, act: (file: string) => T): T {
  const path = file ?? readSettings().gateway.keysFile;
  if (!path) throw new CommandFailure('No keys file is given: set GATEWAY_KEYS_FILE or use --file.');
  try {
    return act(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandFailure(`There is no file ${path}.`);
    const exitCode = error instanceof FileLockedError ? EXIT.tryAgain : EXIT.failed;
    throw new CommandFailure(message.includes(path) ? message : `${path}: ${message}`, exitCode);
  }
}
