import type { Command } from 'commander';
import type { KeyRecord } from '../gateway/plan.js';
import { CommandFailure } from './exit.js';
import { print, printRecords, remark } from './output.js';
import { readSettings } from './read-settings.js';

interface FileOption {
  file?: string;
}

const FILE = ['--file <path>', 'the file of keys, in place of GATEWAY_KEYS_FILE'] as const;

export function addKeys(program: Command): void {
  const keys = program.command('keys').description('Keys for callers, when GATEWAY_AUTH is "keys".');
  keys
    .command('create')
    .description('Make a key and file its hash. The key is shown once, on standard output.')
    .requiredOption('--plan <name>', 'a plan of the file; a new file has "basic" and "unlimited"')
    .option('--note <text>', 'whose key it is')
    .option('--expires <time>', 'ISO 8601 time after which it is refused')
    .option(...FILE)
    .action(create);
  keys
    .command('list')
    .description('Show what is known of every key.')
    .option(...FILE)
    .action(list);
  keys
    .command('revoke <id>')
    .description('End a key; running services follow within a second.')
    .option(...FILE)
    .action(revoke);
}

async function create(
  options: FileOption & { plan: string; note?: string; expires?: string },
): Promise<void> {
  const { createKey } = await import('../gateway/keys-file.js');
  const expires = options.expires === undefined ? undefined : new Date(options.expires);
  if (expires && !(expires.getTime() > Date.now())) {
    throw new CommandFailure(`--expires must be a time ahead, such as 2030-01-31, not "${options.expires}".`);
  }
  const { id, key } = attempt(options, (file) => createKey(file, { ...options, expires }));
  remark(`Key ${id} of plan ${options.plan}. It is shown here only and cannot be read again:`);
  print(key);
}

async function list(options: FileOption): Promise<void> {
  const { listKeys } = await import('../gateway/keys-file.js');
  await printRecords(attempt(options, listKeys).map(describeKey));
}

async function revoke(id: string, options: FileOption): Promise<void> {
  const { revokeKey } = await import('../gateway/keys-file.js');
  const revoked = attempt(options, (file) => revokeKey(file, id));
  remark(`Key ${revoked.id} is revoked.`);
}

function describeKey({ id, plan, revokedAt, expiresAt, note }: KeyRecord): Record<string, string | null> {
  const expired = expiresAt !== null && expiresAt <= Date.now();
  const state = revokedAt !== null ? 'revoked' : expired ? 'expired' : 'valid';
  return { id, plan: plan.name, state, expires: timeOf(expiresAt), revoked: timeOf(revokedAt), note };
}

const timeOf = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString().replace('.000Z', 'Z');

/** Every fault of the file or the arguments is one that the operator can mend. */
function attempt<T>({ file }: FileOption, act: (file: string) => T): T {
  const path = file ?? readSettings().gateway.keysFile;
  if (!path) throw new CommandFailure('Name the file of keys: set GATEWAY_KEYS_FILE or give --file.');
  try {
    return act(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandFailure(`There is no file ${path}.`);
    throw new CommandFailure(message.includes(path) ? message : `${path}: ${message}`);
  }
}
