import { unixSecondsNow } from '../../articles/article.js';
import { IndexOpenError } from '../../index/open-database.js';
import { OpenIngestion } from '../ingestion.js';
import type { DiscoveredArticles, HubMessage } from '../ingestion-events.js';
import type { IngestionProcessMessage, ProcessOrder, StartOrder } from './ingestion-process.js';
import { planNextPoll, POLLING_LIMITS } from '../schedule/plan-next-poll.js';
import { type FeedStateStore, FeedState } from '../state/feed-state.js';
import { HOUR } from '../../config/durations.js';

const FIRST_SWEEP_AFTER_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;
const MERGE_EVERY_MS = 120_000;
/** Milliseconds between two runs that link stories about the same event in different languages. */
const LINK_EVERY_MS = 60_000;

/** Seconds without polls for a feed whose document took so much time or memory that the ingestion process ended. */
const OVER_BUDGET_COOL_DOWN = 6 * HOUR;

function recordOverBudget(states: FeedStateStore, feeds: readonly string[]): void {
  const now = unixSecondsNow();
  const fault = { reason: 'over-budget', message: 'reading its document took too much time or memory' };
  for (const feed of feeds) {
    const before = states.get(feed) ?? new FeedState(feed, now);
    const outcome = { kind: 'failed', fault, status: null, retryAfter: OVER_BUDGET_COOL_DOWN } as const;
    const planned = planNextPoll(before, outcome, { now, limits: POLLING_LIMITS, random: 0.5 });
    states.put({ ...planned, coolDownUntil: null });
  }
}

const ALIVE_EVERY_MS = 1_000;
/** Maximum milliseconds to migrate an index or enqueue it for replication: a second per 30,000 articles. */
const MAX_BUSY_MS = 600_000;

/** The functions of the process in which the program runs. */
interface Host {
  /** Sends a message to the parent, and calls back when it is sent or there is no parent any more. */
  send(message: IngestionProcessMessage, sent: () => void): void;
  exit(code: number): void;
}

/** The program of the ingestion process: follows the orders of its parent process, and reports to it. */
export class IngestionProgram {
  private open: OpenIngestion | undefined;
  private nextSweep: NodeJS.Timeout | undefined;
  private sweeping = Promise.resolve();
  private merging: NodeJS.Timeout | undefined;
  private linking: NodeJS.Timeout | undefined;
  private alive: NodeJS.Timeout | undefined;
  private stopping = false;
  private last = Promise.resolve();

  constructor(private readonly host: Host) {}

  /** Handles an order of the serving process after all earlier orders, of which the first is the start. */
  handle(order: ProcessOrder): void {
    this.last = this.last.then(() => this.follow(order)).catch((error: unknown) => this.fail(error));
  }

  private follow(order: ProcessOrder): void | Promise<void> {
    if (order.type === 'start') return this.start(order);
    if (order.type === 'learn') void this.learn(order.finding);
    else if (order.type === 'hub-message') void this.receive(order.message);
    else if (order.type === 'reachable') this.open?.subscriptions?.start();
    else this.stop();
  }

  /** Commits running writes and ends the process with code 0. */
  stop(): void {
    if (this.stopping) return;
    this.stopping = true;
    clearInterval(this.alive);
    clearTimeout(this.nextSweep);
    clearInterval(this.merging);
    clearInterval(this.linking);
    Promise.all([this.sweeping, this.open?.close()]).then(
      // Clears the parent's note of the feed being parsed: no document is the cause of this end.
      () => {
        if (this.open) this.sendMatches(this.open);
        this.send({ type: 'alive' }, () => this.host.exit(0));
      },
      (error: unknown) => this.fail(error),
    );
  }

  private async start({ settings, limits, overBudget, reachable, lastValid }: StartOrder): Promise<void> {
    await this.announceWork();
    const open = (this.open = new OpenIngestion(settings, {
      limits,
      lastValid,
      onParsing: (feed) => this.send({ type: 'parsing', feed }),
      onPolled: (event) => this.send({ type: 'polled', ...event }),
      onError: this.sendError,
      onIndexFault: (reason) => this.send({ type: 'index-fault', reason }),
      onReplicationFault: (reason) => this.send({ type: 'replication', reason }),
      onResync: this.announceWork,
    }));
    recordOverBudget(open.states, overBudget);
    this.alive = setInterval(() => {
      this.send({ type: 'alive' });
      this.sendMatches(open);
    }, ALIVE_EVERY_MS);
    this.nextSweep = setTimeout(() => this.sweep(open), FIRST_SWEEP_AFTER_MS);
    this.linking = setInterval(() => this.link(open), LINK_EVERY_MS);
    this.merging = setInterval(() => void open.writer.mergeSegments().catch(this.sendError), MERGE_EVERY_MS);
    const { sources, faults, rejected, files, rules } = open;
    const sendLastValid = (): void =>
      this.send({ type: 'last-valid', files: { lists: files.lastValid, rules: rules.lastValid } });
    this.send({ type: 'started', sources: sources.length, faults, rejected });
    sendLastValid();
    open.watchFiles(
      (event) => {
        this.send({ type: 'sources', ...event });
        sendLastValid();
      },
      (rejectedRules) => {
        this.send({ type: 'rules', rejected: rejectedRules });
        sendLastValid();
      },
    );
    open.ingestion.start();
    open.replicator?.start();
    if (reachable) open.subscriptions?.start();
  }

  private link({ writer }: OpenIngestion): void {
    try {
      writer.linkStories(unixSecondsNow());
    } catch (error) {
      this.sendError(error);
    }
  }

  private sweep(open: OpenIngestion): void {
    const swept = (removed: number): void => this.send({ type: 'swept', removed });
    this.sweeping = open.writer
      .sweep(unixSecondsNow())
      .then(swept)
      .then(() => open.writer.groupLateArticles(() => this.stopping))
      .then(() => undefined, this.sendError);
    this.nextSweep = setTimeout(() => this.sweep(open), SWEEP_EVERY_MS);
  }

  private async learn(finding: DiscoveredArticles): Promise<void> {
    const event = await this.open?.learn(finding).catch((error: unknown) => this.sendError(error));
    if (event) this.send({ type: 'learned', ...event });
  }

  private async receive(message: HubMessage): Promise<void> {
    const event = await this.open?.subscriptions
      ?.receive(message)
      .catch((error: unknown) => this.sendError(error));
    this.send({ type: 'hub-message-handled', event: event ?? null });
  }

  /** Reports an error that ends the process, and ends it with code 1. */
  fail(error: unknown): void {
    const isExpected = error instanceof IndexOpenError;
    const message = error instanceof Error && !isExpected ? (error.stack ?? error.message) : String(error);
    this.send({ type: 'failed', message }, () => this.host.exit(1));
  }

  private send(message: IngestionProcessMessage, sent: () => void = () => undefined): void {
    this.host.send(message, sent);
  }

  private sendMatches({ rules }: OpenIngestion): void {
    const counts = rules.takeCounts();
    if (Object.keys(counts).length > 0) this.send({ type: 'rule-matches', counts });
  }

  /** Announces work that blocks the process, so that the parent waits and blames no document for it. */
  private readonly announceWork = (): Promise<void> =>
    new Promise((sent) => this.send({ type: 'alive', busyMs: MAX_BUSY_MS }, sent));

  private readonly sendError = (error: unknown): void =>
    this.send({ type: 'problem', message: String(error) });
}
