import { unixSecondsNow } from '../articles/article.js';
import { IndexOpenError } from '../index/open-database.js';
import { OpenIngestion } from './ingestion.js';
import type { DiscoveredArticles, HubMessage } from './ingestion-events.js';
import type { IngestionProcessMessage, ProcessOrder, StartOrder } from './process/ingestion-process.js';
import { planNextPoll, POLLING_LIMITS } from './schedule/plan-next-poll.js';
import { type FeedStateStore, FeedState } from './state/feed-state.js';
import { HOUR } from '../config/durations.js';

const FIRST_SWEEP_AFTER_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;
const MERGE_EVERY_MS = 120_000;
/** Milliseconds between two searches for stories of one event in different languages. */
const LINK_EVERY_MS = 60_000;

/** Seconds until a feed is tried again whose document ended the process. */
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
/**
 * Maximum milliseconds in which an older index is brought up to date or enqueued completely: 30,000 articles take a
 * second.
 */
const MAX_BUSY_MS = 600_000;

class IngestionProgram {
  private open: OpenIngestion | undefined;
  private nextSweep: NodeJS.Timeout | undefined;
  private sweeping = Promise.resolve();
  private merging: NodeJS.Timeout | undefined;
  private linking: NodeJS.Timeout | undefined;
  private alive: NodeJS.Timeout | undefined;
  private stopping = false;
  private last = Promise.resolve();

  /** Handles an order; orders are handled in turn, also during the start. */
  handle(order: ProcessOrder): void {
    this.last = this.last.then(() => this.follow(order)).catch(fail);
  }

  private follow(order: ProcessOrder): void | Promise<void> {
    if (order.type === 'start') return this.start(order);
    if (order.type === 'learn') void this.learn(order.finding);
    else if (order.type === 'hub-message') void this.receive(order.message);
    else if (order.type === 'reachable') this.open?.subscriptions?.start();
    else this.stop();
  }

  /** Commits running work and ends the process with code 0. */
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
        if (this.open) sendMatches(this.open);
        send({ type: 'alive' }, () => process.exit(0));
      },
      fail,
    );
  }

  private async start({ settings, limits, overBudget, reachable, lastValid }: StartOrder): Promise<void> {
    await announceWork();
    const open = (this.open = new OpenIngestion(settings, {
      limits,
      lastValid,
      onParsing: (feed) => send({ type: 'parsing', feed }),
      onPolled: (event) => send({ type: 'polled', ...event }),
      onError: sendError,
      onIndexFault: (reason) => send({ type: 'index-fault', reason }),
      onReplicationFault: (reason) => send({ type: 'replication', reason }),
      onResync: announceWork,
    }));
    recordOverBudget(open.states, overBudget);
    this.alive = setInterval(() => {
      send({ type: 'alive' });
      sendMatches(open);
    }, ALIVE_EVERY_MS);
    this.nextSweep = setTimeout(() => this.sweep(open), FIRST_SWEEP_AFTER_MS);
    this.linking = setInterval(() => this.link(open), LINK_EVERY_MS);
    this.merging = setInterval(() => void open.writer.mergeSegments().catch(sendError), MERGE_EVERY_MS);
    const { sources, faults, rejected, files, rules } = open;
    const sendLastValid = (): void =>
      send({ type: 'last-valid', files: { lists: files.lastValid, rules: rules.lastValid } });
    send({ type: 'started', sources: sources.length, faults, rejected });
    sendLastValid();
    open.watchFiles(
      (event) => {
        send({ type: 'sources', ...event });
        sendLastValid();
      },
      (rejectedRules) => {
        send({ type: 'rules', rejected: rejectedRules });
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
      sendError(error);
    }
  }

  private sweep(open: OpenIngestion): void {
    const swept = (removed: number): void => send({ type: 'swept', removed });
    this.sweeping = open.writer
      .sweep(unixSecondsNow())
      .then(swept)
      .then(() => open.writer.groupLateArticles(() => this.stopping))
      .then(() => undefined, sendError);
    this.nextSweep = setTimeout(() => this.sweep(open), SWEEP_EVERY_MS);
  }

  private async learn(finding: DiscoveredArticles): Promise<void> {
    const event = await this.open?.learn(finding).catch((error: unknown) => sendError(error));
    if (event) send({ type: 'learned', ...event });
  }

  private async receive(message: HubMessage): Promise<void> {
    const event = await this.open?.subscriptions
      ?.receive(message)
      .catch((error: unknown) => sendError(error));
    send({ type: 'hub-message-handled', event: event ?? null });
  }
}

function send(message: IngestionProcessMessage, sent: () => void = () => undefined): void {
  if (process.connected) process.send!(message, undefined, undefined, sent);
  else sent();
}

function sendMatches({ rules }: OpenIngestion): void {
  const counts = rules.takeCounts();
  if (Object.keys(counts).length > 0) send({ type: 'rule-matches', counts });
}

/** Reports the beginning of work that blocks the process, so that no document counts as the cause of the silence. */
const announceWork = (): Promise<void> =>
  new Promise((sent) => send({ type: 'alive', busyMs: MAX_BUSY_MS }, sent));

const sendError = (error: unknown): void => send({ type: 'problem', message: String(error) });

function fail(error: unknown): void {
  const isExpected = error instanceof IndexOpenError;
  const message = error instanceof Error && !isExpected ? (error.stack ?? error.message) : String(error);
  send({ type: 'failed', message }, () => process.exit(1));
}

const program = new IngestionProgram();
process.on('uncaughtException', fail);
process.on('message', (order) => program.handle(order as ProcessOrder));
// When the parent dies, ingestion stops too. Ctrl-C and a hang-up reach both processes: the parent decides when to stop.
process.once('disconnect', () => program.stop());
process.once('SIGTERM', () => program.stop());
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
