import { dataOf, LANGUAGES, perLanguage } from '../languages/find-language.js';
import { monthForms } from '../languages/dates.js';
import { fold } from './fold.js';
import { words } from './words.js';
import { DAY } from '../config/durations.js';

/** Folded names and abbreviations of months, each with the form that a date uses: Russian `май` to `мая`. */
export type MonthNames = ReadonlyMap<string, string>;

const MIN_PREFIX_LENGTH = 3;
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = DAY * 1000;
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 3));

/** Adds the prefixes that only one of the months has: `sept` of `september`. */
function addPrefixes(names: Map<string, string>, months: readonly string[]): void {
  for (const month of months) {
    for (let length = MIN_PREFIX_LENGTH; length < month.length; length++) {
      const prefix = month.slice(0, length);
      if (names.has(prefix) || months.some((other) => other !== month && other.startsWith(prefix))) continue;
      names.set(prefix, month);
    }
  }
}

function make(language: string): MonthNames {
  const names = new Map<string, string>();
  for (const month of language === 'und' ? [] : monthForms(language)) {
    const forms = month.map((form) => words(form, language));
    const name = forms[0]!.join('');
    if (forms[0]!.length !== 1 || !/^\p{L}/u.test(name)) continue;
    for (const [form, ...rest] of forms)
      if (form !== undefined && rest.length === 0 && !names.has(form)) names.set(form, name);
  }
  addPrefixes(names, [...new Set(names.values())]);
  const { alias, month } = dataOf(language).forms?.spellings?.monthAlias ?? {};
  if (alias !== undefined && month !== undefined) names.set(alias, month);
  return names;
}

/** The month names of a language, from CLDR; empty if CLDR lacks it. @param language analysis language. */
export const monthNames = perLanguage(make);

const dayFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'und' ? 'en' : `${language}-u-nu-latn`, {
      ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    }),
);

/**
 * The day and month of a time in a language: `written` as in a text (`22 мая`, `5月22日`), `dated` as in titles that are
 * normalized for comparison (`22.мая`), null where months are numbers.
 * @param at Unix seconds, in UTC.
 */
export function dateInLanguage(at: number, language: string): { written: string; dated: string | null } {
  const written = dayFormat(language).format(at * 1000);
  const read = words(written, language);
  const names = monthNames(language);
  const month = read.find((word) => names.has(word));
  const day = read.find((word) => /^\d+$/.test(word));
  return { written, dated: month === undefined ? null : `${day}.${names.get(month)}` };
}

let calendar: ReadonlySet<string> | null = null;

function calendarNames(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { code } of LANGUAGES) {
    const day = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' });
    const days = MONTHS.slice(0, 7).map((_, i) => day.format(MONDAY + i * DAY_MS));
    for (const name of [...days, ...MONTHS.map((date) => month.format(date))]) {
      const one = fold(name, 'und');
      if (/^[\p{L}\p{M}]+$/u.test(one)) found.add(one);
    }
  }
  return found;
}

/** Whether a word, folded without a language, is a weekday or a month in any supported language. */
export function isDayOrMonth(word: string): boolean {
  calendar ??= calendarNames();
  return calendar.has(word);
}
