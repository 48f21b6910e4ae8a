import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from './program.js';
import { until } from './until.js';

const SERVER = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0,
);

/** Why there is no Redis here to be started; null when there is. */
export const REDIS_ABSENT = SERVER === undefined ? 'redis-server is not installed' : null;

/** A real Redis of a test's own, in memory only. */
export class RedisServer {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly more: readonly string[] = [],
  ) {}

  /** @param more options of the command line. */
  static async start(...more: string[]): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), more);
    await server.startAgain();
    return server;
  }

  /** Not started yet. */
  static async onFreePort(): Promise<RedisServer> {
    return new RedisServer(await freePort());
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** With nothing in it. */
  async startAgain(): Promise<void> {
    const options = [
      '--save',
      '',
      '--appendonly',
      'no',
      '--bind',
      '127.0.0.1',
      '--enable-protected-configs',
      'yes',
      ...this.more,
    ];
    this.child = spawn(SERVER!, ['--port', String(this.port), ...options], {
      cwd: tmpdir(),
      stdio: 'ignore',
    });
    await until(() => this.answers());
  }

  /** Connections stay, and nothing is answered. */
  async hang(): Promise<void> {
    this.child!.kill('SIGSTOP');
    const state = `/proc/${this.child!.pid}/stat`;
    await until(() => !existsSync(state) || / T /.test(readFileSync(state, 'utf8')));
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write('PING\r\n'));
      socket.once('data', () => {
        resolve(true);
        socket.destroy();
      });
      socket.once('error', () => resolve(false));
    });
  }
}
