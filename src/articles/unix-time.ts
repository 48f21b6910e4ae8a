/** This moment in Unix seconds. */
export const unixNow = (): number => Math.floor(Date.now() / 1000);

/** Seconds of year 1 and year 9999: what `YYYY` can write. */
const EARLIEST = -62_135_596_800;
const LATEST = 253_402_300_799;

/** Unix seconds as `YYYY-MM-DDTHH:mm:ssZ`; null for an unknown time and for one that cannot be written so. */
export function isoTime(seconds: number | null): string | null {
  if (seconds === null || !(seconds >= EARLIEST && seconds <= LATEST)) return null;
  return new Date(seconds * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
