import type { PollEvent } from '../poll-event.js';

/** What a document sent by a hub came to. `reason` and `message` say why it could not be read; null when it could. */
export type PushEvent = Pick<
  PollEvent,
  'feed' | 'reason' | 'message' | 'ms' | 'bytes' | 'items' | 'added' | 'updated' | 'dropped' | 'lags'
>;
