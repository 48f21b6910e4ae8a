import { dayToSeconds, fullYear } from './calendar.js';
import { readDayHalf, type FoundDayHalf } from './read-day-half.js';
import { readZone } from './read-zone.js';

const DATE =
  /^(\d{4})(?:-w(\d{2})(?:-(\d))?|-?(\d{3})(?!\d)|(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?|(\d{2})(\d{2}))?(?!\d))/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?!\d)/;
const TIME =
  /^(?:t|[,.\s]\s*(?:[\p{L}\p{M}.,]+\s+)?|-(?=\d\d:))\s*(\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,:]\d+)?)?)?\s*/u;

/**
 * Dates that begin with a four-digit year: every shape of ISO 8601 (calendar, ordinal and week dates, basic and
 * extended, with or without time and zone), of RFC 3339 and W3CDTF, and the slips usual in feeds.
 *
 * @param date as `normaliseDate` leaves it
 * @param defaultOffset minutes east of UTC for a date that names no zone
 * @param language of the document, whose words for the halves of the day are understood
 * @returns Unix seconds, or null when the date has another shape
 */
export function readIsoDate(date: string, defaultOffset: number, language: string | null): number | null {
  const compact = COMPACT.exec(date);
  if (compact) {
    const day = dayToSeconds(fullYear(compact[1] ?? ''), Number(compact[2]), Number(compact[3]));
    const hours = [compact[4], compact[5], compact[6]];
    return finish(day, hours, readDayHalf('', date.slice(compact[0].length), language), defaultOffset);
  }
  const match = DATE.exec(date);
  // A year or a month alone is no time to publish at.
  const toTheDay = match?.[3] ?? match?.[4] ?? match?.[6] ?? match?.[8];
  if (!match || toTheDay === undefined) return null;
  const rest = date.slice(match[0].length);
  const time = TIME.exec(rest);
  if (time) {
    const before = /^\D*/.exec(time[0])?.[0] ?? '';
    const half = readDayHalf(before, rest.slice(time[0].length), language);
    return finish(dayOf(match), time.slice(1), half, defaultOffset);
  }
  const isDayOnly = /^\s*$|^z|^[+-]\d/.test(rest);
  return isDayOnly ? finish(dayOf(match), [], { half: null, after: rest }, defaultOffset) : null;
}

function dayOf(match: RegExpExecArray): number | null {
  const year = fullYear(match[1] ?? '');
  if (match[2] !== undefined) return weekDay(year, Number(match[2]), Number(match[3] ?? 1));
  if (match[4] !== undefined) {
    const first = dayToSeconds(year, 1, 1);
    const ordinal = Number(match[4]);
    return first === null || ordinal < 1 || ordinal > 366 ? null : first + (ordinal - 1) * 86_400;
  }
  return dayToSeconds(year, Number(match[5] ?? match[7] ?? 1), Number(match[6] ?? match[8] ?? 1));
}

/** ISO 8601: week 1 is the one with 4 January in it. */
function weekDay(year: number, week: number, day: number): number | null {
  const fourth = dayToSeconds(year, 1, 4);
  if (fourth === null || week < 1 || week > 53 || day < 1 || day > 7) return null;
  const weekdayOfFourth = (new Date(fourth * 1000).getUTCDay() + 6) % 7;
  return fourth + ((week - 1) * 7 + day - 1 - weekdayOfFourth) * 86_400;
}

function finish(
  day: number | null,
  [hours, minutes, seconds]: readonly (string | undefined)[],
  { half, after }: FoundDayHalf,
  defaultOffset: number,
): number | null {
  const [h, m, s] = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)];
  if (day === null || h > 24 || (h === 24 && m + s > 0) || m > 59 || s > 60) return null;
  const hour = half === 'pm' && h < 12 ? h + 12 : half === 'am' && h === 12 ? 0 : h;
  const offset = readZone(after) ?? defaultOffset;
  return day + hour * 3600 + m * 60 + Math.min(s, 59) - offset * 60;
}
