import { SPELLINGS } from '../../languages/spellings.js';
import { words } from '../../text/words.js';
import { spellOutAcronyms } from './spell-out-acronyms.js';

interface Fitted {
  words: ReadonlyMap<string, string>;
  rules: readonly (readonly [RegExp, string])[];
  /** What any of the rules would change. */
  any: RegExp | null;
}

function make(language: string): Fitted {
  const { words: list = '', rules = [] } = SPELLINGS[language] ?? {};
  const folded = new Map<string, string>();
  for (const entry of list.split(/\s+/)) {
    const [from = '', to = ''] = entry.split(':').map((word) => words(word, language).join(''));
    if (from !== '') folded.set(from, to);
  }
  const any = rules.length === 0 ? null : new RegExp(rules.map(([{ source }]) => source).join('|'), 'u');
  return { words: folded, rules, any };
}

const made = new Map<string, Fitted>();

/**
 * A word in the one of its spellings that titles are compared in: `tyre` as `tire`, `potentiell` as `potenziell`.
 *
 * @param word folded.
 * @param language analysis language.
 */
export function settleSpelling(word: string, language: string): string {
  let fitted = made.get(language);
  if (fitted === undefined) made.set(language, (fitted = make(language)));
  const other = fitted.words.get(word);
  if (other !== undefined) return other;
  if (fitted.any === null || !fitted.any.test(word)) return word;
  let settled = word;
  for (const [pattern, instead] of fitted.rules) settled = settled.replace(pattern, instead);
  return settled;
}

/**
 * A title with what its language writes in more than one way, and cutting it into words would lose, written in one.
 *
 * @param language analysis language.
 */
export function settleSpellings(title: string, language: string): string {
  let settled = title;
  for (const [pattern, instead] of SPELLINGS[language]?.title ?? [])
    settled = settled.replace(pattern, instead);
  return language === 'hi' || language === 'mr' ? spellOutAcronyms(settled) : settled;
}
