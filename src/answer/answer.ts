import type { Article } from '../articles/article.js';
import type { Matched } from '../search/search-provider.service.js';

/** The body of every news answer; fields in the order of the interface document. */
export interface Envelope {
  /** The trimmed search text, or "" where the endpoint takes none. */
  topic: string;
  /** `all`, or an ISO 3166-1 alpha-2 code in upper case. */
  geo: string;
  /** Canonical language tag. */
  language: string;
  count: number;
  items: Article[];
}

/** What a news endpoint answers, and how long that stays true. */
export class Answer {
  /**
   * @param expiresAt Unix milliseconds from which one of the articles is older than the timeframe allows;
   * Infinity when no timeframe was asked for.
   * @param limitedOf what the search matched where source diversity made the answer shorter than its limit; else null.
   */
  constructor(
    readonly envelope: Envelope,
    readonly expiresAt: number,
    readonly limitedOf: Pick<Matched, 'articles' | 'domains'> | null = null,
  ) {}

  /** The same answer with its articles filtered or put in another order. */
  rearranged(arrange: (items: Article[]) => Article[]): Answer {
    const items = arrange(this.envelope.items);
    return new Answer({ ...this.envelope, count: items.length, items }, this.expiresAt, this.limitedOf);
  }
}
