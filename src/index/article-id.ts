/**
 * Article ids are ordered by time, so that a time window is a range of row ids and "newest first" is the order
 * in which the index is read anyway: no sort, and a limit ends the read early.
 *
 *   id = (seconds since 1990 + UNDATED_SECONDS) × 64 + n        dated
 *   id = 1, 2, 3 …                                              undated, below every dated one
 */
const EPOCH = 631_152_000;
const PER_SECOND = 64;
const UNDATED_SECONDS = 2 ** 26;

/** Every dated article has an id at or above this, every undated one below. */
export const FIRST_DATED_ID = UNDATED_SECONDS * PER_SECOND;

/** The lowest id an article published at `seconds` (Unix time) can have. */
export function lowestIdAt(seconds: number): number {
  return (Math.max(0, Math.floor(seconds) - EPOCH) + UNDATED_SECONDS) * PER_SECOND;
}

/** The publication time an id stands for, in Unix seconds, or null for an undated article. May be late by the spill of a crowded second. */
export function secondsOf(id: number): number | null {
  return id < FIRST_DATED_ID ? null : Math.floor(id / PER_SECOND) - UNDATED_SECONDS + EPOCH;
}
