import { FileLockedError } from '../gateway/file-lock.js';
import { CommandFailure, EXIT_CODES } from './output.js';

/** Converts an error with a file to a failure that is printed without a stack: the user can correct the cause. */
export function fileFailure(path: string, error: unknown): CommandFailure {
  if (error instanceof CommandFailure) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new CommandFailure(`There is no file ${path}.`);
  const exitCode = error instanceof FileLockedError ? EXIT_CODES.tryAgain : EXIT_CODES.failed;
  return new CommandFailure(message.includes(path) ? message : `${path}: ${message}`, exitCode);
}
