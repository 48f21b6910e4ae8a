import type { FeedState } from './feed-state.js';

/** Keeps feed states across restarts. `put` replaces the whole state of a feed. */
export interface FeedStateStore {
  get(url: string): FeedState | undefined;
  all(): FeedState[];
  put(state: FeedState): void;
}
