/** Seconds of a minute. */
export const MINUTE = 60;
/** Seconds of an hour. */
export const HOUR = 60 * MINUTE;
/** Seconds of a day. */
export const DAY = 24 * HOUR;

/**
 * The wait after failures in a row: `first`, doubled with every further one up to `max`, in the unit of both.
 *
 * @param failures from 1
 */
export const backOffDelay = (failures: number, first: number, max: number): number =>
  Math.min(first * 2 ** Math.min(failures - 1, 30), max);

/** A read whose result is used for some milliseconds. A failure is not cached. */
export function cachedFor<T>(ms: number, read: () => T): () => T {
  let last: { at: number; value: T } | undefined;
  return () => {
    const at = performance.now();
    if (last === undefined || at - last.at > ms) last = { at, value: read() };
    return last.value;
  };
}
