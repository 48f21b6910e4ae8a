import { Logger } from '@nestjs/common';
import { articlesWithMetadata } from '../../articles/article.js';
import type { WatchState, WatchStates } from '../../index/watch-states.js';
import { NewArticlesFollower, readArrivals } from '../../search/follower.js';
import type { ArrivalIndex, ArrivalPosition, ArrivedMatch } from '../../search/search-provider.js';
import type { SearchProviderService } from '../../search/search-provider.service.js';
import { DeliveredWatch, webhookMessage, receiverId } from './delivered-watch.js';
import { readDeliveryCriteria } from './delivery-criteria.js';
import type { ReplicaDelivery } from './replicas.js';
import { retryDelay } from './retry-schedule.js';
import type { DeliveryAttempt, WebhookSender } from './send-message.js';
import type { Watch } from './watches-file.js';

/** Milliseconds between two reads of the index. */
const ROUND_MS = 500;
/** Maximum number of articles per read of the index. */
const BATCH = 500;
/** Minimum milliseconds between two saves of a saved search's position in the index while no article matches. */
const SAVE_EVERY_MS = 5_000;
/** Milliseconds between two reads of the shared states by a replica that does not deliver. */
const FOLLOW_EVERY_MS = 5_000;
/** Seconds after ingestion for which a replica that does not deliver waits until an article is acknowledged. */
const MAX_FOLLOWED_SECONDS = 2 * 24 * 3_600;

/** Sends new matches of saved searches to their webhooks in the order of ingestion, and repeats failed messages. */
export class WatchDelivery {
  private readonly logger = new Logger('Watches');
  private readonly watches = new Map<string, DeliveredWatch>();
  private readonly stopping = new AbortController();
  private readonly sending = new Set<Promise<void>>();
  private listed: readonly Watch[] = [];
  private timer: NodeJS.Timeout | undefined;
  private underway: Promise<void> | null = null;
  private isFailing = false;
  private isDelivering = false;
  private followAt = 0;

  /** @param replicas null without Redis, where one process per data folder delivers. */
  constructor(
    private readonly search: SearchProviderService,
    private readonly states: WatchStates,
    private readonly sender: WebhookSender,
    private readonly replicas: ReplicaDelivery | null,
    private readonly onAttempt: (attempt: DeliveryAttempt['outcome']) => void = () => undefined,
  ) {}

  /** Ids of the saved searches whose delivery is suspended. */
  suspended(): string[] {
    return [...this.watches.values()].filter(({ state }) => state.suspended !== null).map(({ id }) => id);
  }

  /** Starts delivery. New saved searches begin with the next article that arrives. */
  async start(watches: readonly Watch[]): Promise<void> {
    this.listed = watches;
    this.timer = setInterval(() => this.begin(), ROUND_MS).unref();
    this.begin();
    await this.underway;
  }

  /** Replaces the list of saved searches. */
  use(watches: readonly Watch[]): void {
    this.listed = watches;
  }

  /** Stops delivery and aborts running attempts; their messages are sent again after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.underway;
    await Promise.all(this.sending);
    if (this.isDelivering) for (const watch of this.watches.values()) this.attempt(() => this.store(watch));
    if (this.isDelivering) await this.replicas?.release();
    this.states.close();
  }

  private begin(): void {
    this.underway ??= this.round()
      .then(() => (this.isFailing = false))
      .catch((error: unknown) => {
        // Nothing is lost: positions are unchanged.
        if (!this.isFailing)
          this.logger.warn({ err: error }, 'Webhooks wait: the index or the states cannot be read.');
        this.isFailing = true;
      })
      .then(() => void (this.underway = null));
  }

  private async round(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const index = this.search.arrivalIndex.arrivals;
    await this.takeList(index);
    if (this.watches.size === 0) return;
    const wasDelivering = this.isDelivering;
    this.isDelivering = this.replicas === null ? this.states.hold() : await this.replicas.hold();
    if (!this.isDelivering) return this.follow(index);
    if (!wasDelivering) await this.takeOver();
    for (const watch of this.watches.values()) this.sendIfDue(watch);
    const waiting = [...this.watches.values()].filter(
      ({ state, isBusy }) => state.pending === null && state.suspended === null && !isBusy,
    );
    await this.read(waiting, index);
  }

  /** Adds, changes and removes saved searches as the list requires. */
  private async takeList(index: ArrivalIndex): Promise<void> {
    const { listed } = this;
    const hooks = new Map(listed.flatMap((watch) => (watch.webhook ? [[watch.id, watch]] : [])));
    for (const [id, watch] of this.watches) {
      if (hooks.has(id)) continue;
      watch.isRemoved = true;
      this.watches.delete(id);
      this.states.delete(id);
    }
    const unknown = [...hooks].filter(([id]) => !this.watches.has(id));
    const stored: Map<string, WatchState> = unknown.length === 0 ? new Map() : this.states.read();
    for (const [id, watch] of hooks) {
      const known = this.watches.get(id);
      if (known?.request === watch.request && receiverId(watch.webhook!) === known.state.receiver) continue;
      const matches = readDeliveryCriteria(watch.request);
      const query = await this.search.resolve(matches.query, matches.labels);
      if (known === undefined) {
        const state = stored.get(id) ?? newState(watch, await index.position());
        const follower = new NewArticlesFollower(query, matches.window, state.position);
        const added = new DeliveredWatch(watch.webhook!, matches, follower, watch, state);
        added.resumeIfChanged();
        this.states.save(id, state);
        this.watches.set(id, added);
      } else {
        known.update(watch, matches, new NewArticlesFollower(query, matches.window, known.state.position));
        if (this.isDelivering) await this.save(known);
      }
    }
  }

  /** Loads the states that another replica has stored, except their positions, which are valid only in its own index. */
  private async takeOver(): Promise<void> {
    const stored = this.replicas === null ? this.states.read() : null;
    for (const watch of this.watches.values()) {
      watch.follower.forget();
      const shared = stored?.get(watch.id) ?? (await this.replicas?.load(watch.id)) ?? undefined;
      if (shared === undefined) continue;
      const { position } = watch.state;
      Object.assign(watch.state, shared);
      if (stored === null && watch.state.pending !== null) watch.state.pending.position = position;
      watch.resumeIfChanged();
    }
  }

  /** Reads new matches for saved searches without a pending message. */
  private async read(watches: readonly DeliveredWatch[], index: ArrivalIndex): Promise<void> {
    for (const { follower, state } of watches) {
      follower.position = state.position;
      await follower.recall(index);
    }
    const followers = watches.map(({ follower }) => follower);
    const arrivals = await readArrivals(index, followers, BATCH);
    for (const [i, watch] of watches.entries())
      await this.consider(watch, arrivals[i]!.found, arrivals[i]!.position);
  }

  private async consider(
    watch: DeliveredWatch,
    arrived: readonly ArrivedMatch[],
    end: ArrivalPosition,
  ): Promise<void> {
    const acknowledged = await this.acknowledged(watch, arrived);
    if (acknowledged === null) return;
    const selection = watch.select(arrived, acknowledged, end);
    try {
      if (selection.items.length > 0) {
        const items = await articlesWithMetadata(selection.items, new Set(['id']), {
          describe: (ids, withStories) => this.search.describe(ids, withStories),
        });
        watch.state.pending = webhookMessage(watch.id, items, selection);
        if (!(await this.save(watch))) throw new Error('The message cannot be stored.');
        this.sendIfDue(watch);
      } else {
        watch.state.position = selection.position;
        const isDue = Date.now() - watch.savedAt > SAVE_EVERY_MS;
        if (selection.urls.length > 0) await this.save(watch, selection.urls);
        else if (isDue) this.store(watch);
      }
    } catch (error) {
      watch.state.pending = null;
      watch.follower.forget();
      throw error;
    }
  }

  private sendIfDue(watch: DeliveredWatch): void {
    const { pending, suspended } = watch.state;
    const now = Date.now();
    if (pending === null || suspended !== null || watch.isBusy) return;
    if (now < pending.dueAt && pending.dueAt - now <= (pending.waitMs ?? Infinity)) return;
    watch.isBusy = true;
    const sent = this.send(watch)
      .catch((error: unknown) => this.logger.error({ err: error, watch: watch.id }, 'a webhook failed'))
      .finally(() => {
        watch.isBusy = false;
        this.sending.delete(sent);
      });
    this.sending.add(sent);
  }

  private async send(watch: DeliveredWatch): Promise<void> {
    const { state, webhook } = watch;
    const pending = state.pending!;
    const attempt = await this.sender.send(webhook, pending, this.stopping.signal);
    if (this.stopping.signal.aborted && attempt.outcome === 'failed') return;
    this.onAttempt(attempt.outcome);
    // Removed, or changed meanwhile: then the result is that of another receiver.
    if (watch.isRemoved) return;
    if (attempt.outcome === 'acknowledged') {
      Object.assign(state, { position: pending.position, pending: null });
      await this.save(watch, pending.urls);
    } else if (receiverId(webhook) === state.receiver) {
      this.plan(watch, attempt);
      await this.save(watch);
    }
  }

  /** Schedules the next attempt at a message, or suspends the saved search. */
  private plan(watch: DeliveredWatch, attempt: DeliveryAttempt): void {
    const { id, state } = watch;
    const pending = state.pending!;
    pending.attempts++;
    const reason = attempt.outcome === 'failed' ? attempt.reason : 'status 410';
    const delay = attempt.outcome === 'failed' ? retryDelay(pending.attempts, attempt.retryAfter) : null;
    pending.waitMs = delay ?? 0;
    pending.dueAt = Date.now() + pending.waitMs;
    if (delay !== null) {
      const seconds = delay / 1000;
      this.logger.warn({ watch: id, attempts: pending.attempts, seconds }, `A webhook fails (${reason}).`);
      return;
    }
    state.suspended = reason;
    this.logger.error(
      { watch: id },
      `A watch is suspended (${reason}): change the url or the secret of its webhook to resume it.`,
    );
  }

  /** While another replica delivers: loads its states, and skips the articles that were delivered. */
  private async follow(index: ArrivalIndex): Promise<void> {
    if (this.replicas === null || Date.now() < this.followAt) return;
    this.followAt = Date.now() + FOLLOW_EVERY_MS;
    for (const watch of this.watches.values()) {
      const shared = await this.replicas.load(watch.id);
      if (shared) watch.state.suspended = shared.receiver === watch.state.receiver ? shared.suspended : null;
      watch.follower.position = watch.state.position;
      const [arrivals] = await readArrivals(index, [watch.follower], BATCH);
      const { position, found: arrived } = arrivals!;
      const acknowledged = await this.acknowledged(watch, arrived);
      if (acknowledged === null) return;
      const oldest = Date.now() / 1000 - MAX_FOLLOWED_SECONDS;
      const open = arrived.findIndex(
        ({ candidate: { seenAt = Infinity } }, i) => !acknowledged[i] && seenAt > oldest,
      );
      for (const { node, sequence } of open === -1 ? [] : arrived.slice(0, open))
        watch.state.position = { ...watch.state.position, [node]: sequence };
      if (open === -1) watch.state.position = position;
      this.store(watch);
    }
  }

  private acknowledged(watch: DeliveredWatch, arrived: readonly ArrivedMatch[]): Promise<boolean[] | null> {
    const urls = arrived.map(({ candidate }) => candidate.url);
    return this.replicas === null ? Promise.resolve([]) : this.replicas.acknowledged(watch.id, urls);
  }

  /** Saves the state, also for other replicas. @returns false if these did not get it. @throws an error of SQLite */
  private async save(watch: DeliveredWatch, urls: string[] = []): Promise<boolean> {
    this.store(watch);
    if (this.replicas === null) return true;
    watch.unshared.push(...urls);
    const isShared = await this.replicas.save(watch.id, watch.state, watch.unshared);
    if (isShared) watch.unshared = [];
    return isShared;
  }

  private store(watch: DeliveredWatch): void {
    this.states.save(watch.id, watch.state);
    watch.savedAt = Date.now();
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.logger.warn({ err: error }, 'The state of a watch is not saved.');
    }
  }
}

const newState = ({ webhook }: Watch, position: ArrivalPosition): WatchState => ({
  position,
  receiver: receiverId(webhook!),
  pending: null,
  suspended: null,
});
