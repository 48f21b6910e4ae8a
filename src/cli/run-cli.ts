import { Command, CommanderError } from 'commander';
import { VERSION } from '../config/version.js';
import { defineCommands } from './define-commands.js';
import { CommandFailure, EXIT } from './exit.js';

/**
 * Runs one command line.
 *
 * @param words the arguments behind the program's name
 * @returns the exit code: 0 done, 1 failed, 2 not understood, 78 faulty settings
 */
export async function runCli(words: string[]): Promise<number> {
  endQuietlyWithoutReader();
  const program = new Command('news-search')
    .description('A news search API with its own index, filled from feeds.')
    .version(VERSION)
    .showHelpAfterError()
    .exitOverride()
    .addHelpText('after', '\nSettings are read from the environment and from .env; see .env.example.');
  defineCommands(program);
  try {
    await program.parseAsync(words, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    return codeOf(error);
  }
}

async function codeOf(error: unknown): Promise<number> {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? EXIT.done : EXIT.misunderstood;
  }
  if (error instanceof CommandFailure) {
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
  const { reportFailure } = await import('../lifecycle/report-failure.js');
  return reportFailure(error);
}

/** `… | head` closes the pipe when it has enough: the work is done then, and nothing has failed. */
function endQuietlyWithoutReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    throw error;
  });
}
