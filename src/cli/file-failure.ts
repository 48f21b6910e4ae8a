import { FileLockedError } from '../gateway/file-lock.js';
import { CommandFailure, EXIT_CODES } from './output.js';

/** Runs an action on a file. @throws CommandFailure for a fault of the file, which the user can correct */
export function actOnFile<T>(path: string, act: (path: string) => T): T {
  try {
    return act(path);
  } catch (error) {
    throw fileFailure(path, error);
  }
}

function fileFailure(path: string, error: unknown): CommandFailure {
  if (error instanceof CommandFailure) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new CommandFailure(`There is no file ${path}.`);
  const exitCode = error instanceof FileLockedError ? EXIT_CODES.tryAgain : EXIT_CODES.failed;
  return new CommandFailure(message.includes(path) ? message : `${path}: ${message}`, exitCode);
}
