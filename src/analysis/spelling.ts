import { dataOf, INTERNATIONAL, perLanguage } from '../languages/find-language.js';
import { listed, pairsIn, type Rule } from '../languages/language.js';
import { wholeWords } from './words.js';

/** The spellings of a language, ready to be applied. */
interface Spelling {
  words: ReadonlyMap<string, string>;
  endings: readonly Rule[];
  title: readonly Rule[];
  /** What any of them would change: most words and titles have nothing of it. */
  anyEnding: RegExp;
  anyTitle: RegExp;
}

const NEVER = '(?!)';
const anyOf = (rules: readonly Rule[]): string => rules.map(([{ source }]) => source).join('|') || NEVER;

/** In every language, in titles that are not all capitals. */
const EVERYWHERE = INTERNATIONAL.forms!.spellings!;

function make(language: string): Spelling {
  const data = dataOf(language);
  const { words = '', rules = [], title = [], titleMark } = data.forms?.spellings ?? {};
  const folded = (word: string): string => wholeWords(word, language).join('');
  const spelt = [...pairsIn(EVERYWHERE.words), ...pairsIn(words)].map(
    (pair) => pair.map(folded) as [string, string],
  );
  const synonyms = listed(data.words?.titles?.synonyms).flatMap((group) => {
    const [first, ...others] = group.split('/').map(folded);
    return others.map((other): [string, string] => [other, first!]);
  });
  return {
    words: new Map([...spelt, ...synonyms]),
    endings: rules,
    title,
    anyEnding: new RegExp(anyOf(rules), 'u'),
    anyTitle: titleMark ?? new RegExp(anyOf(title), 'iu'),
  };
}

const spellingOf = perLanguage(make);

/** A text after one rule after the other. */
export const applyRules = (text: string, rules: readonly Rule[] = []): string =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement as string), text);

/**
 * A word in the one of its spellings that titles are compared in: `tyre` as `tire`, `potentiell` as `potenziell`.
 *
 * @param word folded.
 * @param language analysis language.
 */
export function normalizeSpelling(word: string, language: string): string {
  const { words, endings, anyEnding } = spellingOf(language);
  const other = words.get(word);
  if (other !== undefined) return other;
  return anyEnding.test(word) ? applyRules(word, endings) : word;
}

/** The same for what cutting a text into words would lose. */
export function normalizeSpellings(text: string, language: string): string {
  const isWritten = EVERYWHERE.titleMark!.test(text) && /\p{Ll}/u.test(text);
  const spelt = isWritten ? applyRules(text, EVERYWHERE.title) : text;
  const { anyTitle, title } = spellingOf(language);
  return anyTitle.test(spelt) ? applyRules(spelt, title) : spelt;
}
