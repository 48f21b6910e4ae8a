import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import { SettingsError } from '../config/settings.js';
import { standardError } from '../logging/log-output.js';
import { closeListener } from './drain.js';
import { Heartbeat } from './heartbeat.js';
import { listenWithServer } from './listen.js';
import { reportListenerClosed, SharedListener } from './shared-listener.js';

/** Failed starts of workers within a minute after which the service ends. */
const MAX_FAILED_STARTS = 5;
const MAX_EXITS = 10;
const SPAN_MS = 60_000;
/** Milliseconds until a worker that failed to start is replaced; doubled with each further failure within a minute. */
const FIRST_DELAY_MS = 250;
/** Maximum number of characters of a worker's standard error that are logged if it fails to start. */
const OUTPUT_LENGTH = 2_000;

/** Message of a worker to the primary: whether a search provider responds in this worker. */
export interface ReadinessReport {
  type: 'readiness';
  canServe: boolean;
}

/** Starts workers and replaces those that end unexpectedly or hang; after repeated failures the service ends. */
export class WorkerPool {
  private readonly serving = new Set<Worker>();
  private readonly listener = new SharedListener(this.serving);
  private readonly heartbeat = new Heartbeat(this.serving, (worker) => this.kill(worker));
  private readonly unable = new Set<Worker>();
  /** Workers that have started successfully, including ended ones. */
  private readonly served = new WeakSet<Worker>();
  private exits: number[] = [];
  private failedStarts: number[] = [];
  private stopping = false;

  /**
   * @param onFailure called once, with an exit code, if workers fail repeatedly.
   * @param environment variables of the workers in addition to those of this process.
   */
  constructor(
    private readonly size: number,
    private readonly logger: LoggerService,
    private readonly onFailure: (code: number) => void,
    private readonly environment: NodeJS.ProcessEnv = {},
  ) {}

  /** Starts the workers, then the listener. @returns the base URL. @throws ListenError */
  async start(host: string, port: number): Promise<string> {
    // Standard error is also read here, for the reason of a failed start.
    cluster.setupPrimary({ stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
    // Every remote procedure of the primary has a listener.
    cluster.setMaxListeners(0);
    process.once('exit', () => this.workers.forEach((worker) => worker.process.kill('SIGKILL')));
    await new Promise<void>((resolve) => {
      cluster.on('message', (worker, report: ReadinessReport) => {
        if (report?.type !== 'readiness' || worker.isDead()) return;
        this.serving.add(worker);
        this.served.add(worker);
        if (report.canServe) this.unable.delete(worker);
        else this.unable.add(worker);
        if (this.ready === this.size) resolve();
      });
      for (let i = 0; i < this.size; i++) this.fork();
    });
    this.heartbeat.start();
    return listenWithServer(this.listener.server, host, port);
  }

  get ready(): number {
    return this.serving.size;
  }

  /** Why no worker can serve requests; null if one can. */
  unreadiness(): string | null {
    if (this.serving.size === 0) return 'No process accepts requests.';
    if (!this.listener.server.listening) return 'The public port accepts no connections yet.';
    return this.unable.size < this.serving.size ? null : 'No search provider responds.';
  }

  /** Stops the listener and the workers. @param delayMs milliseconds for which connections are still accepted. */
  async stop(delayMs: number): Promise<void> {
    this.stopping = true;
    this.heartbeat.stop();
    const { workers } = this;
    const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    // One that is still starting serves no client: its start is not awaited.
    for (const worker of workers) worker.process.kill(this.serving.has(worker) ? 'SIGTERM' : 'SIGKILL');
    if (delayMs > 0) await pause(delayMs);
    const { server } = this.listener;
    if (server.listening) await closeListener(server);
    workers.forEach(reportListenerClosed);
    await Promise.all(gone);
  }

  private get workers(): Worker[] {
    const known = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    return known.filter((worker) => !worker.isDead());
  }

  private fork(): void {
    if (this.stopping) return;
    const worker = cluster.fork(this.environment);
    let output = '';
    worker.process.stderr!.on('data', (chunk: Buffer) => {
      standardError.write(chunk.toString());
      output = (output + chunk.toString()).slice(-OUTPUT_LENGTH);
    });
    worker.once('exit', () => this.retire(worker));
    // All of its output has been read then.
    worker.process.once('close', (code, signal) => {
      const reason = signal === null ? `code ${code}` : `signal ${signal}`;
      this.replace(worker.process.pid!, reason, code, this.served.has(worker) ? null : output);
    });
  }

  /** Excludes a worker from new connections; its unconfirmed ones are passed to other workers. */
  private retire(worker: Worker): void {
    this.serving.delete(worker);
    this.unable.delete(worker);
    this.listener.passOn(worker);
  }

  private kill(worker: Worker): void {
    const { pid } = worker.process;
    this.logger.error(
      `Serving process ${pid} does not respond: it is ended and replaced.`,
      undefined,
      'Service',
    );
    this.retire(worker);
    worker.process.kill('SIGKILL');
  }

  /** Replaces an ended worker. @param startOutput standard error of one that failed to start; otherwise null. */
  private replace(pid: number, reason: string, code: number | null, startOutput: string | null): void {
    if (this.stopping) return;
    const now = performance.now();
    const recent = (times: number[]): number[] => [...times, now].filter((at) => now - at < SPAN_MS);
    if (startOutput === null) this.exits = recent(this.exits);
    else this.failedStarts = recent(this.failedStarts);
    const when = startOutput === null ? '' : ` while it started: ${startOutput.trim() || 'no output'}`;
    this.logger.error(`Serving process ${pid} has ended with ${reason}${when}`, undefined, 'Service');
    // Another start would find the same settings.
    const isFinal = code === SettingsError.EXIT_CODE;
    if (isFinal || this.exits.length > MAX_EXITS || this.failedStarts.length >= MAX_FAILED_STARTS) {
      this.stopping = true;
      this.onFailure(code || 1);
      return;
    }
    const delay = startOutput === null ? 0 : FIRST_DELAY_MS * 2 ** (this.failedStarts.length - 1);
    setTimeout(() => this.fork(), delay);
  }
}
