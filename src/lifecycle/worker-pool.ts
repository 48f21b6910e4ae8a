import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import { closeListener } from './drain.js';
import { listenOn } from './listen.js';
import { createSharedListener, reportClosed } from './shared-listener.js';

/** More unexpected exits than this within the span, and replacing them would only hide a defect. */
const MOST_EXITS = 10;
const EXITS_SPAN_MS = 60_000;

/** Message of a worker: whether any of its search providers responds. */
export interface ReadinessReport {
  type: 'readiness';
  canAnswer: boolean;
}

/** The serving processes. One that dies is replaced; when one cannot even start, the service fails. */
export class WorkerPool {
  /** Workers that serve connections. */
  private readonly serving = new Set<Worker>();
  private readonly listener = createSharedListener(this.serving);
  /** Workers whose search providers do not respond. */
  private readonly unable = new Set<Worker>();
  private readonly exits: number[] = [];
  private stopping = false;

  /** @param onFailure called once, with an exit code, when processes keep dying or cannot start. */
  constructor(
    private readonly size: number,
    private readonly logger: LoggerService,
    private readonly onFailure: (code: number) => void,
  ) {}

  /**
   * Starts the workers, then the listener.
   *
   * @returns the base URL.
   * @throws ListenError
   */
  async start(host: string, port: number): Promise<string> {
    cluster.on('exit', (worker, code) => this.replace(worker, code));
    process.once('exit', () => this.kill('SIGKILL'));
    await new Promise<void>((resolve) => {
      cluster.on('message', (worker, report: ReadinessReport) => {
        if (report?.type !== 'readiness') return;
        this.serving.add(worker);
        if (report.canAnswer) this.unable.delete(worker);
        else this.unable.add(worker);
        if (this.ready === this.size) resolve();
      });
      for (let i = 0; i < this.size; i++) cluster.fork();
    });
    return listenOn(this.listener, host, port);
  }

  /** Processes that take requests now. */
  get ready(): number {
    return this.serving.size;
  }

  /** Why no process should get requests now; null when one should. */
  unreadiness(): string | null {
    if (this.serving.size === 0) return 'No process takes requests.';
    return this.unable.size < this.serving.size ? null : 'No search provider can answer.';
  }

  /** @param delayMs in which connections are still accepted. */
  async stop(delayMs: number): Promise<void> {
    this.stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    this.kill('SIGTERM');
    if (delayMs > 0) await pause(delayMs);
    if (this.listener.listening) await closeListener(this.listener);
    workers.forEach(reportClosed);
    await Promise.all(gone);
  }

  private kill(signal: NodeJS.Signals): void {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  }

  private replace(worker: Worker, code: number): void {
    const served = this.serving.delete(worker);
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
    cluster.fork();
  }
}
