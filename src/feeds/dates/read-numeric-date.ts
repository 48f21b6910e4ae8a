import { dayToSeconds, fullYear } from './normalize-date.js';
import { readDayHalf, type FoundDayHalf, readZone, readTime } from './read-time.js';

const DATE =
  /^(\d{4})(?:-w(\d{2})(?:-(\d))?|-?(\d{3})(?!\d)|(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?|(\d{2})(\d{2}))?(?!\d))/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?!\d)/;
const TIME =
  /^(?:\s*t|[,.\s]\s*(?:[\p{L}\p{M}.,]+\s+)?|-(?=\d\d:))\s*(\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,:]\d+)?)?)?\s*/u;

/**
 * Dates that begin with a four-digit year: every shape of ISO 8601 (calendar, ordinal and week dates, basic and
 * extended, with or without time and zone), of RFC 3339 and W3CDTF, and the slips usual in feeds.
 *
 * @param date as `normalizeDate` returns it
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
  // A year or a month alone is no time of publication.
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

/** ISO 8601: week 1 contains 4 January. */
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

const SHAPE = /(?<!\d)(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/;
const DAY_FIRST = /^(?:es|pt|fr|it|de|nl|pl|ru|tr|el|id|vi|ar|cs|sv|da|no|fi|ro|uk)/;

/**
 * Dates of numbers only that end in the year. With dots or dashes the day comes first. With slashes it depends on
 * the country: a number above twelve decides, then am/pm (American), then the language. When nothing decides, the
 * date is unknown, because a wrong date is worse than none.
 *
 * @param date as `normalizeDate` returns it
 * @param defaultOffset minutes east of UTC for a date that names no zone
 * @returns Unix seconds, or null
 */
export function readNumericDate(date: string, defaultOffset: number, language: string | null): number | null {
  const match = SHAPE.exec(date);
  if (!match) return null;
  const time = readTime(date.replace(match[0], ' '), language);
  if (time === 'invalid') return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const monthFirst = isMonthFirst(first, second, match[2] ?? '', date, language);
  if (monthFirst === null) return null;
  const day = dayToSeconds(
    fullYear(match[4] ?? ''),
    monthFirst ? first : second,
    monthFirst ? second : first,
  );
  return day === null ? null : day + (time?.seconds ?? 0) - (time?.offset ?? defaultOffset) * 60;
}

function isMonthFirst(
  first: number,
  second: number,
  separator: string,
  date: string,
  language: string | null,
): boolean | null {
  if (first > 12 || first === second) return false;
  if (second > 12) return true;
  if (separator !== '/') return false;
  if (/[ap]\.?m\b/.test(date)) return true;
  if (language === null) return null;
  if (/^en(?:-us)?$/i.test(language)) return /-us$/i.test(language) ? true : null;
  return DAY_FIRST.test(language.toLowerCase()) || /^en-/i.test(language) ? false : null;
}
