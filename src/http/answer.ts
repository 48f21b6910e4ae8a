import type { Article } from '../articles/article.js';
import type { Envelope } from './envelope.js';

/** What a news endpoint answers, and how long that stays true. */
export class Answer {
  /**
   * @param expiresAt Unix milliseconds from which one of the articles is older than the timeframe allows;
   * Infinity when no timeframe was asked for.
   */
  constructor(
    readonly envelope: Envelope,
    readonly expiresAt: number,
  ) {}

  /** The same answer with its articles filtered or put in another order. */
  rearranged(arrange: (items: Article[]) => Article[]): Answer {
    const items = arrange(this.envelope.items);
    return new Answer({ ...this.envelope, count: items.length, items }, this.expiresAt);
  }
}
