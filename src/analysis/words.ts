import {
  analysisLanguage,
  LANGUAGE_DATA,
  perLanguage,
  supportedLanguage,
} from '../languages/find-language.js';
import { fold } from './fold.js';

/** Scripts without spaces, and Hangul with its attached particles: indexed as character bigrams. */
const SCRIPTS_WITHOUT_SPACES =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u30ff\\u3100-\\u312f\\u31f0-\\u31ff\\u3400-\\u4dbf' +
  '\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{3134f}';
const UNSPACED = new RegExp(`[${SCRIPTS_WITHOUT_SPACES}]`, 'u');
const SCRIPTS = new RegExp(`[${SCRIPTS_WITHOUT_SPACES}]+|[^${SCRIPTS_WITHOUT_SPACES}]+`, 'gu');
const WORDS = /[\p{L}\p{N}\p{M}_]+/gu;
const ASCII = /^[\x00-\x7f]*$/;
const ASCII_WORD = /[a-z0-9_]+/g;

/** Whether a text contains a script that is indexed as bigrams. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** Languages in which an apostrophe is part of a word; elsewhere it separates words (l'eau). */
const APOSTROPHE_INSIDE = new Set(
  LANGUAGE_DATA.filter(({ forms }) => forms?.apostropheInside).map(({ code }) => code),
);
const ARTICLES = new Map(LANGUAGE_DATA.map(({ code, forms }) => [code, forms?.article]));

/** One indexable unit of a text: a word or a bigram. */
interface Word {
  text: string;
  /** Whether the unit is a bigram that continues the unit before it. */
  continues: boolean;
}

function tidy(folded: string, language: string): string {
  let text = folded;
  if (/['’‘\u02bb\u02bc`´]/.test(text)) {
    if (language === 'en')
      text = text
        .replace(/['’‘\u02bb\u02bc`´]s\b/g, '')
        .replace(/(?<=[a-z])['’‘\u02bb\u02bc`´](?=[a-z])/g, '');
    else if (APOSTROPHE_INSIDE.has(language))
      text = text.replace(/(?<=\p{L})['’‘\u02bb\u02bc`´](?=\p{L})/gu, '');
  }
  if (language === 'he') text = text.replace(/(?<=[\u05d0-\u05ea])["״׳](?=[\u05d0-\u05ea])/g, '');
  // In brand names: Disney+ is Disney Plus. After two letters it is a grade or marks subscribers' articles: (SZ+).
  if (text.includes('+')) text = text.replace(/(?<=[a-z]{3}|[a-z]\d+)\+(?![\p{L}\p{N}+])/gu, ' plus');
  if (/\.[^\s.]\./.test(text))
    text = text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''));
  if (/\d[.,]\d/.test(text)) {
    text = text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '').replace(/(?<=\d)[.,](?=\d)/g, '_');
  }
  return text;
}

type Take = (text: string, continues: boolean) => void;

function takeBigrams(run: string, take: Take): void {
  const characters = /[\ud800-\udfff]/.test(run) ? Array.from(run) : run;
  if (characters.length === 1) take(run, false);
  for (let i = 0; i + 1 < characters.length; i++) take(characters[i]! + characters[i + 1]!, i > 0);
}

/** Splits a text at everything but letters, digits and marks, and at the boundaries of scripts without spaces. */
function takeWords(text: string, language: string, take: Take): void {
  const article = ARTICLES.get(language);
  for (const run of text.match(WORDS) ?? []) {
    for (const part of isUnspaced(run) ? run.match(SCRIPTS)! : [run]) {
      if (isUnspaced(part)) takeBigrams(part, take);
      else take(article === undefined ? part : part.replace(article, ''), false);
    }
  }
}

/** Tokenizes a text: folded words in order, character bigrams for scripts without spaces. */
export function splitWords(text: string, language: string): Word[] {
  const found: Word[] = [];
  takeWords(tidy(fold(text, language), language), language, (text, continues) =>
    found.push({ text, continues }),
  );
  return found;
}

/** The folded words of a text in order; character bigrams for scripts without spaces. */
export function words(text: string, language: string): string[] {
  const tidied = tidy(fold(text, language), language);
  if (ASCII.test(tidied)) return tidied.match(ASCII_WORD) ?? [];
  const found: string[] = [];
  takeWords(tidied, language, (word) => found.push(word));
  return found;
}

/** The folded words of a text in order; a run of a script without spaces is one word. */
export function wholeWords(text: string, language: string): string[] {
  if (!isUnspaced(text)) return words(text, language);
  const runs: string[] = [];
  for (const { text: word, continues } of splitWords(text, language)) {
    if (continues) runs[runs.length - 1] += Array.from(word).at(-1)!;
    else runs.push(word);
  }
  return runs;
}

/** The first position from `start` on where the words of a run follow one another in a text; -1 without one. */
export function indexOfRun(text: readonly string[], run: readonly string[], start = 0): number {
  for (let at = start; at + run.length <= text.length; at++)
    if (run.every((word, i) => text[at + i] === word)) return at;
  return -1;
}

const PLAIN_WORD = /[\p{L}\p{N}\p{M}&']+/gu;

/** The folded words of a label or a name in any language; `A&B` is one word. */
export function plainWords(text: string): readonly string[] {
  return fold(text, 'und').match(PLAIN_WORD) ?? [];
}

/** A word list of a language, tokenized as in the index; empty for unsupported languages. */
const listOf = (kind: 'functionWords' | 'negations'): ((tag: string) => ReadonlySet<string>) => {
  const ofCode = perLanguage(
    (code) => new Set(words(supportedLanguage(code)?.words[kind] ?? '', analysisLanguage(code))),
  );
  return (tag) => ofCode(supportedLanguage(tag)?.code ?? '');
};

/** Function words of a language; none for scripts without spaces. */
export const functionWordsOf = listOf('functionWords');

/** Negations of a language. */
export const negationsOf = listOf('negations');
