import type { Article } from '../articles/article.js';

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
