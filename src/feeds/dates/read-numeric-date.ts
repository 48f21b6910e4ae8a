import { dayToSeconds, fullYear } from './calendar.js';
import { readTime } from './read-time.js';

const SHAPE = /(?<!\d)(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/;
const DAY_FIRST = /^(?:es|pt|fr|it|de|nl|pl|ru|tr|el|id|vi|ar|cs|sv|da|no|fi|ro|uk)/;

/**
 * Dates of numbers only that end in the year. With dots or dashes the day comes first. With slashes it depends on
 * the country: decided by a number above twelve, by am/pm (American), by the language; when nothing decides, the
 * date is unknown, for a wrong date is worse than none.
 *
 * @param date as `normaliseDate` leaves it
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
