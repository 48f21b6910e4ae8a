import { dataOf } from './find-language.js';

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 3));

const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long' },
  { month: 'long' },
  { day: 'numeric', month: 'short' },
  { month: 'short' },
];

/**
 * For each month, its names in CLDR: beside a day first, abbreviated last. Empty for a language that CLDR lacks.
 * @param locale language, with a calendar if necessary: `fa-u-ca-gregory`.
 */
export function monthForms(locale: string): string[][] {
  if (!isKnown(locale)) return [];
  const formats = STYLES.map((style) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }));
  const monthIn = (format: Intl.DateTimeFormat, date: number): string =>
    format.formatToParts(date).find(({ type }) => type === 'month')!.value;
  return MONTHS.map((date) => formats.map((format) => monthIn(format, date)));
}

/** Whether ICU has date names for a language. For others it would return those of the system's language. */
const isKnown = (locale: string): boolean =>
  /^[a-z]/.test(locale) && Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0;

/** All spellings of the Gregorian months in a language, from January on: those of CLDR and of the language's folder. */
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

/** Words for a.m. and for p.m.: those of CLDR and of the language's folder. */
export function amPmWords(language: string): [string[], string[]] {
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
