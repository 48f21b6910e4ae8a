import { perLanguage } from '../../languages/find-language.js';
import { dayToSeconds, fullYear, normalizeDate, primaryLanguage } from './normalize-date.js';
import { mayBeTime } from './read-named-date.js';
import { readDayHalf, type DayHalf, readZoneOffset, readTime, secondsOfDay } from './read-time.js';

/**
 * A date that begins with its year, also with the day of the week before or after it: `2024-03-05`, `2024. 3. 5.`,
 * `20240305`.
 */
const DATE =
  /^(?:[\p{L}\p{M}.]+,? )?(\d{4})(?:[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})\.?|(\d{2})(\d{2}))(?!\d)(?: ?\(\p{L}+\))?/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?!\d)/;
const TIME =
  /^(?:\s*t|[,.\s]\s*(?:[\p{L}\p{M}.,]+\s+)?|-(?=\d\d:))\s*(\d{1,2})(?:(?:[:.]?(?=\d{2})|:(?=\d(?!\d)))(\d{1,2})(?:(?:[:.]?(?=\d{2})|:(?=\d(?!\d)))(\d{1,2})(?:[.,:]\d+)?)?)?\s*/u;

/**
 * Dates that begin with a four-digit year: ISO 8601 in basic and extended form, with or without time and zone,
 * RFC 3339 and W3CDTF, the slips usual in feeds, and the layouts of Hungary and East Asia.
 * @param date as `normalizeDate` returns it
 * @param defaultOffset minutes east of UTC for a date that names no zone
 * @param language of the document, whose words for the halves of the day are understood
 * @returns Unix seconds, or null when the date has another shape
 */
export function readIsoDate(date: string, defaultOffset: number, language: string | null): number | null {
  const compact = COMPACT.exec(date);
  if (compact) {
    const day = dayToSeconds(fullYear(compact[1]!), Number(compact[2]), Number(compact[3]));
    const half = readDayHalf('', date.slice(compact[0].length), language);
    return finish(day, compact.slice(4), half, defaultOffset);
  }
  const match = DATE.exec(date);
  if (!match) return null;
  const day = dayToSeconds(fullYear(match[1]!), Number(match[2] ?? match[4]), Number(match[3] ?? match[5]));
  const rest = date.slice(match[0].length);
  const time = TIME.exec(rest);
  if (time) {
    const before = /^\D*/.exec(time[0])![0];
    const half = readDayHalf(before, rest.slice(time[0].length), language);
    return finish(day, time.slice(1), half, defaultOffset);
  }
  const isDayOnly = /^\s*$|^z|^[+-]\d/.test(rest);
  return isDayOnly ? finish(day, [], { half: null, after: rest }, defaultOffset) : null;
}

function finish(
  day: number | null,
  time: readonly (string | undefined)[],
  { half, after }: DayHalf,
  defaultOffset: number,
): number | null {
  const seconds = secondsOfDay(time, half);
  return day === null || seconds === null
    ? null
    : day + seconds - (readZoneOffset(after) ?? defaultOffset) * 60;
}

const SHAPE = /(?<!\d)(\d{1,2})([./ -]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/;

/**
 * Dates of numbers only that do not begin with a four-digit year. A number above twelve shows the order of day and
 * month, then the day of the week beside them, then dots and spaces, after which it is the day's, then the order that
 * is usual in the language and country. When nothing decides, the date is unknown, because a wrong date is worse than
 * none.
 * @param date as `normalizeDate` returns it
 * @param defaultOffset minutes east of UTC for a date that names no zone
 * @param language tag of the document, with a country where it is known
 * @returns Unix seconds, or null
 */
export function readNumericDate(date: string, defaultOffset: number, language: string | null): number | null {
  if (!SHAPE.test(date)) return null;
  const time = readTime(date, language);
  if (time === 'invalid') return null;
  const rest = time?.rest ?? date;
  const match = SHAPE.exec(rest);
  if (!match) return null;
  if (time === null && mayBeTime(rest.slice(match.index + match[0].length).match(/\d+/g) ?? [])) return null;
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
    return dayToSeconds(fullYear(first), Number(second), Number(last));
  if (isShort && separator === ' ') return null;
  const dayFirst = dayToSeconds(fullYear(last), Number(second), Number(first));
  const monthFirst = dayToSeconds(fullYear(last), Number(first), Number(second));
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) return dayFirst ?? monthFirst;
  const isNamed = namesWeekday(text, dayFirst, language);
  if (isNamed !== namesWeekday(text, monthFirst, language)) return isNamed ? dayFirst : monthFirst;
  if (separator !== '/') return dayFirst;
  const usual = usualOrder(language ?? '');
  if (usual === null) return /[ap]\.?m\b/.test(text) ? monthFirst : null;
  return usual === 'mdy' ? monthFirst : dayFirst;
}

/**
 * Day, month and year in the order usual in a language and country, as `dmy`; null where they are unknown, and in
 * English where its countries differ or write the year first, which says nothing of the others.
 */
const usualOrder = perLanguage((language): string | null => {
  if (language === '' || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'short', calendar: 'gregory' });
  const parts = format.formatToParts().filter(({ type }) => /day|month|year/.test(type));
  const order = parts.map(({ type }) => type[0]).join('');
  const { locale } = format.resolvedOptions();
  return locale === 'en' || (locale.startsWith('en-') && order === 'ymd') ? null : order;
});

/** Whether a text names the day of the week of a day, in English or in the given language. */
function namesWeekday(text: string, day: number, language: string | null): boolean {
  const words = ` ${text.replace(/[^\p{L}\p{M}]+/gu, ' ')} `;
  return ['en', primaryLanguage(language)].some((code) =>
    weekdays(code)[new Date(day * 1000).getUTCDay()]?.some((name) => words.includes(` ${name} `)),
  );
}

/** The names of the days of the week in a language, as `normalizeDate` returns them; none where it is unknown. */
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
