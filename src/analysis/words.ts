import {
  analysisLanguage,
  LANGUAGE_DATA,
  perLanguage,
  supportedLanguage,
} from '../languages/find-language.js';
import { fold } from './fold.js';
import { normalizeMarks } from './read-marks.js';

/** Scripts without spaces, and Hangul, whose particles are part of words: indexed as character bigrams. */
const SCRIPTS_WITHOUT_SPACES =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3040-\\u30ff\\u3100-\\u312f\\u31f0-\\u31ff\\u3400-\\u4dbf' +
  '\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{3134f}';
const UNSPACED = new RegExp(`[${SCRIPTS_WITHOUT_SPACES}]`, 'u');
const SCRIPTS = new RegExp(`[${SCRIPTS_WITHOUT_SPACES}]+|[^${SCRIPTS_WITHOUT_SPACES}]+`, 'gu');
const WORDS = /[\p{L}\p{N}\p{M}_]+/gu;
const ASCII = /^[\x00-\x7f]*$/;
const ASCII_WORD = /[a-z0-9_]+/g;

/** Whether a text contains characters of a script that is indexed as bigrams. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

const ARTICLES = new Map(LANGUAGE_DATA.map(({ code, forms }) => [code, forms?.article]));

/** A token of a text: a word, or a bigram in a script without spaces. */
interface Word {
  text: string;
  /** Whether the token is a bigram that overlaps the one before it. */
  continues: boolean;
}

type Take = (text: string, continues: boolean) => void;

/** Splits a run of letters and digits where a script without spaces begins or ends. */
export const splitScripts = (run: string): string[] => (isUnspaced(run) ? run.match(SCRIPTS)! : [run]);

function takeBigrams(run: string, take: Take): void {
  const characters = /[\ud800-\udfff]/.test(run) ? Array.from(run) : run;
  if (characters.length === 1) take(run, false);
  for (let i = 0; i + 1 < characters.length; i++) take(characters[i]! + characters[i + 1]!, i > 0);
}

/** Splits a text at everything but letters, digits and marks, and at the boundaries of scripts without spaces. */
function takeWords(text: string, language: string, take: Take): void {
  const article = ARTICLES.get(language);
  for (const run of text.match(WORDS) ?? []) {
    for (const part of splitScripts(run)) {
      if (isUnspaced(part)) takeBigrams(part, take);
      else take(article === undefined ? part : part.replace(article, ''), false);
    }
  }
}

const marked = (text: string, language: string): string => normalizeMarks(fold(text, language), language);

/** Replaces a text's own underscores by spaces, because `normalizeMarks` writes a decimal point as an underscore. */
const withoutUnderscores = (text: string): string => (text.includes('_') ? text.replaceAll('_', ' ') : text);

function splitMarked(text: string, language: string): Word[] {
  const found: Word[] = [];
  takeWords(text, language, (word, continues) => found.push({ text: word, continues }));
  return found;
}

/** Splits a text into folded words in order; into character bigrams in scripts without spaces. */
export const splitWords = (text: string, language: string): Word[] =>
  splitMarked(marked(withoutUnderscores(text), language), language);

function wordsOf(text: string, language: string): string[] {
  if (ASCII.test(text)) return text.match(ASCII_WORD) ?? [];
  const found: string[] = [];
  takeWords(text, language, (word) => found.push(word));
  return found;
}

/** The folded words of a text in order; character bigrams in scripts without spaces. */
export const words = (text: string, language: string): string[] =>
  wordsOf(marked(withoutUnderscores(text), language), language);

/** The folded words of a text. Unlike in `words`, a run without spaces is one word, and underscores stay in words. */
export function unsplitWords(text: string, language: string): string[] {
  const read = marked(text, language);
  if (!isUnspaced(read)) return wordsOf(read, language);
  const runs: string[] = [];
  for (const { text: word, continues } of splitMarked(read, language)) {
    if (continues) runs[runs.length - 1] += Array.from(word).at(-1)!;
    else runs.push(word);
  }
  return runs;
}

/** Whether a word is a single character of a script that is indexed as bigrams, and so less than a token. */
export const isOneCharacter = (word: string): boolean => isUnspaced(word) && Array.from(word).length === 1;

/**
 * The first index from `start` on at which a sequence of words occurs in a text; -1 if it does not. A single last
 * character of a script without spaces matches the beginning of a word: 人 in 人が.
 */
export function indexOfSequence(text: readonly string[], run: readonly string[], start = 0): number {
  const last = run.length - 1;
  const begins = last > 0 && isOneCharacter(run[last]!);
  for (let at = start; at + last < text.length; at++) {
    let equal = 0;
    while (equal <= last && text[at + equal] === run[equal]) equal++;
    if (begins && equal === last && text[at + last]!.startsWith(run[last]!)) equal++;
    if (equal > last) return at;
  }
  return -1;
}

const PLAIN_WORD = /[\p{L}\p{N}\p{M}&']+/gu;

/** The folded words of a label or a name in any language; `&` and apostrophes stay in words: `A&B` is one word. */
export function plainWords(text: string): readonly string[] {
  return fold(text, 'und').match(PLAIN_WORD) ?? [];
}

/** Makes a function that returns a language's word list in the index's tokens; empty for unsupported languages. */
const listOf = (kind: 'functionWords' | 'negations'): ((tag: string) => ReadonlySet<string>) => {
  const ofCode = perLanguage(
    (code) => new Set(words(supportedLanguage(code)?.words[kind] ?? '', analysisLanguage(code))),
  );
  return (tag) => ofCode(supportedLanguage(tag)?.code ?? '');
};

/** Function words of a language such as `the` and `of`, by language tag; none in scripts without spaces. */
export const functionWordsOf = listOf('functionWords');

/** Words of a language that negate, such as `not`, by language tag. */
export const negationsOf = listOf('negations');
