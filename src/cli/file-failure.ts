import { FileLockedError } from '../gateway/file-lock.js';
import { CommandFailure, EXIT } from './output.js';

/** The operator can correct every fault of a file or of the arguments: it is reported without a stack. */
export function fileFailure(path: string, error: unknown): CommandFailure {
  if (error instanceof CommandFailure) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new CommandFailure(`There is no file ${path}.`);
  const exitCode = error instanceof FileLockedError ? EXIT.tryAgain : EXIT.failed;
  return new CommandFailure(message.includes(path) ? message : `${path}: ${message}`, exitCode);
}
