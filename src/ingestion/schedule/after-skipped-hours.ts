const HOUR = 3_600;
const HOURS_A_WEEK = 168;

/** When a publisher asks not to be polled, in UTC: hours 0-23, days of the week with 0 for Sunday. */
export interface SkippedTimes {
  skipHours: readonly number[];
  skipDays: readonly number[];
}

/**
 * The first moment from `due` on, in Unix seconds, that is in none of the hours and days a publisher asks to leave
 * out. A feed that leaves out all of them is mistaken and not listened to.
 */
export function afterSkippedHours(due: number, { skipHours, skipDays }: SkippedTimes): number {
  for (let hours = 0; hours < HOURS_A_WEEK; hours++) {
    const start = (Math.floor(due / HOUR) + hours) * HOUR;
    const date = new Date(start * 1000);
    if (!skipHours.includes(date.getUTCHours()) && !skipDays.includes(date.getUTCDay()))
      return Math.max(due, start);
  }
  return due;
}
