import cluster, { type Worker } from 'node:cluster';
import { isIPv6 } from 'node:net';
import type { LoggerService } from '@nestjs/common';

/** The service ends after this many failed starts, or unexpected exits, of workers within a minute. */
const MAX_FAILED_STARTS = 5;
const MAX_EXITS = 10;
const SPAN_MS = 60_000;
/** Delay before a worker that failed to start is started again; it doubles with each failure. In milliseconds. */
const FIRST_DELAY_MS = 250;
/** Characters of a worker's standard error that are logged when it fails to start. */
const OUTPUT_LENGTH = 2_000;

/** The message by which a worker reports whether it can serve requests. */
export interface ReadinessReport {
  type: 'readiness';
  canAnswer: boolean;
}

/** The serving processes. One that ends unexpectedly is replaced; after repeated failures the service ends. */
export class WorkerPool {
  private readonly listening = new Set<Worker>();
  /** Workers that accept requests, but whose search providers do not respond. */
  private readonly unable = new Set<Worker>();
  private exits: number[] = [];
  private failedStarts: number[] = [];
  private stopping = false;

  /**
   * @param onFailure called once, with an exit code, when workers repeatedly fail.
   * @param environment variables of the workers, in addition to those of this process.
   */
  constructor(
    private readonly size: number,
    private readonly logger: LoggerService,
    private readonly onFailure: (code: number) => void,
    private readonly environment: NodeJS.ProcessEnv = {},
  ) {}

  /** Resolves with the base URL when all workers accept requests. */
  start(): Promise<string> {
    // Standard error is also read here, for the reason of a failed start.
    cluster.setupPrimary({ stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
    cluster.on('message', (worker, report: ReadinessReport) => {
      if (report?.type !== 'readiness') return;
      if (report.canAnswer) this.unable.delete(worker);
      else this.unable.add(worker);
    });
    process.once('exit', () => this.kill('SIGKILL'));
    return new Promise((resolve) => {
      cluster.on('listening', (worker, { address, port }) => {
        this.listening.add(worker);
        if (this.ready < this.size) return;
        resolve(`http://${isIPv6(address) ? `[${address}]` : address}:${port}`);
      });
      for (let i = 0; i < this.size; i++) this.fork();
    });
  }

  /** Number of workers that accept requests. */
  get ready(): number {
    return this.listening.size;
  }

  /** The reason why no worker can serve requests; null when one can. */
  unreadiness(): string | null {
    if (this.listening.size === 0) return 'No process takes requests.';
    return this.unable.size < this.listening.size ? null : 'No search provider can answer.';
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    this.kill('SIGTERM');
    await Promise.all(gone);
  }

  private kill(signal: NodeJS.Signals): void {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  }

  private fork(): void {
    if (this.stopping) return;
    const worker = cluster.fork(this.environment);
    let output = '';
    worker.process.stderr!.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      output = (output + chunk.toString()).slice(-OUTPUT_LENGTH);
    });
    // All of its output has been read then.
    worker.process.once('close', (code, signal) => this.replace(worker, code, signal, output));
  }

  private replace(worker: Worker, code: number | null, signal: string | null, output: string): void {
    const served = this.listening.delete(worker);
    this.unable.delete(worker);
    if (this.stopping) return;
    const now = performance.now();
    const recent = (times: number[]): number[] => [...times, now].filter((at) => now - at < SPAN_MS);
    if (served) this.exits = recent(this.exits);
    else this.failedStarts = recent(this.failedStarts);
    const reason = signal === null ? `code ${code}` : `signal ${signal}`;
    const when = served ? '' : ` while it started: ${output.trim() || 'no output'}`;
    this.logger.error(
      `Serving process ${worker.process.pid} has ended with ${reason}${when}`,
      undefined,
      'Service',
    );
    if (this.exits.length > MAX_EXITS || this.failedStarts.length >= MAX_FAILED_STARTS) {
      this.stopping = true;
      this.onFailure(code || 1);
      return;
    }
    const delay = served ? 0 : FIRST_DELAY_MS * 2 ** (this.failedStarts.length - 1);
    setTimeout(() => this.fork(), delay);
  }
}
