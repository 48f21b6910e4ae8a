import type { PollEvent } from '../poll-event.js';
import { describeFault } from './describe-fault.js';

/** The event of a poll that could not even be recorded, as on a full disk: the source is still due. */
export function unrecordedPoll(feed: string, error: unknown): PollEvent {
  const { reason, message } = describeFault(error).fault;
  const nothing = { ms: 0, bytes: 0, items: 0, added: 0, updated: 0, dropped: 0, lags: [] };
  return { feed, outcome: 'failed', reason, message, failures: 1, nextDue: null, ...nothing };
}
