/** A minute in seconds. */
export const MINUTE = 60;
/** An hour in seconds. */
export const HOUR = 60 * MINUTE;
/** A day in seconds. */
export const DAY = 24 * HOUR;

/**
 * Exponential back-off: `first` after one failure, doubled with each further consecutive failure, at most `max`.
 * @param failures number of consecutive failures, from 1.
 * @param first delay after the first failure, in the unit of `max` and of the result.
 */
export const backOffDelay = (failures: number, first: number, max: number): number =>
  Math.min(first * 2 ** Math.min(failures - 1, 30), max);

/** Returns a function that calls `read` and caches the result for `ms` milliseconds. An exception is not cached. */
export function cachedFor<T>(ms: number, read: () => T): () => T {
  let last: { at: number; value: T } | undefined;
  return () => {
    const at = performance.now();
    if (last === undefined || at - last.at > ms) last = { at, value: read() };
    return last.value;
  };
}
