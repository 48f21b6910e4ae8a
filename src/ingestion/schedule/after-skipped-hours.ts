const HOUR = 3_600;

/**
 * The first moment from `due` on, in Unix seconds, that is in none of the UTC hours a publisher asks to leave out.
 * A feed that leaves out all of them is mistaken and not listened to.
 */
export function afterSkippedHours(due: number, skipHours: readonly number[]): number {
  for (let hours = 0; hours < 24; hours++) {
    const start = (Math.floor(due / HOUR) + hours) * HOUR;
    if (!skipHours.includes((start / HOUR) % 24)) return Math.max(due, start);
  }
  return due;
}
