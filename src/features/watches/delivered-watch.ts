import { createHash, randomUUID } from 'node:crypto';
import type { Article, Candidate } from '../../articles/article.js';
import type { PendingMessage, WatchState } from '../../index/watch-states.js';
import type { ArrivalIndex, ArrivalPosition, Arrived } from '../../search/search-provider.js';
import type { SearchQuery } from '../../search/search-query.js';
import { RecentTitles, REMEMBERED } from '../../titles/recent-titles.js';
import type { MatchQuery } from './match-query.js';
import type { Watch, Webhook } from './watches-file.js';

/** Articles of a message. */
const MAX_ITEMS = 100;

/** New matches for a message, and the position of the last article that was considered. */
export interface Selection {
  items: Candidate[];
  /** URLs of the items and of those that are near-identical to an earlier one. */
  urls: string[];
  position: ArrivalPosition;
}

/** A watch with a webhook, and how far it was delivered. */
export class DeliveredWatch {
  readonly id: string;
  request: string;
  /** Whether an attempt is in progress. */
  isBusy = false;
  /** Whether the watch is no longer in the file. */
  isRemoved = false;
  /** Unix milliseconds at which the state was last saved. */
  savedAt = 0;
  /** URLs of acknowledged articles that other replicas do not know yet. */
  unshared: string[] = [];
  private titles: RecentTitles | null = null;

  constructor(
    public webhook: Webhook,
    private matches: MatchQuery,
    /** The query without blocked publishers; the same object as long as it does not change. */
    public query: SearchQuery,
    watch: Watch,
    readonly state: WatchState,
  ) {
    this.id = watch.id;
    this.request = watch.request;
  }

  /** Takes another version of the watch. Another URL or secret is tried at once, also after a suspension. */
  update(watch: Watch, matches: MatchQuery, query: SearchQuery): void {
    this.webhook = watch.webhook!;
    this.request = watch.request;
    this.matches = matches;
    this.query = query;
    this.resumeIfChanged();
  }

  /** @returns whether URL or secret were changed. */
  resumeIfChanged(): boolean {
    const receiver = receiverOf(this.webhook);
    if (receiver === this.state.receiver) return false;
    this.state.receiver = receiver;
    this.state.suspended = null;
    if (this.state.pending !== null) Object.assign(this.state.pending, { attempts: 0, dueAt: 0 });
    return true;
  }

  /** Titles are compared again with those in the index: after a failure, or when another process has delivered. */
  forgetTitles(): void {
    this.titles = null;
  }

  async recallTitles(index: ArrivalIndex): Promise<void> {
    if (this.titles !== null) return;
    const earlier = await index.until(this.state.position, this.query, REMEMBERED);
    const titles = new RecentTitles();
    for (const { signature } of earlier.reverse()) titles.isNew(signature);
    this.titles = titles;
  }

  /**
   * Selects the articles of the next message, in the order of arrival.
   *
   * @param arrived matches after the position of the watch.
   * @param isAcknowledged whether the receiver has acknowledged them already, in the same order.
   * @param end the position after all of them.
   */
  select(arrived: readonly Arrived[], isAcknowledged: readonly boolean[], end: ArrivalPosition): Selection {
    const selection: Selection = { items: [], urls: [], position: this.state.position };
    for (const [i, { candidate, node, sequence }] of arrived.entries()) {
      if (selection.items.length === MAX_ITEMS) return selection;
      selection.position = { ...selection.position, [node]: sequence };
      if (!this.matches.admits(candidate)) continue;
      const isNew = this.titles!.isNew(candidate.signature);
      if (isAcknowledged[i]) continue;
      selection.urls.push(candidate.url);
      if (isNew) selection.items.push(candidate);
    }
    return { ...selection, position: end };
  }
}

/** Identifies a receiver without revealing its secret. */
export const receiverOf = ({ url, secret }: Webhook): string =>
  createHash('sha256').update(`${url}\n${secret}`).digest('base64url');

/** The message with a selection. @param items its articles, each with its id. */
export function messageOf(
  watch: string,
  items: readonly Article[],
  { urls, position }: Selection,
): PendingMessage {
  const id = `msg_${randomUUID()}`;
  return { id, body: JSON.stringify({ id, watch, items }), urls, position, attempts: 0, dueAt: 0 };
}
