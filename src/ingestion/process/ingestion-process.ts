import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { IngestionSettings } from '../open-ingestion.js';
import type { PollEvent } from '../poll-event.js';
import type { PollingLimits } from '../schedule/polling-limits.js';
import type { SourceFault } from '../sources/source.js';
import type { HubMessage } from '../websub/hub-message.js';
import type { PushEvent } from '../websub/push-event.js';
import { HubBacklog } from './hub-backlog.js';
import type { ProcessMessage, ProcessOrder } from './process-messages.js';
import { Watchdog } from './watchdog.js';

export interface IngestionEvents {
  started: [{ sources: number; faults: SourceFault[] }];
  polled: [PollEvent];
  pushed: [PushEvent];
  swept: [{ removed: number }];
  /** The process ended by itself or was ended, and will be started again. `feed`: whose document it was reading. */
  restarting: [{ cause: string; feed: string | null; afterMs: number }];
  problem: [{ message: string }];
}

export interface ProcessOptions {
  /** Path of the program that is run. */
  program: string;
  /** Milliseconds without a sign of life after which the process is killed. */
  patienceMs: number;
  /** Milliseconds the process gets to commit and end when told to stop. */
  graceMs: number;
  /** Mebibytes of heap: a document that needs more ends this process and not the one that serves. */
  heapMb: number;
  limits?: Partial<PollingLimits>;
}

const LONGEST_PAUSE_MS = 60_000;

/**
 * Keeps one ingestion process running, whatever the documents it reads do to it. A process and not a thread: a
 * native fault, or the end of a thread inside SQLite, would take those who search with it.
 */
export class IngestionProcess {
  readonly events = new EventEmitter<IngestionEvents>();
  private readonly backlog = new HubBacklog();
  private child: ChildProcess | null = null;
  private stopped = false;
  private reachable = false;
  private parsing: string | null = null;
  /** Why the process is about to end, where it could still tell. */
  private failure: string | null = null;
  private overBudget: string[] = [];
  private endedInARow = 0;
  private restart: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: IngestionSettings,
    private readonly options: ProcessOptions,
  ) {}

  get running(): boolean {
    return this.child !== null;
  }

  /** @returns whether what a hub told was taken: not while much of it waits, nor while no process runs. */
  deliver(message: HubMessage): boolean {
    if (this.child === null || this.stopped || !this.backlog.enter(message)) return false;
    this.order({ type: 'hear', message });
    return true;
  }

  /** Call once hubs can reach us: before that there is no use in asking them for anything. */
  subscribe(): void {
    this.reachable = true;
    this.order({ type: 'reachable' });
  }

  /** Does nothing where one runs: two would poll and write the same. */
  start(): void {
    if (this.child !== null || this.stopped) return;
    const { program, patienceMs, heapMb, limits = {} } = this.options;
    // Nothing of the arguments of this process: a debugger's port, for example, is taken.
    const execArgv = [`--max-old-space-size=${heapMb}`];
    const child = fork(program, { execArgv, serialization: 'advanced' });
    const watchdog = new Watchdog(patienceMs);
    const ticking = setInterval(() => {
      if (!watchdog.tick(performance.now())) return;
      this.failure = `it was silent for ${patienceMs} ms`;
      child.kill('SIGKILL');
    }, 1_000);
    this.child = child;
    this.parsing = null;
    this.failure = null;
    child.on('message', (message) => {
      watchdog.heard();
      this.hear(message as ProcessMessage);
    });
    const ended = (cause: string): void => {
      if (this.child !== child) return;
      clearInterval(ticking);
      this.child = null;
      this.backlog.clear();
      if (!this.stopped) this.startAgain(this.failure ?? cause);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(describeEnd(code, signal)));
    const { settings, overBudget, reachable } = this;
    this.order({ type: 'start', settings, limits, overBudget, reachable });
  }

  /** Resolves when the process has committed and ended, or was killed after its grace. It is not started again. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.order({ type: 'stop' });
    const grace = new AbortController();
    const late = pause(this.options.graceMs, 'late', { signal: grace.signal }).catch(() => null);
    if ((await Promise.race([ended, late])) === 'late') {
      child.kill('SIGKILL');
      await ended;
    }
    grace.abort();
  }

  private order(order: ProcessOrder): void {
    // One that is ending hears nothing more; that it ends is told by its end.
    if (this.child?.connected) this.child.send(order, () => undefined);
  }

  private hear(message: ProcessMessage): void {
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
      case 'failed':
        this.failure = message.message;
        return;
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

function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134) return 'it was aborted, as for want of memory';
  return signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`;
}
