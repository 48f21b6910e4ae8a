import { SettingsError } from '../config/settings.js';
import { DAMAGE_ADVICE, IndexOpenError } from '../index/open-database.js';
import { sqliteFault } from '../index/sqlite.js';
import { ListenError } from './listen.js';

/**
 * Prints on standard error why the service cannot run; with a stack only if the operator cannot correct the cause.
 * @returns the exit code: 78 for faulty settings, otherwise 1.
 */
export function reportFailure(error: unknown): number {
  process.stderr.write(`${describe(error)}\n`);
  return error instanceof SettingsError ? SettingsError.EXIT_CODE : 1;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (sqliteFault(error) !== null)
    return `The index cannot be used: ${error.message}. If it is damaged: ${DAMAGE_ADVICE}`;
  const isExpected = [SettingsError, ListenError, IndexOpenError].some((kind) => error instanceof kind);
  // The message of an error of the file system names the file.
  const isOfFile = (error as NodeJS.ErrnoException).path !== undefined;
  return isExpected || isOfFile ? error.message : (error.stack ?? error.message);
}
