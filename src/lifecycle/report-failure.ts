import { SettingsError } from '../config/settings.js';
import { IndexOpenError } from '../index/open-database.js';
import { ListenError } from './listen.js';

/**
 * Writes to standard error why the service cannot run; without a stack where the operator can mend it.
 *
 * @returns the exit code: 78 for settings, 1 for anything else.
 */
export function reportFailure(error: unknown): number {
  const expected = [SettingsError, ListenError, IndexOpenError].some((kind) => error instanceof kind);
  const text =
    error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  return error instanceof SettingsError ? SettingsError.EXIT_CODE : 1;
}
