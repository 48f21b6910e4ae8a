import { MONTHS } from './months.js';
import { normaliseDate } from './normalise-date.js';
import { primaryLanguage } from './primary-language.js';

/** Months (1-12) by name as `normaliseDate` leaves it; 0 where a name is that of two. */
interface Names {
  whole: Map<string, number>;
  /** Beginnings of three letters or more. */
  beginnings: Map<string, number>;
}

interface MonthNames {
  any: Names;
  byLanguage: Map<string, Names>;
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
  const own = byLanguage.get(primaryLanguage(language));
  return (
    own?.whole.get(word) ||
    // "Mar" is March in a Finnish document too, and not the beginning of "marraskuu", November.
    byLanguage.get('en')?.whole.get(word) ||
    own?.beginnings.get(word) ||
    (any.whole.get(word) ?? any.beginnings.get(word)) ||
    null
  );
}

function load(): MonthNames {
  if (names !== null) return names;
  const any: Names = { whole: new Map(), beginnings: new Map() };
  const byLanguage = new Map<string, Names>();
  for (const [language, line] of Object.entries(MONTHS)) {
    const own = namesOf(line);
    byLanguage.set(language, own);
    for (const [name, month] of own.whole) add(any.whole, name, month);
    for (const [name, month] of own.beginnings) add(any.beginnings, name, month);
  }
  // English is written in feeds of every language, so its names win.
  for (const [name, month] of byLanguage.get('en')?.whole ?? []) any.whole.set(name, month);
  const phrases = [...any.whole.keys()]
    .filter((name) => name.includes('_'))
    .sort((a, b) => b.length - a.length);
  names = { any, byLanguage, phrases: new RegExp(phrases.join('|').replaceAll('_', ' '), 'g') };
  return names;
}

function namesOf(line: string): Names {
  const own: Names = { whole: new Map(), beginnings: new Map() };
  line.split('|').forEach((spellings, index) => {
    for (const spelling of spellings.split('/')) {
      const name = normaliseDate(spelling).replaceAll('.', '').replaceAll(' ', '_');
      if (name === '') continue;
      add(own.whole, name, index + 1);
      for (let end = 3; end < name.length && !name.includes('_'); end++) {
        add(own.beginnings, name.slice(0, end), index + 1);
      }
    }
  });
  return own;
}

function add(map: Map<string, number>, name: string, month: number): void {
  const known = map.get(name);
  map.set(name, known === undefined || known === month ? month : 0);
}
