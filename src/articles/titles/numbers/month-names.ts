import { words } from '../../../text/words.js';

const SHORTEST_PREFIX = 3;

/** Names and short forms of months, folded, each with the name that stands beside a day. */
export type MonthNames = ReadonlyMap<string, string>;

const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long' },
  { month: 'long' },
  { day: 'numeric', month: 'short' },
  { month: 'short' },
];

/** Every month's names, the one beside a day first. */
function formsOf(language: string): string[][] {
  const formats = STYLES.map((style) => new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }));
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2024, month, 3));
      return parts.find(({ type }) => type === 'month')!.value;
    }),
  );
}

/** Every beginning of the name by which it could be cut short, unless another month begins so too. */
function addPrefixes(names: Map<string, string>, months: readonly string[]): void {
  for (const month of months) {
    for (let length = SHORTEST_PREFIX; length < month.length; length++) {
      const prefix = month.slice(0, length);
      if (names.has(prefix) || months.some((other) => other !== month && other.startsWith(prefix))) continue;
      names.set(prefix, month);
    }
  }
}

function make(language: string): MonthNames {
  const names = new Map<string, string>();
  const months: string[] = [];
  for (const month of formsOf(language)) {
    const forms = month.map((form) => words(form, language));
    const name = forms[0]!.join('');
    if (forms[0]!.length !== 1 || !/^\p{L}/u.test(name)) continue;
    months.push(name);
    for (const [form, ...rest] of forms)
      if (form !== undefined && rest.length === 0 && !names.has(form)) names.set(form, name);
  }
  if (language === 'en') names.set('maius', 'may');
  addPrefixes(names, months);
  return names;
}

const made = new Map<string, MonthNames>();
const NONE: MonthNames = new Map();

/**
 * Months as a language writes them beside a day, from CLDR; none for languages it does not know.
 * @param language analysis language.
 */
export function monthNames(language: string): MonthNames {
  let names = made.get(language);
  if (names === undefined) {
    const known = Intl.DateTimeFormat.supportedLocalesOf(language === 'und' ? [] : [language]).length > 0;
    made.set(language, (names = known ? make(language) : NONE));
  }
  return names;
}
