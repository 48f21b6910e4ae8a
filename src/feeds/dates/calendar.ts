/** Seconds since 1970 of a day of the Gregorian calendar at midnight UTC; null when there is no such day. */
export function dayToSeconds(year: number, month: number, day: number): number | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 ? date.getTime() / 1000 : null;
}

/**
 * The year meant by what was written: two digits as POSIX reads them (69-99 last century), three as RFC 5322
 * does (years since 1900), a year of the Thai Buddhist era less 543.
 */
export function fullYear(written: string): number {
  const year = Number(written);
  if (written.length <= 2) return year + (year >= 69 ? 1900 : 2000);
  if (written.length === 3) return year + 1900;
  return year >= 2500 && year < 2700 ? year - 543 : year;
}
