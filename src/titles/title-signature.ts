import { fold } from '../analysis/fold.js';
import { numberVocabulary } from '../analysis/numbers.js';
import { normalizeSpelling, normalizeSpellings } from '../analysis/spelling.js';
import { unsplitWords } from '../analysis/words.js';
import { analysisLanguage, dataOf } from '../languages/find-language.js';
import type { InflectionForms, Spellings } from '../languages/language.js';
import { labelWordsOf } from './labels.js';
import { normalizeTitle, replaceQuantities } from './normalize.js';
import { segmentsOfTitle } from './segments.js';
import { encodeTitle, TOKEN_KIND, type TokenKind, type TitleSignature, type TitleToken } from './title.js';
import { titleTokenKindsOf } from './vocabulary.js';

const MAX_WORD_LENGTH = 64;

const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
/** Digits, and characters that folding turns into digits: `½`, `²`. */
const ANY_NUMBER = /[\d\u00b2-\u00be\u2070-\u2189\u2460-\u24ff]/;
const NUMBER_AND_UNIT = /^(\p{N}[\p{N}_]*)(\p{L}+)$|^(\p{L}+)(\p{N}[\p{N}_]*)$/u;
const ORDINAL = 'o';
/** A letter after a number that names a variant rather than a unit: `Pixel 9a`. */
const VARIANT_LETTER = /^[aeixrpstuz]$/;

/** A single letter that is part of a name: `Plan B`; in Hebrew, one used as a number: `חלק א'`. */
const NAMING_LETTER =
  /(?<![\p{L}\p{N}'’.])\p{Lu}(?![\p{L}\p{N}'’.])|(?<![\p{L}\p{M}])[\u05d0-\u05ea](?=['׳’](?!\p{L}))/gu;
const NO_CAPITALS = /^[^\p{Lu}]*$|\p{Ll}/u;
const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu;

/** Punctuation that ends a clause; in the signature, a token of the kind `clause` replaces it. */
const CLAUSE_END = /[,;:!?…،؛፣፤፡፦።](?=\s)|\s[-–—]\s|[—，。、；：]|\.(?<=\p{L}{5}\.)(?=\s)/gu;
const CLAUSE_MARK = '_';

/** The words of a text in order: `38bn` is split into `38` and `bn`, and an ordinal ends in a dot (`3.`). */
function pieces(text: string, language: string): string[] {
  const words = unsplitWords(text, language);
  if (!ANY_NUMBER.test(text)) return words;
  return words.flatMap((word) => {
    const parts = NUMBER_AND_UNIT.exec(word);
    if (parts === null) return [word];
    if (parts[2] === ORDINAL) return [`${parts[1]!}.`];
    if (VARIANT_LETTER.test(parts[2] ?? '')) return [parts[1]!, `#${parts[2]!}`];
    return [parts[1] ?? parts[3]!, parts[2] ?? parts[4]!];
  });
}

/** Assigns a kind to each word of a headline: by the lists of its language, otherwise by its form. */
class Tokenizer {
  private readonly known;
  private readonly small: ReadonlySet<string>;
  private readonly letters: ReadonlySet<string>;
  private readonly particles: Spellings['particles'];

  constructor(
    headline: string,
    private readonly language: string,
    { marksCase, spellings }: InflectionForms,
  ) {
    this.known = titleTokenKindsOf(language).tokens;
    this.particles = spellings?.particles;
    const folded = (found: readonly string[] | null): Set<string> =>
      new Set((found ?? []).map((word) => fold(word, language)));
    this.small = folded(marksCase ? headline.match(SMALL_WORD) : null);
    this.letters = folded(NO_CAPITALS.test(headline) ? headline.match(NAMING_LETTER) : null);
  }

  tokens(word: string, behindNumber: boolean): TitleToken[] {
    if (word === CLAUSE_MARK) return [{ kind: TOKEN_KIND.clause, text: '' }];
    const known = this.known.get(word);
    if (known !== undefined) return known === null ? [] : [known];
    const text = normalizeSpelling(word, this.language).slice(0, MAX_WORD_LENGTH);
    const spelt = this.known.get(text);
    if (spelt !== undefined) return spelt === null ? [] : [spelt];
    if (text.startsWith('#') || /^\p{N}/u.test(text))
      return [{ kind: TOKEN_KIND.number, text: text.replace(/^(?:#|0+(?=\p{N}))/u, '') }];
    if (UNSPACED.test(text)) return [{ kind: TOKEN_KIND.run, text }];
    if (text.length === 1 && !/[\uac00-\ud7af]/.test(text))
      return [{ kind: this.letters.has(text) ? TOKEN_KIND.number : TOKEN_KIND.function, text }];
    const content = { kind: this.small.has(text) ? TOKEN_KIND.common : TOKEN_KIND.content, text };
    const at = text.search(this.particles?.particle ?? /(?!)/);
    // A particle follows a word of at least two syllables, or a single syllable after a number.
    if (at === -1 || (at === 1 && !behindNumber)) return [content];
    const kind = this.particles!.object.test(text) ? TOKEN_KIND.objectBehind : TOKEN_KIND.function;
    const stem = text.slice(0, at);
    const before = { kind: this.small.has(stem) ? TOKEN_KIND.common : TOKEN_KIND.content, text: stem };
    return [...(at === 0 ? [] : [before]), { kind, text: text.slice(at) }];
  }
}

/** Tokenizes a headline, with numbers in digits and words in normalized spelling. @param language analysis language. */
export function tokensOfHeadline(headline: string, language: string): TitleToken[] {
  const text = normalizeTitle(headline, language).replace(CLAUSE_END, ` ${CLAUSE_MARK} `);
  const tokenizer = new Tokenizer(text, language, dataOf(language).forms ?? {});
  const tokens: TitleToken[] = [];
  for (const part of replaceQuantities(pieces(text, language), language)) {
    if (typeof part !== 'string') tokens.push(part);
    else tokens.push(...tokenizer.tokens(part, tokens.at(-1)?.kind === TOKEN_KIND.number));
  }
  return tokens;
}

/** Maximum number of words of a title that are compared. */
const MAX_WORDS = 40;
const MAX_TITLE_LENGTH = 600;

const DISTINCTIVE_KINDS: ReadonlySet<TokenKind | undefined> = new Set([
  TOKEN_KIND.number,
  TOKEN_KIND.negation,
]);
const QUESTION = /[?？؟՞⁇፧]|(?<=[\u0370-\u03ff]);\s*$/u;
const CUT_OFF = /(?:…|\.{3})\s*$/u;

/** Whether a near-identical title may lack a segment: it has no opponent, number (except in a name) or negation. */
function mayBeMissing(piece: string, mayBeName: boolean, language: string): boolean {
  const { tokens } = titleTokenKindsOf(language);
  const { parts } = numberVocabulary(language);
  const found = unsplitWords(normalizeSpellings(piece, language), language);
  const isDistinctive = (word: string): boolean =>
    parts.get(word)?.kind === 'cardinal' || DISTINCTIVE_KINDS.has(tokens.get(word)?.kind);
  if (found.some((word) => tokens.get(word)?.kind === TOKEN_KIND.opponent)) return false;
  return (mayBeName && found.length > 1) || !found.some(isDistinctive);
}

/** The signature of a title for `areNearIdentical`, about as long; see `encodeTitle`. @param language BCP 47 tag. */
export function titleSignature(title: string, language: string): TitleSignature {
  const subtag = analysisLanguage(language);
  const segments = segmentsOfTitle(title.slice(0, MAX_TITLE_LENGTH), subtag);
  const missing = segments.tails.filter((piece) => mayBeMissing(piece, true, subtag));
  const asides = segments.asides.filter((piece) => mayBeMissing(piece, false, subtag));
  const distinctive = [...segments.asides.filter((piece) => !asides.includes(piece)), segments.core];
  const core = [...distinctive, ...segments.tails.filter((piece) => !missing.includes(piece))].join(' – ');
  const tokens = tokensOfHeadline(core, subtag).slice(0, MAX_WORDS);
  const vocabulary = titleTokenKindsOf(subtag);
  const labels = labelWordsOf(subtag);
  const isContentWord = (word: string): boolean =>
    !labels.has(word) && vocabulary.tokens.get(word)?.kind !== TOKEN_KIND.function;
  const beside = (pieces: readonly string[]): string[] =>
    pieces
      .flatMap((piece) => unsplitWords(piece, subtag))
      .filter(isContentWord)
      .map((word) => normalizeSpelling(word, subtag))
      .slice(0, MAX_WORDS);
  const isQuestionWord = ({ kind, text }: TitleToken): boolean =>
    kind === TOKEN_KIND.number && vocabulary.questions.has(text);
  return encodeTitle({
    question: QUESTION.test(core) || tokens.some(isQuestionWord),
    cutOff: CUT_OFF.test(segments.core),
    marksCase: dataOf(subtag).forms?.marksCase === true,
    tokens,
    labels: beside(segments.labels),
    tails: beside(missing),
    asides: beside(asides),
  });
}
