import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { IngestionSettings } from '../open-ingestion.js';
import type { PollEvent } from '../poll-event.js';
import type { PollingLimits } from '../schedule/polling-limits.js';
import type { SourceFault } from '../sources/source.js';
import type { HubMessage } from '../websub/hub-message.js';
import type { PushEvent } from '../websub/push-event.js';
import { HubBacklog } from './hub-backlog.js';
import type { ThreadMessage, ThreadOrder, ThreadOrders } from './thread-messages.js';
import { ThreadWatch } from './thread-watch.js';

export interface ThreadEvents {
  started: [{ sources: number; faults: SourceFault[] }];
  polled: [PollEvent];
  pushed: [PushEvent];
  swept: [{ removed: number }];
  /** The thread ended by itself or was ended, and will be started again. `feed`: whose document it was reading. */
  restarting: [{ cause: string; feed: string | null; afterMs: number }];
  problem: [{ message: string }];
}

export interface ThreadOptions {
  program: URL;
  /** Milliseconds without a word after which the thread is given up. */
  patienceMs: number;
  /** Milliseconds the thread gets to commit and end when told to stop. */
  graceMs: number;
  /** Mebibytes of heap: a document that needs more ends the thread and not the process. */
  heapMb: number;
  limits?: Partial<PollingLimits>;
}

const LONGEST_PAUSE_MS = 60_000;

/** Keeps one ingestion thread running, whatever the documents it reads do to it. */
export class IngestionThread {
  readonly events = new EventEmitter<ThreadEvents>();
  private readonly backlog = new HubBacklog();
  private worker: Worker | null = null;
  private stopped = false;
  private reachable = false;
  private parsing: string | null = null;
  private overBudget: string[] = [];
  private endedInARow = 0;
  private restart: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: IngestionSettings,
    private readonly options: ThreadOptions,
  ) {}

  get running(): boolean {
    return this.worker !== null;
  }

  /** @returns whether what a hub told was taken: not while much of it waits, nor while no thread runs. */
  deliver(message: HubMessage): boolean {
    if (this.worker === null || this.stopped || !this.backlog.enter(message)) return false;
    this.worker.postMessage({ type: 'hear', message } satisfies ThreadOrder);
    return true;
  }

  /** Call once hubs can reach us: before that there is no use in asking them for anything. */
  subscribe(): void {
    this.reachable = true;
    this.worker?.postMessage({ type: 'reachable' } satisfies ThreadOrder);
  }

  /** Does nothing where one runs: two would poll and write the same. */
  start(): void {
    if (this.worker !== null) return;
    const { program, patienceMs, heapMb, limits = {} } = this.options;
    const { settings, overBudget, reachable } = this;
    const orders: ThreadOrders = { settings, limits, overBudget, reachable };
    const worker = new Worker(program, {
      workerData: orders,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const watch = new ThreadWatch(patienceMs);
    let cause = 'it ended';
    const ticking = setInterval(() => {
      if (!watch.tick(performance.now())) return;
      cause = `it was silent for ${patienceMs} ms`;
      void worker.terminate();
    }, 1_000);
    this.worker = worker;
    this.parsing = null;
    worker.on('message', (message: ThreadMessage) => {
      watch.heard();
      this.hear(message);
    });
    worker.on('error', (error) => (cause = error.message));
    worker.once('exit', () => {
      clearInterval(ticking);
      this.worker = null;
      this.backlog.clear();
      if (!this.stopped) this.startAgain(cause);
    });
  }

  /** Resolves when the thread has committed and ended, or was ended after its grace. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.restart);
    const worker = this.worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ type: 'stop' } satisfies ThreadOrder);
    const grace = new AbortController();
    const late = pause(this.options.graceMs, 'late', { signal: grace.signal }).catch(() => null);
    if ((await Promise.race([ended, late])) === 'late') await worker.terminate();
    grace.abort();
  }

  private hear(message: ThreadMessage): void {
    switch (message.type) {
      case 'started':
        this.overBudget = [];
        return void this.events.emit('started', message);
      case 'parsing':
        this.parsing = message.feed;
        return;
      case 'alive':
        this.parsing = null;
        return;
      case 'polled':
        this.endedInARow = 0;
        return void this.events.emit('polled', message.event);
      case 'heard':
        this.backlog.leave();
        if (message.event) this.events.emit('pushed', message.event);
        return;
      case 'swept':
        return void this.events.emit('swept', message);
      case 'error':
        return void this.events.emit('problem', message);
    }
  }

  private startAgain(cause: string): void {
    const feed = this.parsing;
    if (feed !== null && !this.overBudget.includes(feed)) this.overBudget.push(feed);
    const afterMs = Math.min(1_000 * 2 ** this.endedInARow++, LONGEST_PAUSE_MS);
    this.events.emit('restarting', { cause, feed, afterMs });
    this.restart = setTimeout(() => this.start(), afterMs);
  }
}
