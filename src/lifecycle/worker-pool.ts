import cluster, { type Worker } from 'node:cluster';
import { isIPv6 } from 'node:net';
import type { LoggerService } from '@nestjs/common';

/** More unexpected exits than this within the span, and replacing them would only hide a defect. */
const MOST_EXITS = 10;
const EXITS_SPAN_MS = 60_000;

/** What a serving process tells of itself. */
export interface ReadinessReport {
  type: 'readiness';
  canAnswer: boolean;
}

/** The serving processes. One that dies is replaced; when one cannot even start, the service fails. */
export class WorkerPool {
  private readonly listening = new Set<Worker>();
  /** Those that take requests, but whose search providers cannot answer. */
  private readonly unable = new Set<Worker>();
  private readonly exits: number[] = [];
  private stopping = false;

  /**
   * @param onFailure called once, with an exit code, when processes keep dying or cannot start.
   * @param environment of the processes, beside that of this one.
   */
  constructor(
    private readonly size: number,
    private readonly logger: LoggerService,
    private readonly onFailure: (code: number) => void,
    private readonly environment: NodeJS.ProcessEnv = {},
  ) {}

  /** Resolves with the base URL when all processes take requests. */
  start(): Promise<string> {
    cluster.on('exit', (worker, code) => this.replace(worker, code));
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
      for (let i = 0; i < this.size; i++) cluster.fork(this.environment);
    });
  }

  /** Processes that take requests now. */
  get ready(): number {
    return this.listening.size;
  }

  /** Why no process should get requests now; null when one should. */
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

  private replace(worker: Worker, code: number): void {
    const served = this.listening.delete(worker);
    this.unable.delete(worker);
    if (this.stopping) return;
    const now = performance.now();
    this.exits.push(now);
    const recent = this.exits.filter((at) => now - at < EXITS_SPAN_MS).length;
    this.logger.error(
      `Serving process ${worker.process.pid} has died with code ${code}.`,
      undefined,
      'Service',
    );
    if (!served || recent > MOST_EXITS) {
      this.stopping = true;
      this.onFailure(code || 1);
      return;
    }
    cluster.fork(this.environment);
  }
}
