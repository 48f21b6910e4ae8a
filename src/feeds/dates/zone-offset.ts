const formats = new Map<string, Intl.DateTimeFormat | null>();

/**
 * Seconds that a time zone is ahead of UTC when its clocks show a time, summer time included; 0 for a zone that
 * nobody knows.
 *
 * @param zone name of the IANA time zone database
 * @param local the time on the zone's clocks, as if it were UTC, in Unix seconds
 */
export function zoneOffset(zone: string, local: number): number {
  const first = offsetAt(zone, local);
  // Near a change of the clocks the offset belongs to the moment, which it takes the offset to know.
  return offsetAt(zone, local - first);
}

function offsetAt(zone: string, seconds: number): number {
  const format = formatOf(zone);
  const date = new Date(seconds * 1000);
  if (format === null || Number.isNaN(date.getTime())) return 0;
  const name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name);
  if (match === null) return 0;
  const ahead = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return match[1] === '-' ? -ahead : ahead;
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    } catch {
      format = null;
    }
    formats.set(zone, format);
  }
  return format;
}
