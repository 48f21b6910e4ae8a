import { perLanguage } from '../../languages/find-language.js';
import { dayToSeconds, yearOfDigits, normalizeDate, primaryLanguage } from './normalize-date.js';
import { mayContainTime } from './read-named-date.js';
import { readAmPm, type AmPm, readZoneOffset, readTime, secondsOfDay } from './read-time.js';

/** A date that begins with its year, with or without a weekday: `2024-03-05`, `2024. 3. 5.`, `20240305`. */
const DATE =
  /^(?:[\p{L}\p{M}.]+,? )?(\d{4})(?:[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})\.?|(\d{2})(\d{2}))(?!\d)(?: ?\(\p{L}+\))?/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?!\d)/;
const TIME =
  /^(?:\s*t|[,.\s]\s*(?:[\p{L}\p{M}.,]+\s+)?|-(?=\d\d:))\s*(\d{1,2})(?:(?:[:.]?(?=\d{2})|:(?=\d(?!\d)))(\d{1,2})(?:(?:[:.]?(?=\d{2})|:(?=\d(?!\d)))(\d{1,2})(?:[.,:]\d+)?)?)?\s*/u;

/**
 * Reads a date that begins with a four-digit year: ISO 8601 in basic and extended form, with or without time and
 * zone, RFC 3339, W3CDTF, their usual misspellings, and the formats of Hungary and East Asia.
 * @param date as `normalizeDate` returns it
 * @param defaultOffset minutes east of UTC of a date that names no zone
 * @param language tag of the document, whose words for a.m. and p.m. are read
 * @returns Unix seconds; null for another format
 */
export function readIsoDate(date: string, defaultOffset: number, language: string | null): number | null {
  const compact = COMPACT.exec(date);
  if (compact) {
    const day = dayToSeconds(yearOfDigits(compact[1]!), Number(compact[2]), Number(compact[3]));
    const half = readAmPm('', date.slice(compact[0].length), language);
    return finish(day, compact.slice(4), half, defaultOffset);
  }
  const match = DATE.exec(date);
  if (!match) return null;
  const day = dayToSeconds(
    yearOfDigits(match[1]!),
    Number(match[2] ?? match[4]),
    Number(match[3] ?? match[5]),
  );
  const rest = date.slice(match[0].length);
  const time = TIME.exec(rest);
  if (time) {
    const before = /^\D*/.exec(time[0])![0];
    const half = readAmPm(before, rest.slice(time[0].length), language);
    return finish(day, time.slice(1), half, defaultOffset);
  }
  const isDayOnly = /^\s*$|^z|^[+-]\d/.test(rest);
  return isDayOnly ? finish(day, [], { half: null, after: rest }, defaultOffset) : null;
}

function finish(
  day: number | null,
  time: readonly (string | undefined)[],
  { half, after }: AmPm,
  defaultOffset: number,
): number | null {
  const seconds = secondsOfDay(time, half);
  return day === null || seconds === null
    ? null
    : day + seconds - (readZoneOffset(after) ?? defaultOffset) * 60;
}

const SHAPE = /(?<!\d)(\d{1,2})([./ -]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/;

/**
 * Reads a date of numbers that does not begin with a four-digit year. Day and month are distinguished by, in this
 * order: a number above twelve; a weekday; dots or spaces, after which the day is first; the usual order of the
 * language and country. If nothing decides, the result is null, because a wrong date is worse than none.
 * @param date as `normalizeDate` returns it
 * @param defaultOffset minutes east of UTC of a date that names no zone
 * @param language tag of the document, with a country if known
 * @returns Unix seconds, or null
 */
export function readNumericDate(date: string, defaultOffset: number, language: string | null): number | null {
  if (!SHAPE.test(date)) return null;
  const time = readTime(date, language);
  if (time === 'invalid') return null;
  const rest = time?.rest ?? date;
  const match = SHAPE.exec(rest);
  if (!match) return null;
  if (time === null && mayContainTime(rest.slice(match.index + match[0].length).match(/\d+/g) ?? []))
    return null;
  const day = readDay(match, date, language);
  return day === null ? null : day + (time?.seconds ?? 0) - (time?.offset ?? defaultOffset) * 60;
}

function readDay(
  [, first = '', separator = '', second = '', last = '']: RegExpExecArray,
  text: string,
  language: string | null,
): number | null {
  const isShort = last.length === 2;
  if (isShort && usualOrder(primaryLanguage(language)) === 'ymd')
    return dayToSeconds(yearOfDigits(first), Number(second), Number(last));
  if (isShort && separator === ' ') return null;
  const dayFirst = dayToSeconds(yearOfDigits(last), Number(second), Number(first));
  const monthFirst = dayToSeconds(yearOfDigits(last), Number(first), Number(second));
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) return dayFirst ?? monthFirst;
  const isNamed = namesWeekday(text, dayFirst, language);
  if (isNamed !== namesWeekday(text, monthFirst, language)) return isNamed ? dayFirst : monthFirst;
  if (separator !== '/') return dayFirst;
  const usual = usualOrder(language ?? '');
  if (usual === null) return /[ap]\.?m\b/.test(text) ? monthFirst : null;
  return usual === 'mdy' ? monthFirst : dayFirst;
}

/** The order of day, month and year in a language and country, such as `dmy`; null if unknown (English alone). */
const usualOrder = perLanguage((language): string | null => {
  if (language === '' || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'short', calendar: 'gregory' });
  const parts = format.formatToParts().filter(({ type }) => /day|month|year/.test(type));
  const order = parts.map(({ type }) => type[0]).join('');
  const { locale } = format.resolvedOptions();
  return locale === 'en' || (locale.startsWith('en-') && order === 'ymd') ? null : order;
});

/** Whether a text has the name of this day's weekday, in English or its language. @param day in Unix seconds */
function namesWeekday(text: string, day: number, language: string | null): boolean {
  const words = ` ${text.replace(/[^\p{L}\p{M}]+/gu, ' ')} `;
  return ['en', primaryLanguage(language)].some((code) =>
    weekdays(code)[new Date(day * 1000).getUTCDay()]?.some((name) => words.includes(` ${name} `)),
  );
}

/** The names of the weekdays in a language, as `normalizeDate` returns them; empty for an unknown language. */
const weekdays = perLanguage((language): string[][] => {
  if (language === '' || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
  const styles = (['long', 'short'] as const).map(
    (weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
  );
  // 4 January 1970 was a Sunday.
  return [4, 5, 6, 7, 8, 9, 10].map((day) =>
    styles.map((style) =>
      normalizeDate(style.format(Date.UTC(1970, 0, day)))
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim(),
    ),
  );
});
