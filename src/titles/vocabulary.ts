import { functionWordsOf, negationsOf, unsplitWords } from '../analysis/words.js';
import { dataOf, LANGUAGE_INDEPENDENT_DATA, perLanguage } from '../languages/find-language.js';
import { wordsOfList } from '../languages/word-lists.js';
import { TOKEN_KIND, type TokenKind, type TitleToken } from './title.js';

/** Tokens of words that are no ordinary content words (such as negations), by folded word; null for ignored words. */
export interface TitleTokenKinds {
  tokens: ReadonlyMap<string, TitleToken | null>;
  questions: ReadonlySet<string>;
}

function make(language: string): TitleTokenKinds {
  const tokens = new Map<string, TitleToken | null>();
  const folded = (word: string): string => unsplitWords(word, language).join('');
  const foldedList = (list?: string): string[] => wordsOfList(list).map(folded);
  const add = (list: Iterable<string>, kind: TokenKind): void => {
    for (const text of list) tokens.set(text, { kind, text });
  };
  const { titles = {}, roles } = dataOf(language).words ?? {};
  const { questions, and, antonyms = '', qualifiers = '', reporting } = titles;
  const everywhere = LANGUAGE_INDEPENDENT_DATA.words!.titles!;
  const sides = `${everywhere.qualifiers!} ${qualifiers}`;
  add(foldedList(everywhere.reporting), TOKEN_KIND.function);
  add(foldedList(reporting), TOKEN_KIND.function);
  add(functionWordsOf(language), TOKEN_KIND.function);
  for (const forms of sides
    .trim()
    .split(' ')
    .map((list) => list.split('/').map(folded)))
    for (const form of forms) tokens.set(form, { kind: TOKEN_KIND.number, text: forms[0]! });
  for (const word of foldedList(and)) tokens.set(word, null);
  add(foldedList(questions), TOKEN_KIND.number);
  for (const [i, pair] of antonyms.split(' ').entries())
    for (const [side, forms] of pair.split(':').entries())
      for (const form of forms.split('/').map(folded))
        tokens.set(form, { kind: TOKEN_KIND.antonym, text: `${String.fromCharCode(97 + i)}${side}${form}` });
  add(negationsOf(language), TOKEN_KIND.negation);
  for (const role of ['locative', 'opponent', 'agent', 'object', 'objectBehind'] as const)
    add(foldedList(roles?.[role]), TOKEN_KIND[role]);
  if (!tokens.has('vs')) add(['vs'], TOKEN_KIND.opponent);
  tokens.delete('');
  return { tokens, questions: new Set(foldedList(questions)) };
}

/** The token kinds of the words of a language. @param language analysis language (`zh` for `zh-TW`). */
export const titleTokenKindsOf = perLanguage(make);
