import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { runCli as commandOf } from '../../src/cli/run-cli.js';
import { NODE_COMPILE_CACHE } from './program.js';

/** Path of the built command line. */
export const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

export interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Starts the built command line (`npm run test:system` builds it first) with no settings but the given ones. */
export function startCli(words: string[], environment: Record<string, string> = {}): ChildProcess {
  const env = { NODE_COMPILE_CACHE, ...environment };
  return spawn(process.execPath, [PROGRAM, ...words], { env, cwd: tmpdir() });
}

/** Runs a command to its end in a process of its own, where that matters; `callCli` takes a hundredth of the time. */
export function runCli(words: string[], environment: Record<string, string> = {}): Promise<Run> {
  const child = startCli(words, environment);
  const run: Run = { code: null, out: '', err: '' };
  child.stdout!.on('data', (chunk: Buffer) => (run.out += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (run.err += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...run, code })));
}

let calls: Promise<unknown> = Promise.resolve();

/**
 * Calls a command in this process, one at a time, with no settings but the given ones.
 *
 * @param isTerminal whether its output is at a terminal, for a person.
 */
export function callCli(
  words: string[],
  environment: Record<string, string> = {},
  isTerminal = false,
): Promise<Run> {
  const call = calls.then(() => captured(words, environment, isTerminal));
  calls = call.catch(() => undefined);
  return call;
}

async function captured(
  words: string[],
  environment: Record<string, string>,
  isTerminal: boolean,
): Promise<Run> {
  const run: Run = { code: null, out: '', err: '' };
  const [{ env }, { isTTY }, folder] = [process, process.stdout, process.cwd()];
  // Some commands switch the log of their process off.
  const log = Logger['staticInstanceRef']!;
  const capture = (name: 'out' | 'err') => (chunk: unknown) => {
    run[name] += String(chunk);
    return true;
  };
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(capture('out')),
    jest.spyOn(process.stderr, 'write').mockImplementation(capture('err')),
  ];
  process.env = { ...environment };
  process.stdout.isTTY = isTerminal;
  process.chdir(tmpdir());
  try {
    return Object.assign(run, { code: await commandOf(words) });
  } finally {
    process.chdir(folder);
    process.stdout.isTTY = isTTY;
    process.env = env;
    Logger.overrideLogger(log);
    for (const spy of spies) spy.mockRestore();
  }
}
