import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NODE_COMPILE_CACHE } from './program.js';

const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

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

/** Runs a command to its end. */
export function runCli(words: string[], environment: Record<string, string> = {}): Promise<Run> {
  const child = startCli(words, environment);
  const run: Run = { code: null, out: '', err: '' };
  child.stdout!.on('data', (chunk: Buffer) => (run.out += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (run.err += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...run, code })));
}
