import type { Topic } from '../languages/topics.js';
import type { ParsedText } from './parse-text.js';

export type SearchIntent = 'text' | 'topic' | 'trending' | 'local';

/** One search, as features ask it and providers answer it. */
export interface SearchQuery {
  intent: SearchIntent;
  /** The query string for providers that take only text: exactly what the interface document prescribes. */
  text: string;
  /** The caller's free text (intent `text`) or place (intent `local`), parsed; null for the other intents. */
  parsed: ParsedText | null;
  /** Canonical language tag: `ll`, `lll` or `ll-CC`. */
  language: string;
  /** ISO 3166-1 alpha-2 in upper case when the caller filters by country, else null. */
  country: string | null;
  /** Oldest acceptable publication time, Unix seconds; null for `anytime`. Undated articles fail it. */
  since: number | null;
  /** One or two categories (intent `topic`), else empty. */
  topics: Topic[];
  /** How many articles the answer wants (1-100). */
  wanted: number;
}
