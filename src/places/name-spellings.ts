import { fold } from '../analysis/fold.js';
import { findLanguage, perLanguage } from '../languages/find-language.js';
import { pairsOfList } from '../languages/word-lists.js';

/** Words that may replace a word of a place's name in a language. `st` replaces `saint`, and the reverse. */
interface Alternatives {
  abbreviations: ReadonlyMap<string, string>;
  /** Contracted forms of a name's first word, by that word: `du` and `au` for `le`. */
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

/** A word with its full stop, if it has one: `St.`. */
const WORD = /[\p{L}\p{M}]+\.?/gu;
const FIRST_WORD = /^(?<article>[\p{L}\p{M}]+)(?<between>['’‘]|\s+)(?=[\p{L}\p{M}])/u;
const POSSESSIVE = /(?<=\p{L})['’‘\u02bc`´]s(?!\p{L})/gu;
const FINAL_S = /(?<=\p{L}{3})s(?!\p{L})/gu;

/** Spellings of a name with and without apostrophe, which English titles often omit: `King's Lynn`, `Kings Lynn`. */
function possessives(name: string): string[] {
  const bare = name.replace(POSSESSIVE, 's');
  return bare === name && !/[\s-]/.test(name) ? [] : [bare, name.replace(FINAL_S, "'s")];
}

/**
 * Spellings of a place's name in titles: with and without abbreviations (`St Albans`, `Saint Albans`), without an
 * apostrophe (`Kings Lynn`), and with a contracted article (`Le Havre`, `au Havre`).
 * @param language analysis language.
 * @returns the name itself first.
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
