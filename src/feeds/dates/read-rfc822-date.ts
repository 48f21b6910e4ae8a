import { dayToSeconds } from './calendar.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const SHAPE =
  /^(?:[a-z]{3}, )?(\d\d?) ([a-z]{3}) (\d{4}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d) (?:gmt|utc|([+-])(\d\d)([0-5]\d))$/;

/**
 * The date as RFC 822 has it with a four-digit year, to the letter: most dates of most feeds, read here without the
 * search for names that all others need. Null for anything else, right or wrong.
 *
 * @param date as `normaliseDate` leaves it
 */
export function readRfc822Date(date: string): number | null {
  const match = SHAPE.exec(date);
  if (!match) return null;
  const day = dayToSeconds(Number(match[3]), MONTHS.indexOf(match[2] ?? '') + 1, Number(match[1]));
  const offset = Number(match[8] ?? 0) * 3600 + Number(match[9] ?? 0) * 60;
  if (day === null || offset > 14 * 3600) return null;
  const local = day + Number(match[4]) * 3600 + Number(match[5]) * 60 + Number(match[6]);
  return match[7] === '-' ? local + offset : local - offset;
}
