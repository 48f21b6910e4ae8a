import { AsyncLocalStorage } from 'node:async_hooks';

/** Who waits for a search. */
interface Caller {
  /** Another instance of this service, on behalf of a caller of its own: no peer is queried for it. */
  isPeer: boolean;
  /** Aborted when no client waits any more. */
  signal: AbortSignal;
}

/**
 * The caller of the search that is being made. Only set where there are live sources: what follows promises costs
 * every one of them something.
 */
export const CALLER = new AsyncLocalStorage<Caller>();
