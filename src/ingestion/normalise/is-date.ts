import { wordsOf } from './words-of.js';

export interface DatedTitle {
  title: string;
  language: string;
  /** Unix seconds or null. */
  publishedAt: number | null;
}

const HALF_A_YEAR = 183 * 86_400;

/** `020520`, `2020-05-02`, `2. 5. 2020`: the name of an edition. A year alone may be a film. */
export function isDate({ title, language, publishedAt }: DatedTitle): boolean {
  if (/\p{L}/u.test(title)) return isNamedDate(title, language, publishedAt);
  const digits = title.replace(/\D/g, '');
  return digits.length >= 6 && digits.length <= 8 && /^[\d\s./\-–:,]+$/.test(title);
}

/** `Saturday, 2 May 2020`, on about that day: the day's edition. */
function isNamedDate(title: string, language: string, publishedAt: number | null): boolean {
  if (publishedAt === null || !/\d{4}/.test(title) || title.length > 45) return false;
  const date = new Date(publishedAt * 1000);
  const near = [-HALF_A_YEAR, 0, HALF_A_YEAR].map((shift) =>
    new Date(date.getTime() + shift * 1000).getUTCFullYear(),
  );
  if (!near.some((year) => title.includes(String(year)))) return false;
  const named = wordsOf(title).filter((word) => !/^\d+(?:st|nd|rd|th|er|年|月|日|년|월|일)?$/.test(word));
  const known = dateWords(language);
  return named.length <= 4 && named.every((word) => known.has(word)) && /\d.*\d{4}|\d{4}.*\d/.test(title);
}

const dateWordsOf = new Map<string, ReadonlySet<string>>();

/** Names of months and weekdays in a language, in the forms that dates take. */
function dateWords(language: string): ReadonlySet<string> {
  let found = dateWordsOf.get(language);
  if (found === undefined) {
    const collected = new Set<string>();
    for (const options of [{ dateStyle: 'full' }, { dateStyle: 'medium' }, { month: 'long' }] as const) {
      const format = new Intl.DateTimeFormat([language, 'en'], options);
      for (let day = 0; day < 365; day += 5) {
        for (const word of wordsOf(format.format(new Date(Date.UTC(2020, 0, 1 + day))))) collected.add(word);
      }
    }
    dateWordsOf.set(language, (found = collected));
  }
  return found;
}
