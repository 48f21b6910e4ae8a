import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

export interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Starts the built command line (`npm test` builds first) with nothing in its environment but what is given. */
export function startCli(words: string[], environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...words], { env: environment, cwd: tmpdir() });
}

/** Runs a command to its end. */
export function runCli(words: string[], environment: Record<string, string> = {}): Promise<Run> {
  const child = startCli(words, environment);
  const run: Run = { code: null, out: '', err: '' };
  child.stdout!.on('data', (chunk: Buffer) => (run.out += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (run.err += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...run, code })));
}
