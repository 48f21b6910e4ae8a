import { MONTHS } from './months.js';
import { normaliseDate } from './normalise-date.js';

interface MonthNames {
  /** Month (1-12) by name as `normaliseDate` leaves it; 0 where languages disagree. */
  any: Map<string, number>;
  byLanguage: Map<string, Map<string, number>>;
  /** Names of more than one word. */
  phrases: RegExp;
}

let names: MonthNames | null = null;

/** Names of the months in a normalised date, joined to one word where they are two ("kanun al-thani"). */
export function joinMonthPhrases(date: string): string {
  return date.replace(load().phrases, (phrase) => phrase.replaceAll(' ', '_'));
}

/**
 * The month (1-12) that a normalised word names, in the given language or, failing that, in any; null when none
 * or when languages disagree, as with "listopad", October in Croatian and November in Polish.
 */
export function findMonth(word: string, language: string | null): number | null {
  const { any, byLanguage } = load();
  const own = language === null ? undefined : byLanguage.get(language.slice(0, 2))?.get(word);
  const month = own === undefined || own === 0 ? any.get(word) : own;
  return month === undefined || month === 0 ? null : month;
}

function load(): MonthNames {
  if (names !== null) return names;
  const any = new Map<string, number>();
  const byLanguage = new Map<string, Map<string, number>>();
  const phrases: string[] = [];
  for (const [language, line] of Object.entries(MONTHS)) {
    const own = namesOf(line);
    byLanguage.set(language, own);
    for (const [name, month] of own) {
      if (name.includes('_')) phrases.push(name.replaceAll('_', ' '));
      add(any, name, month);
    }
  }
  // English is written in feeds of every language, so its names win.
  for (const [name, month] of byLanguage.get('en') ?? []) any.set(name, month);
  phrases.sort((a, b) => b.length - a.length);
  names = { any, byLanguage, phrases: new RegExp(phrases.join('|'), 'g') };
  return names;
}

/** Every spelling of one language's months, and every beginning of three letters that is one month's alone. */
function namesOf(line: string): Map<string, number> {
  const whole = new Map<string, number>();
  const beginnings = new Map<string, number>();
  line.split('|').forEach((spellings, index) => {
    for (const spelling of spellings.split('/')) {
      const name = normaliseDate(spelling).replaceAll('.', '').replaceAll(' ', '_');
      if (name === '') continue;
      add(whole, name, index + 1);
      for (let end = 3; end < name.length && !name.includes('_'); end++) {
        add(beginnings, name.slice(0, end), index + 1);
      }
    }
  });
  return new Map([...beginnings, ...whole]);
}

function add(map: Map<string, number>, name: string, month: number): void {
  const known = map.get(name);
  map.set(name, known === undefined || known === month ? month : 0);
}
