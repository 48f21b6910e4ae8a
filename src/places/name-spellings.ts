import { fold } from '../analysis/fold.js';
import { findLanguage, perLanguage } from '../languages/find-language.js';
import { pairsOfList } from '../languages/language.js';

/** Alternatives of a word of a name by its folded form: `st` of saint and `saint` of st. */
interface Alternatives {
  abbreviations: ReadonlyMap<string, string>;
  /** Contractions of a name's first word. */
  contractions: ReadonlyMap<string, readonly string[]>;
}

const alternativesIn = perLanguage((language): Alternatives => {
  const { abbreviations, contractions } = findLanguage(language).words.places ?? {};
  return {
    abbreviations: new Map(
      pairsOfList(abbreviations).flatMap(([long, short]) => [
        [long, short],
        [short, long],
      ]),
    ),
    contractions: new Map(pairsOfList(contractions).map(([article, list]) => [article, list.split('/')])),
  };
});

/** A word, also with a full stop behind it: `St.`. */
const WORD = /[\p{L}\p{M}]+\.?/gu;
const FIRST_WORD = /^(?<article>[\p{L}\p{M}]+)(?<between>['’‘]|\s+)(?=[\p{L}\p{M}])/u;
const POSSESSIVE = /(?<=\p{L})['’‘\u02bc`´]s(?!\p{L})/gu;
const FINAL_S = /(?<=\p{L}{3})s(?!\p{L})/gu;

/**
 * The spellings of a name with a possessive, whose parts are words of their own in English titles: Kings Lynn, King's
 * Lynn.
 */
function possessives(name: string): string[] {
  const bare = name.replace(POSSESSIVE, 's');
  return bare === name && !/[\s-]/.test(name) ? [] : [bare, name.replace(FINAL_S, "'s")];
}

/**
 * A name of a place as titles spell it: with and without abbreviations (St Albans), without its apostrophe (Kings Lynn),
 * and with the article contracted (Le Havre, au Havre).
 *
 * @param language analysis language.
 * @returns the name first.
 */
export function spellingsOfName(name: string, language: string): string[] {
  const { abbreviations, contractions } = alternativesIn(language);
  const abbreviated = name.replace(WORD, (word) => {
    const other = abbreviations.get(fold(word.replace('.', ''), language));
    return other === undefined ? word : other[0]!.toUpperCase() + other.slice(1);
  });
  const names = [name, abbreviated];
  const first = FIRST_WORD.exec(name);
  for (const contraction of contractions.get(fold(first?.groups!['article'] ?? '', language)) ?? [])
    names.push(contraction + name.slice(first!.groups!['article']!.length));
  if (language === 'en') names.push(...names.flatMap(possessives));
  return [...new Set(names)];
}
