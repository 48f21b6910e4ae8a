import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller of a search. */
interface Caller {
  /** Another instance of this service, on behalf of a caller of its own: no peer is queried for it. */
  isPeer: boolean;
  /** Aborted when no client waits any more. */
  signal: AbortSignal;
}

/** The caller of the current search. Set only with live sources: async context costs every promise. */
export const CALLER = new AsyncLocalStorage<Caller>();
