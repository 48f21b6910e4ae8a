import { LANGUAGE_DATA, perLanguage } from '../../languages/find-language.js';
import { monthSpellings } from '../../languages/dates.js';
import { dayToSeconds, yearOfDigits, normalizeDate, primaryLanguage } from './normalize-date.js';
import { readTime } from './read-time.js';

type DateWords = 'dateSigns' | 'beforeMonth' | 'behindMonth' | 'numberedWeekday';
const namesBy = (kind: DateWords): string[] =>
  LANGUAGE_DATA.flatMap(({ numbers }) => numbers?.[kind] ?? []).map(normalizeDate);
/** A pattern for the character after the number of a year (`part` 0), month (1) or day (2): 年, 月, 日. */
const signs = (part: number): string =>
  `(?:${namesBy('dateSigns')
    .map((list) => list.split('|')[part]!.replaceAll('/', '|'))
    .join('|')})`;
const alternatives = (kind: DateWords): string => `(?:${namesBy(kind).join('|').replaceAll('/', '|')})`;

/** The Vietnamese word before the number of a weekday, and these numbers as words: "Thứ 2" and "Thứ hai" are Monday. */
const [WEEKDAY, NUMBERS = ''] = (namesBy('numberedWeekday')[0] ?? '').split(/\/(.*)/);
const NUMBERED_WEEKDAY = new RegExp(
  `${WEEKDAY} (?:\\d|${NUMBERS.replaceAll('/', '|')})\\b,?(?=.*${alternatives('beforeMonth')})`,
);
const NUMBERED_MONTH = new RegExp(
  `${alternatives('beforeMonth')} ?(\\d{1,2})\\b|\\b(\\d{1,2})${alternatives('behindMonth')}\\w*|(?<!\\d)(\\d{1,2})\\s*${signs(1)}`,
);
const EAST_ASIAN = new RegExp(
  `(\\d{2,4})\\s*${signs(0)}\\s*(\\d{1,2})\\s*${signs(1)}\\s*(\\d{1,2})\\s*${signs(2)}?`,
);

interface DateParts {
  year: string;
  month: number;
  day: number;
}

/**
 * Reads a date whose month is a word, in any order and language: RFC 822 and its misspellings, asctime, "1. März
 * 2024", "March 1st, 2024, 3 p.m.", "2024年3月1日". Other words, such as weekdays, are skipped.
 * @param date as `normalizeDate` returns it
 * @param defaultOffset minutes east of UTC of a date that names no zone
 * @returns Unix seconds; null if the text has no such date
 */
export function readNamedDate(date: string, defaultOffset: number, language: string | null): number | null {
  const time = readTime(date, language);
  if (time === 'invalid') return null;
  const parts = readParts(time?.rest ?? date, language, time !== null);
  if (parts === null) return null;
  const day = dayToSeconds(yearOfDigits(parts.year), parts.month, parts.day);
  return day === null ? null : day + (time?.seconds ?? 0) - (time?.offset ?? defaultOffset) * 60;
}

function readParts(text: string, language: string | null, isTimed: boolean): DateParts | null {
  const eastAsian = EAST_ASIAN.exec(text);
  if (eastAsian && !isTimed && mayContainTime(text.replace(eastAsian[0], ' ').match(/\d+/g) ?? []))
    return null;
  if (eastAsian) return { year: eastAsian[1] ?? '', month: Number(eastAsian[2]), day: Number(eastAsian[3]) };
  const cleaned = text.replace(NUMBERED_WEEKDAY, ' ');
  const numbered = NUMBERED_MONTH.exec(cleaned);
  if (numbered) {
    return withMonth(
      Number(numbered[1] ?? numbered[2] ?? numbered[3]),
      cleaned.replace(numbered[0], ' '),
      isTimed,
    );
  }
  const month = monthAmongNumbers(joinMonthPhrases(cleaned, language), language);
  return month === null ? null : withMonth(month, cleaned, isTimed);
}

/** Whether further numbers of a date may be a time that was not recognized; then the date cannot be read. */
export function mayContainTime(others: readonly string[]): boolean {
  const last = others.at(-1);
  return last !== undefined && last.length <= 2 && Number(last) < 60;
}

/**
 * The month (1-12) that a text names. A weekday may look like a month of another language ("mar" is Tuesday in half
 * of Europe, "Paz" Sunday in Turkish); therefore the name with the most numbers beside it counts, and of equals the
 * last.
 */
function monthAmongNumbers(text: string, language: string | null): number | null {
  const tokens = [...text.matchAll(/\d+|[\p{L}\p{M}_]+(?:\.[\p{L}\p{M}]+)*/gu)]
    .map(([token]) => (/^\d/.test(token) ? 'number' : findMonth(token.replaceAll('.', ''), language)))
    .filter((token) => token !== null);
  const neighboursOf = (index: number): number =>
    [tokens[index - 1], tokens[index + 1]].filter((other) => other === 'number').length;
  const months = tokens.flatMap((token, index) =>
    token === 'number' ? [] : [{ month: token, neighbours: neighboursOf(index) }],
  );
  return months.toSorted((a, b) => a.neighbours - b.neighbours).at(-1)?.month ?? null;
}

function withMonth(month: number, text: string, isTimed: boolean): DateParts | null {
  const numbers = text.match(/\d+/g) ?? [];
  const fourDigits = numbers.find(
    (number) => number.length === 4 || (number.length <= 3 && Number(number) > 31),
  );
  const [day, second, ...others] = numbers.filter((number) => number !== fourDigits);
  const unread = fourDigits === undefined || second === undefined ? others : [second, ...others];
  if (!isTimed && mayContainTime(unread)) return null;
  const year = fourDigits ?? second;
  if (day === undefined || year === undefined || day.length > 2 || year.length < 2 || year.length > 4)
    return null;
  return { year, month, day: Number(day) };
}

/** Names of months, as `normalizeDate` returns them, each with its month (1-12), or with 0 if two months have it. */
interface Names {
  complete: Map<string, number>;
  beginnings: Map<string, number>;
  phrases: RegExp | null;
}

/** Whether a word, as `normalizeDate` returns it, is the name of a month in any language. */
export const isMonthName = (word: string): boolean => findMonth(word, null) !== null;

let anyNames: Names | null = null;

/** Joins a month's name of two words to one, in a normalised date: `kanun al-thani` becomes `kanun_al-thani`. */
function joinMonthPhrases(date: string, language: string | null): string {
  let joined = date;
  for (const { phrases } of [namesOf(primaryLanguage(language)), namesOfAny()])
    if (phrases !== null) joined = joined.replace(phrases, (phrase) => phrase.replaceAll(' ', '_'));
  return joined;
}

/**
 * The month (1-12) that a normalised word names, in the given language or, failing that, in any; null when none
 * or when languages disagree, as with "listopad", October in Croatian and November in Polish.
 */
function findMonth(word: string, language: string | null): number | null {
  const own = namesOf(primaryLanguage(language));
  const any = namesOfAny();
  return (
    own.complete.get(word) ||
    // "Mar" is March in a Finnish document too, and not the beginning of "marraskuu", November.
    namesOf('en').complete.get(word) ||
    own.beginnings.get(word) ||
    (any.complete.get(word) ?? any.beginnings.get(word)) ||
    null
  );
}

function namesOfAny(): Names {
  if (anyNames !== null) return anyNames;
  const any: Names = { complete: new Map(), beginnings: new Map(), phrases: null };
  for (const { code } of LANGUAGE_DATA) {
    const own = namesOf(code);
    for (const [name, month] of own.complete) add(any.complete, name, month);
    for (const [name, month] of own.beginnings) add(any.beginnings, name, month);
  }
  // English is written in feeds of every language, so its names win.
  for (const [name, month] of namesOf('en').complete) any.complete.set(name, month);
  return (anyNames = { ...any, phrases: phrasesOf(any) });
}

const namesOf = perLanguage((language): Names => {
  const own: Names = { complete: new Map(), beginnings: new Map(), phrases: null };
  monthSpellings(language).forEach((spellings, index) => {
    for (const spelling of spellings) {
      const name = normalizeDate(spelling).replaceAll('.', '').replaceAll(' ', '_');
      if (name === '') continue;
      add(own.complete, name, index + 1);
      for (let end = 3; end < name.length && !name.includes('_'); end++) {
        add(own.beginnings, name.slice(0, end), index + 1);
      }
    }
  });
  return { ...own, phrases: phrasesOf(own) };
});

function phrasesOf({ complete }: Names): RegExp | null {
  const phrases = [...complete.keys()].filter((name) => name.includes('_'));
  if (phrases.length === 0) return null;
  const longestFirst = phrases.sort((a, b) => b.length - a.length).join('|');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${longestFirst.replaceAll('_', ' ')})(?![\\p{L}\\p{M}])`, 'gu');
}

function add(map: Map<string, number>, name: string, month: number): void {
  const known = map.get(name);
  map.set(name, known === undefined || known === month ? month : 0);
}
