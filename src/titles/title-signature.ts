import { encodeTitle, KIND, type Kind, type TitleSignature, type Token } from './title.js';
import { numberVocabulary } from '../analysis/number-words.js';
import { normalizeSpelling } from '../analysis/spelling.js';
import { wholeWords } from '../analysis/words.js';
import { analysisLanguage, dataOf } from '../languages/find-language.js';
import { labelWordsOf } from './labels.js';
import { segmentsOf } from './segments.js';
import { tokensOf } from './tokens.js';
import { vocabularyOf } from './vocabulary.js';

/** More than any headline has; what follows is not compared. */
const MAX_WORDS = 40;
const MAX_TITLE_LENGTH = 600;

const TELLING: ReadonlySet<Kind | undefined> = new Set([KIND.number, KIND.negation, KIND.opponent]);
const QUESTION = /[?？؟՞⁇፧]|(?<=[\u0370-\u03ff]);\s*$/u;
const CUT_OFF = /(?:…|\.{3})\s*$/u;

/** Whether nothing in a piece counts, denies, asks or names another side. Names such as Sud Ouest and Page Six do not. */
function mayBeMissing(piece: string, mayBeName: boolean, language: string): boolean {
  const { tokens } = vocabularyOf(language);
  const { parts } = numberVocabulary(language);
  const found = wholeWords(piece, language);
  const tells = (word: string): boolean =>
    parts.get(word)?.kind === 'cardinal' || TELLING.has(tokens.get(word)?.kind);
  return (mayBeName && found.length > 1) || !found.some(tells);
}

/**
 * Reduces a title to what `areNearIdentical` compares; about as long as the title. See `encodeTitle` for the layout.
 *
 * @param language BCP 47 tag of the title.
 */
export function titleSignature(title: string, language: string): TitleSignature {
  const subtag = analysisLanguage(language);
  const segments = segmentsOf(title.slice(0, MAX_TITLE_LENGTH), subtag);
  const missing = segments.tails.filter((piece) => mayBeMissing(piece, true, subtag));
  const asides = segments.asides.filter((piece) => mayBeMissing(piece, false, subtag));
  const kept = [...segments.asides.filter((piece) => !asides.includes(piece)), segments.core];
  const core = [...kept, ...segments.tails.filter((piece) => !missing.includes(piece))].join(' – ');
  const tokens = tokensOf(core, subtag).slice(0, MAX_WORDS);
  const vocabulary = vocabularyOf(subtag);
  const labels = labelWordsOf(subtag);
  const says = (word: string): boolean =>
    !labels.words.has(word) && vocabulary.tokens.get(word)?.kind !== KIND.function;
  const beside = (pieces: readonly string[]): string[] =>
    pieces
      .flatMap((piece) => wholeWords(piece, subtag))
      .filter(says)
      .map((word) => normalizeSpelling(word, subtag))
      .slice(0, MAX_WORDS);
  const asks = ({ kind, text }: Token): boolean => kind === KIND.number && vocabulary.questions.has(text);
  return encodeTitle({
    question: QUESTION.test(core) || tokens.some(asks),
    cutOff: CUT_OFF.test(segments.core),
    marksCase: dataOf(subtag).forms?.marksCase === true,
    tokens,
    labels: beside(segments.labels),
    tails: beside(missing),
    asides: beside(asides),
  });
}
