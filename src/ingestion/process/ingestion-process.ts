import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setPriority } from 'node:os';
import { backOffDelay } from '../../config/durations.js';
import type { DiscoveredArticles, HubMessage, IngestionEvents, PushEvent } from '../ingestion-events.js';
import type { IngestionSettings, LastValidFiles } from '../ingestion.js';
import type { PollingLimits } from '../schedule/plan-next-poll.js';

export type IngestionProcessMessage =
  | EventMessage
  /** Sent every second; before blocking work, with the milliseconds that it may take. */
  | { type: 'alive'; busyMs?: number }
  /** A document of this feed is about to be parsed: the only step that can block the process. */
  | { type: 'parsing'; feed: string }
  /** A hub's message has been handled; with an event when it was a push for a feed in the list. */
  | { type: 'hub-message-handled'; event: PushEvent | null }
  /** To hand to the next process: a file may be invalid when it starts. */
  | { type: 'last-valid'; files: LastValidFiles }
  | { type: 'failed'; message: string };

type EventMessage = {
  [Name in keyof IngestionEvents]: { type: Name } & IngestionEvents[Name][0];
}[keyof IngestionEvents];

export type ProcessOrder =
  | StartOrder
  | { type: 'stop' }
  | { type: 'reachable' }
  | { type: 'hub-message'; message: HubMessage }
  | { type: 'learn'; finding: DiscoveredArticles };

export interface StartOrder {
  type: 'start';
  settings: IngestionSettings;
  limits: Partial<PollingLimits>;
  /** URLs of feeds whose documents took too much time or memory, so that an earlier process ended. */
  overBudget: string[];
  reachable: boolean;
  /** The last valid versions of files that an earlier process has read; undefined for the first process. */
  lastValid?: LastValidFiles;
}

interface ProcessOptions {
  program: string;
  /** Milliseconds without a message after which the watchdog kills the process. */
  watchdogMs: number;
  /** Milliseconds in which the process must commit and end when it is stopped. */
  graceMs: number;
  /** Maximum heap in mebibytes; a document that needs more ends this process instead of a serving one. */
  heapMb: number;
  limits?: Partial<PollingLimits>;
}

/** Size in mebibytes of each of the three parts of V8's young generation, smaller than the default to save memory. */
const SEMI_SPACE_MB = 4;
/** Nice value of the ingestion process: on a single core, a search gets three times as much CPU time. */
const NICENESS = 5;

/** Milliseconds that are added to `watchdogMs` for the first message: on a busy machine modules load slowly. */
const MAX_START_MS = 60_000;
const FIRST_RESTART_DELAY_MS = 1_000;
const MAX_RESTART_DELAY_MS = 60_000;

/**
 * Runs the ingestion process and restarts it when it ends. It is a process and no thread, because a crash in native
 * code, or the termination of a thread inside SQLite, would end the serving process.
 */
export class IngestionProcess {
  readonly events = new EventEmitter<IngestionEvents>();
  private readonly backlog = new HubBacklog();
  /** Why the index cannot be written, such as a full disk; null if it can. */
  indexFault: string | null = null;
  private child: ChildProcess | null = null;
  private stopped = false;
  private reachable = false;
  private parsing: string | null = null;
  private failure: string | null = null;
  private overBudget: string[] = [];
  private lastValid: LastValidFiles | undefined;
  private endedInARow = 0;
  private restart: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: IngestionSettings,
    private readonly options: ProcessOptions,
  ) {}

  get running(): boolean {
    return this.child !== null;
  }

  /** Passes a hub's message to the process. @returns false if too many messages wait or no process runs. */
  deliver(message: HubMessage): boolean {
    if (this.child === null || this.stopped || !this.backlog.enter(message)) return false;
    this.send({ type: 'hub-message', message });
    return true;
  }

  learn(finding: DiscoveredArticles): void {
    this.send({ type: 'learn', finding });
  }

  /** Starts to subscribe to hubs. Call it once hubs can reach this service, because they call back. */
  subscribe(): void {
    this.reachable = true;
    this.send({ type: 'reachable' });
  }

  start(): void {
    if (this.child !== null || this.stopped) return;
    const { program, watchdogMs, heapMb, limits = {} } = this.options;
    // The arguments of this process are not inherited: the port of a debugger, for example, is taken.
    const execArgv = [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`];
    const child = fork(program, { execArgv, serialization: 'advanced' });
    // Undefined where the process could not be started.
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    this.child = child;
    this.parsing = null;
    this.failure = null;
    let watchdog: NodeJS.Timeout | undefined;
    let messages = 0;
    const awaitMessage = (busyMs = 0): void => {
      clearTimeout(watchdog);
      const received = ++messages;
      watchdog = setTimeout(() => {
        // Messages that arrived while this process was blocked are handled first.
        setImmediate(() => {
          if (messages > received) return;
          this.failure = `it sent no message for ${watchdogMs + busyMs} ms`;
          child.kill('SIGKILL');
        });
      }, watchdogMs + busyMs);
    };
    awaitMessage(MAX_START_MS);
    child.on('message', (message: IngestionProcessMessage) => {
      awaitMessage(message.type === 'alive' ? message.busyMs : 0);
      this.receive(message);
    });
    const ended = (cause: string): void => {
      clearTimeout(watchdog);
      if (this.child !== child) return;
      this.child = null;
      this.backlog.clear();
      if (!this.stopped) this.startAgain(this.failure ?? cause);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => {
      const cause = describeEnd(code, signal);
      // Its last messages, which may name the feed, are read first.
      if (child.connected) child.once('disconnect', () => ended(cause));
      else ended(cause);
    });
    const { settings, overBudget, reachable, lastValid } = this;
    this.send({ type: 'start', settings, limits, overBudget, reachable, lastValid });
  }

  /** Stops the process for good. Resolves when it has committed and ended, or was killed after `graceMs`. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (child === null) return;
    const ended = once(child, 'exit').catch(() => undefined);
    this.send({ type: 'stop' });
    const grace = setTimeout(() => child.kill('SIGKILL'), this.options.graceMs);
    await ended;
    clearTimeout(grace);
  }

  private send(order: ProcessOrder): void {
    // A message to a process that is ending is lost; its exit event follows.
    if (this.child?.connected) this.child.send(order, () => undefined);
  }

  private receive(message: IngestionProcessMessage): void {
    switch (message.type) {
      case 'parsing':
        this.parsing = message.feed;
        return;
      case 'alive':
        this.parsing = null;
        return;
      case 'hub-message-handled':
        this.backlog.leave();
        if (message.event) this.events.emit('pushed', message.event);
        return;
      case 'last-valid':
        this.lastValid = message.files;
        return;
      case 'failed':
        this.failure = message.message;
        return;
    }
    if (message.type === 'started') [this.overBudget, this.indexFault] = [[], null];
    if (message.type === 'polled') this.endedInARow = 0;
    if (message.type === 'index-fault') this.indexFault = message.reason;
    (this.events as EventEmitter).emit(message.type, message);
  }

  private startAgain(cause: string): void {
    const feed = this.parsing;
    if (feed !== null && !this.overBudget.includes(feed)) this.overBudget.push(feed);
    const afterMs = backOffDelay(++this.endedInARow, FIRST_RESTART_DELAY_MS, MAX_RESTART_DELAY_MS);
    this.events.emit('restarting', { cause, feed, afterMs });
    this.restart = setTimeout(() => this.start(), afterMs);
  }
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134) return 'it was aborted, probably out of memory';
  return signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`;
}

const MAX_MESSAGES = 256;
const MAX_PER_SUBSCRIPTION = 8;
const MAX_BYTES = 32 * 1024 * 1024;

/** Limits the messages of hubs that wait for the ingestion process. */
export class HubBacklog {
  private readonly waiting: { token: string; size: number }[] = [];
  private bytes = 0;

  /** Reserves room for a message. @returns false if there is none; an empty backlog accepts a document of any size. */
  enter(message: HubMessage): boolean {
    const size = message.type === 'pushed' ? message.body.byteLength : 0;
    const { token } = message;
    const isFull = this.waiting.length >= MAX_MESSAGES || this.bytes + size > MAX_BYTES;
    if (isFull && this.waiting.length > 0) return false;
    if (this.waiting.filter((one) => one.token === token).length >= MAX_PER_SUBSCRIPTION) return false;
    this.waiting.push({ token, size });
    this.bytes += size;
    return true;
  }

  leave(): void {
    this.bytes -= this.waiting.shift()?.size ?? 0;
  }

  clear(): void {
    this.waiting.length = 0;
    this.bytes = 0;
  }
}
