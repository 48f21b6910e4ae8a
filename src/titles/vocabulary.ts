import { functionWordsOf } from '../languages/function-words-of.js';
import { GENERIC_NOUNS } from '../languages/generic-nouns.js';
import { negationsOf } from '../languages/negations-of.js';
import { REPORTING_VERBS } from '../languages/reporting-verbs.js';
import { ROLE_WORDS } from '../languages/role-words.js';
import { TITLE_WORDS } from '../languages/title-words.js';
import { wholeWords } from '../text/words.js';
import { KIND, type Kind, type Token } from './title.js';

/** What every folded word of a language that is no plain content word is in a title; null is left out. */
export interface Vocabulary {
  tokens: ReadonlyMap<string, Token | null>;
  questions: ReadonlySet<string>;
}

const made = new Map<string, Vocabulary>();

function make(language: string): Vocabulary {
  const tokens = new Map<string, Token | null>();
  const folded = (word: string): string => wholeWords(word, language).join('');
  const listed = (list = ''): string[] =>
    list
      .split(/\s+/)
      .map(folded)
      .filter((word) => word !== '');
  const add = (list: Iterable<string>, kind: Kind): void => {
    for (const text of list) tokens.set(text, { kind, text });
  };
  const { questions, and, antonyms = '', qualifiers = '', reporting } = TITLE_WORDS[language] ?? {};
  const sides = `${TITLE_WORDS['*']!.qualifiers!} ${qualifiers}`;
  const roles = ROLE_WORDS[language] ?? {};
  add(listed(reporting), KIND.function);
  add(functionWordsOf(language), KIND.function);
  add(listed(GENERIC_NOUNS[language]), KIND.weak);
  add(listed(REPORTING_VERBS[language]), KIND.weak);
  for (const forms of sides.split(' ').map((list) => list.split('/').map(folded)))
    for (const form of forms) if (form !== '') tokens.set(form, { kind: KIND.number, text: forms[0]! });
  for (const word of listed(and)) tokens.set(word, null);
  add(listed(questions), KIND.number);
  for (const [i, pair] of antonyms.split(' ').entries())
    for (const [side, forms] of pair.split(':').entries())
      for (const form of forms.split('/').map(folded))
        if (form !== '')
          tokens.set(form, { kind: KIND.antonym, text: `${String.fromCharCode(97 + i)}${side}${form}` });
  add(negationsOf(language), KIND.negation);
  add(listed(roles.locative), KIND.locative);
  add(listed(roles.opponent), KIND.opponent);
  add(listed(roles.agent), KIND.agent);
  add(listed(roles.subject), KIND.subject);
  add(listed(roles.object), KIND.object);
  add(listed(roles.objectBehind), KIND.objectBehind);
  if (!tokens.has('vs')) add(['vs'], KIND.function);
  return { tokens, questions: new Set(listed(questions)) };
}

/** @param language analysis language: primary subtag, lower case. */
export function vocabularyOf(language: string): Vocabulary {
  let vocabulary = made.get(language);
  if (vocabulary === undefined) made.set(language, (vocabulary = make(language)));
  return vocabulary;
}
