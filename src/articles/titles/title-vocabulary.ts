import { functionWordsOf } from '../../languages/function-words-of.js';
import { negationsOf } from '../../languages/negations-of.js';
import { words } from '../../text/words.js';
import { LIGHT_WORDS } from './light-words.js';
import { MARK } from './title-marks.js';
import { TITLE_WORDS } from './title-words.js';

/** What every folded word of a language that is no plain content word becomes in a signature; '' is left out. */
export type TitleVocabulary = ReadonlyMap<string, string>;

const made = new Map<string, TitleVocabulary>();

function addOpposites(
  vocabulary: Map<string, string>,
  pairs: string,
  folded: (word: string) => string,
): void {
  for (const [i, pair] of pairs.split(' ').entries()) {
    for (const [side, forms] of pair.split(':').entries()) {
      for (const form of forms.split('/').map(folded)) {
        vocabulary.set(form, `${MARK.opposite}${String.fromCharCode(97 + i)}${side}${form}`);
      }
    }
  }
}

function make(language: string): TitleVocabulary {
  const vocabulary = new Map<string, string>();
  const folded = (word: string): string => words(word, language).join('');
  const {
    questions = '',
    and = '',
    opposites = '',
    qualifiers = '',
    reporting = '',
  } = TITLE_WORDS[language] ?? {};
  for (const word of reporting.split(' ').map(folded)) vocabulary.set(word, MARK.function + word);
  for (const word of functionWordsOf(language)) vocabulary.set(word, MARK.function + word);
  for (const word of (LIGHT_WORDS[language] ?? '').split(' ').map(folded))
    vocabulary.set(word, MARK.light + word);
  for (const forms of qualifiers.split(' ').map((list) => list.split('/').map(folded))) {
    for (const form of forms) vocabulary.set(form, MARK.number + forms[0]!);
  }
  for (const word of and.split(' ').map(folded)) vocabulary.set(word, '');
  for (const word of questions.split(' ').map(folded)) vocabulary.set(word, MARK.number + word);
  if (opposites !== '') addOpposites(vocabulary, opposites, folded);
  for (const word of negationsOf(language)) vocabulary.set(word, MARK.negation + word);
  if (!vocabulary.has('vs')) vocabulary.set('vs', `${MARK.function}vs`);
  vocabulary.delete('');
  return vocabulary;
}

/** @param language analysis language: primary subtag, lower case. */
export function titleVocabulary(language: string): TitleVocabulary {
  let vocabulary = made.get(language);
  if (vocabulary === undefined) made.set(language, (vocabulary = make(language)));
  return vocabulary;
}
