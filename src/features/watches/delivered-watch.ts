import { createHash, randomUUID } from 'node:crypto';
import type { Article, Candidate } from '../../articles/article.js';
import type { PendingMessage, WatchState } from '../../index/watch-states.js';
import type { NewArticlesFollower } from '../../search/follower.js';
import type { ArrivalPosition, ArrivedMatch } from '../../search/search-provider.js';
import type { DeliveryCriteria } from './delivery-criteria.js';
import type { Watch, Webhook } from './watches-file.js';

/** Maximum number of articles in one message. */
const MAX_ITEMS = 100;

/** The articles for a message, and the position up to which articles were considered. */
interface MessageArticles {
  items: Candidate[];
  /** URLs of the message's articles, and of near-identical ones that it leaves out. */
  urls: string[];
  position: ArrivalPosition;
}

/** A saved search with a webhook, and the state of its delivery. */
export class DeliveredWatch {
  readonly id: string;
  request: string;
  /** Whether a message is being sent. */
  isBusy = false;
  /** Whether the saved search is no longer in `WATCHES_FILE`. */
  isRemoved = false;
  /** When the state was last saved, in Unix milliseconds. */
  savedAt = 0;
  /** URLs of articles that the receiver has acknowledged, but that are not yet shared with other replicas. */
  unshared: string[] = [];

  constructor(
    public webhook: Webhook,
    private matches: DeliveryCriteria,
    /** Reads new matches of the saved search, beginning at `state.position`. */
    public follower: NewArticlesFollower,
    watch: Watch,
    readonly state: WatchState,
  ) {
    this.id = watch.id;
    this.request = watch.request;
  }

  /** Replaces the saved search by another version. A new URL or secret is tried at once, even after a suspension. */
  update(watch: Watch, matches: DeliveryCriteria, follower: NewArticlesFollower): void {
    this.webhook = watch.webhook!;
    this.request = watch.request;
    this.matches = matches;
    this.follower = follower;
    this.resumeIfChanged();
  }

  /** Ends a suspension if the URL or the secret has changed. @returns whether either has changed. */
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
   * @param arrived new matches.
   * @param isAcknowledged for each match, whether the receiver has acknowledged it already.
   * @param end position after all matches.
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

/** Identifies a receiver by a hash of its URL and secret. */
export const receiverId = ({ url, secret }: Webhook): string =>
  createHash('sha256').update(`${url}\n${secret}`).digest('base64url');

/** Makes a message with its JSON body. @param items the articles, each with its id. */
export function webhookMessage(
  watch: string,
  items: readonly Article[],
  { urls, position }: MessageArticles,
): PendingMessage {
  const id = `msg_${randomUUID()}`;
  return { id, body: JSON.stringify({ id, watch, items }), urls, position, attempts: 0, dueAt: 0 };
}
