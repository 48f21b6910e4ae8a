import { SPELLINGS } from '../../languages/spellings.js';
import { words } from '../../text/words.js';
import { spellOutAcronyms } from './spell-out-acronyms.js';

interface Fitted {
  words: ReadonlyMap<string, string>;
  rules: Rules;
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
  return applyAll(fitted.rules, word);
}

type Rules = readonly (readonly [RegExp, string])[];

/** What any of the rules for a title looks for: most titles have nothing of it. */
const anyTitle = new Map<string, RegExp>();

function anyOf(rules: Rules, language: string): RegExp {
  let any = anyTitle.get(language);
  if (any === undefined) {
    any = SPELLINGS[language]?.titleMark ?? new RegExp(rules.map(([{ source }]) => source).join('|'), 'iu');
    anyTitle.set(language, any);
  }
  return any;
}

function applyAll(rules: Rules, text: string): string {
  let settled = text;
  for (const [pattern, instead] of rules) settled = settled.replace(pattern, instead);
  return settled;
}

/**
 * A title with what its language writes in more than one way, and cutting it into words would lose, written in one.
 *
 * @param language analysis language.
 */
export function settleSpellings(title: string, language: string): string {
  const rules = SPELLINGS[language]?.title;
  const settled = rules !== undefined && anyOf(rules, language).test(title) ? applyAll(rules, title) : title;
  return language === 'hi' || language === 'mr' ? spellOutAcronyms(settled) : settled;
}
