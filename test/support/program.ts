import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from './fresh-folder.js';
import { writeSourceList } from './source-list.js';

/** Where the programs of a test run share their compiled code: a start takes a fifth less. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'compile-cache');

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Milliseconds since the last signal sent, or since the start. */
  ms: number;
}

/** Listeners on ports that the system chooses: `Program` says which. */
export const ANY_PORTS = { HOST: '127.0.0.1', PORT: '0', MANAGEMENT_PORT: '0' };

export interface ProgramOptions {
  /** Working directory; default a new folder. */
  folder?: string;
  /** User to run as; default the one of the test. */
  uid?: number;
  /** Default `dist/main.js`, which `npm run test:system` builds first. */
  main?: string;
  /** Command that runs the program, whose command line follows. */
  wrapper?: readonly string[];
}

/** The service in a process of its own, as an operator runs it. */
export class Program {
  readonly folder = freshFolder();
  output = '';
  errors = '';
  readonly exit: Promise<Exit>;
  private readonly child: ChildProcess;
  private since = performance.now();

  constructor(
    environment: Record<string, string>,
    { folder, uid, main = MAIN, wrapper = [] }: ProgramOptions = {},
  ) {
    const cwd = folder ?? this.folder;
    const { PATH } = process.env;
    // Never the catalogue, whose feeds are on the Internet.
    const SOURCES = writeSourceList(join(this.folder, 'sources.opml'), []);
    const own = { DATA_DIR: join(this.folder, 'data'), INGEST: 'off', SOURCES, NODE_COMPILE_CACHE };
    const env = { PATH, ...own, ...environment };
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
    // A process group of its own, as a shell or a service manager gives one.
    const [command, ...words] = [...wrapper, process.execPath, main];
    this.child = spawn(command!, words, { cwd, env, stdio, uid, detached: true });
    this.child.stdout!.on('data', (chunk) => (this.output += chunk));
    this.child.stderr!.on('data', (chunk) => (this.errors += chunk));
    this.exit = new Promise((resolve) => {
      this.child.on('close', (code, signal) => resolve({ code, signal, ms: performance.now() - this.since }));
    });
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** Base URL of the public listener, once the program takes requests. */
  get url(): string {
    return this.addresses()[1]!;
  }

  get managementUrl(): string {
    return this.addresses()[2]!;
  }

  /** Resolves when the program takes requests; rejects with what it said when it ends instead. */
  async listening(): Promise<this> {
    let ended = false;
    void this.exit.then(() => (ended = true));
    while (!/listen(ing)? on http/i.test(this.output)) {
      if (ended) throw new Error(`The program has ended: ${this.errors}${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return this;
  }

  signal(signal: NodeJS.Signals): Promise<Exit> {
    this.since = performance.now();
    this.child.kill(signal);
    return this.exit;
  }

  /** Not on Windows: the signal meets the program and all processes that it has started. */
  signalGroup(signal: NodeJS.Signals): Promise<Exit> {
    this.since = performance.now();
    process.kill(-this.pid, signal);
    return this.exit;
  }

  private addresses(): RegExpExecArray {
    return / on (http:[^; "]+); management on (http:[^; "]+:\d+)/.exec(this.output)!;
  }
}

const WORKER = Number(process.env['JEST_WORKER_ID'] ?? 1) % 8;
/** Below the ports that the system chooses, and of this worker alone: nothing takes one before its program does. */
let nextPort = 10_000 + 2_000 * WORKER + Math.floor(Math.random() * 1_500);

/** A free port, for what must be known before the program is started. */
export async function freePort(): Promise<number> {
  const port = nextPort++;
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
