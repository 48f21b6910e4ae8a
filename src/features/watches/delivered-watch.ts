import { createHash, randomUUID } from 'node:crypto';
import type { Article, Candidate } from '../../articles/article.js';
import type { PendingMessage, WatchState } from '../../index/watch-states.js';
import type { Follower } from '../../search/follower.js';
import type { ArrivalPosition, ArrivedMatch } from '../../search/search-provider.js';
import type { MatchQuery } from './match-query.js';
import type { Watch, Webhook } from './watches-file.js';

/** Maximum number of articles of a message. */
const MAX_ITEMS = 100;

/** New matches for a message, and the position of the last article that was considered. */
interface MessageArticles {
  items: Candidate[];
  /** URLs of the message's articles, and of matches that it omits as near-identical to an earlier article. */
  urls: string[];
  position: ArrivalPosition;
}

/** A saved search with a webhook, and how far it was delivered. */
export class DeliveredWatch {
  readonly id: string;
  request: string;
  /** Whether an attempt is in progress. */
  isBusy = false;
  /** Whether the saved search is no longer in the file. */
  isRemoved = false;
  /** Unix milliseconds at which the state was last saved. */
  savedAt = 0;
  /** URLs of acknowledged articles that other replicas do not know yet. */
  unshared: string[] = [];

  constructor(
    public webhook: Webhook,
    private matches: MatchQuery,
    /** Reads new matches; its position is that of the state, or behind it during a read. */
    public follower: Follower,
    watch: Watch,
    readonly state: WatchState,
  ) {
    this.id = watch.id;
    this.request = watch.request;
  }

  /** Takes another version of the saved search. Another URL or secret is tried at once, also after a suspension. */
  update(watch: Watch, matches: MatchQuery, follower: Follower): void {
    this.webhook = watch.webhook!;
    this.request = watch.request;
    this.matches = matches;
    this.follower = follower;
    this.resumeIfChanged();
  }

  /**
   * Ends the suspension when URL or secret were changed.
   * @returns whether they were changed.
   */
  resumeIfChanged(): boolean {
    const receiver = receiverId(this.webhook);
    if (receiver === this.state.receiver) return false;
    this.state.receiver = receiver;
    this.state.suspended = null;
    if (this.state.pending !== null) Object.assign(this.state.pending, { attempts: 0, dueAt: 0 });
    return true;
  }

  /**
   * Selects the articles of the next message, in the order of arrival.
   *
   * @param arrived matches after the position of the watch.
   * @param isAcknowledged whether the receiver has acknowledged them already, in the same order.
   * @param end the position after all of them.
   */
  select(
    arrived: readonly ArrivedMatch[],
    isAcknowledged: readonly boolean[],
    end: ArrivalPosition,
  ): MessageArticles {
    const selection: MessageArticles = { items: [], urls: [], position: end };
    for (const [i, one] of arrived.entries()) {
      if (selection.items.length === MAX_ITEMS) return { ...selection, position: this.follower.position };
      // Articles that the filters of the request exclude are near-identical to none.
      const verdict = this.matches.admits(one.candidate) ? this.follower.pass(one) : 'other';
      if (verdict === 'other' || isAcknowledged[i]) continue;
      selection.urls.push(one.candidate.url);
      if (verdict === 'new') selection.items.push(one.candidate);
    }
    return selection;
  }
}

/** Hash that identifies a receiver without revealing its secret. */
export const receiverId = ({ url, secret }: Webhook): string =>
  createHash('sha256').update(`${url}\n${secret}`).digest('base64url');

/**
 * The message with a selection of articles.
 * @param items its articles, each with its id.
 */
export function webhookMessage(
  watch: string,
  items: readonly Article[],
  { urls, position }: MessageArticles,
): PendingMessage {
  const id = `msg_${randomUUID()}`;
  return { id, body: JSON.stringify({ id, watch, items }), urls, position, attempts: 0, dueAt: 0 };
}
