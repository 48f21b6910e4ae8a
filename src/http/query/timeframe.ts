const HOUR = 3600;

/** How far back each timeframe reaches, in seconds; null is as far as there is. */
const WINDOWS = {
  last_1h: HOUR,
  last_24h: 24 * HOUR,
  last_48h: 48 * HOUR,
  last_7d: 7 * 24 * HOUR,
  last_30d: 30 * 24 * HOUR,
  anytime: null,
} as const;

export type Timeframe = keyof typeof WINDOWS;

export const TIMEFRAMES = Object.keys(WINDOWS) as Timeframe[];

/** The length of a timeframe in seconds, null for `anytime`. */
export function windowOf(timeframe: Timeframe): number | null {
  return WINDOWS[timeframe];
}
