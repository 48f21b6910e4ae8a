import { LANGUAGES } from '../../../languages/languages.js';
import { plainWords } from '../plain-words.js';

/** Any Monday, and seven and twelve steps from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

let names: ReadonlySet<string> | null = null;

function calendarNames(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { code } of LANGUAGES) {
    const day = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' });
    for (let i = 0; i < 12; i++) {
      for (const name of [day.format(MONDAY + (i % 7) * DAY), month.format(Date.UTC(2024, i, 1))]) {
        const [word, ...others] = plainWords(name);
        if (word !== undefined && others.length === 0) found.add(word);
      }
    }
  }
  return found;
}

/** Whether a word, as `plainWords` gives it, names a day of the week or a month in any supported language. */
export function isDayOrMonth(word: string): boolean {
  names ??= calendarNames();
  return names.has(word);
}
