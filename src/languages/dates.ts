import { dataOf } from './find-language.js';

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 3));

const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long' },
  { month: 'long' },
  { day: 'numeric', month: 'short' },
  { month: 'short' },
];

/**
 * The names of the months in which the third of each month of 2024 lies, the one beside a day first, then shorter
 * ones, from the Unicode CLDR; empty for a language it does not know.
 * @param locale with the calendar where it matters: `fa-u-ca-gregory`.
 */
export function monthForms(locale: string): string[][] {
  if (!isKnown(locale)) return [];
  const formats = STYLES.map((style) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }));
  const monthIn = (format: Intl.DateTimeFormat, date: number): string =>
    format.formatToParts(date).find(({ type }) => type === 'month')!.value;
  return MONTHS.map((date) => formats.map((format) => monthIn(format, date)));
}

/** Whether ICU has a calendar for a language: for others it would answer in the system's. */
const isKnown = (locale: string): boolean =>
  /^[a-z]/.test(locale) && Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0;

/**
 * Every spelling of the Gregorian months in a language, January first: those of the CLDR and of its folder. None for
 * a language that neither knows.
 */
export function monthSpellings(language: string): string[][] {
  const forms = monthForms(`${language}-u-ca-gregory`);
  const spellings = MONTHS.map((_, i) => (forms[i] ?? []).filter((name) => !/\p{N}/u.test(name)));
  for (const entry of dataOf(language).numbers?.months?.split(', ') ?? []) {
    const [, month, names] = /^(\d+) (.*)$/.exec(entry)!;
    spellings[Number(month) - 1]!.push(...names!.split('/'));
  }
  return spellings;
}

const [MORNING, AFTERNOON] = [9, 15].map((hour) => Date.UTC(2024, 0, 3, hour));

/** Words for the halves of the day, those before noon first: those of the CLDR and of the folder. */
export function dayHalves(language: string): [string[], string[]] {
  const [am = '', pm = ''] = (dataOf(language).numbers?.dayHalves ?? '').split('|');
  const own = (list: string): string[] => list.split('/').filter((word) => word.trim() !== '');
  if (!isKnown(language)) return [own(am), own(pm)];
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  const half = (time: number): string[] =>
    format.formatToParts(time).flatMap(({ type, value }) => (type === 'dayPeriod' ? value : []));
  return [
    [...half(MORNING!), ...own(am)],
    [...half(AFTERNOON!), ...own(pm)],
  ];
}
