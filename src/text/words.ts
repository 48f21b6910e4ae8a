import { fold } from './fold.js';

/** Scripts written without spaces, and Hangul, whose particles cling to the word: indexed as character bigrams. */
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3134f}]/u;
const RUNS =
  /([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3134f}]+)/u;

const WORD = /[\p{L}\p{N}\p{M}_]+/gu;
const ASCII_WORD = /[a-z0-9_]+/g;

/** Whether a text holds anything of a script that is indexed as bigrams. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** Languages in which an apostrophe stands inside a word; elsewhere it parts two (l'eau). */
const APOSTROPHE_INSIDE = new Set(['uk', 'be', 'uz', 'sw', 'he', 'yi']);

const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=...)/u;

/** One indexable unit of a text and whether it is a bigram that must stand directly after the one before. */
export interface Word {
  text: string;
  /** Part of a run of a script without spaces: continues the word before it. */
  continues: boolean;
}

function tidy(folded: string, language: string): string {
  let text = folded;
  if (/['’‘ʻʼ`´]/.test(text)) {
    if (language === 'en')
      text = text.replace(/['’‘ʻʼ`´]s\b/g, '').replace(/(?<=[a-z])['’‘ʻʼ`´](?=[a-z])/g, '');
    else if (APOSTROPHE_INSIDE.has(language)) text = text.replace(/(?<=\p{L})['’‘ʻʼ`´](?=\p{L})/gu, '');
  }
  if (language === 'he') text = text.replace(/(?<=[א-ת])["״׳](?=[א-ת])/g, '');
  if (text.includes('.'))
    text = text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''));
  if (/\d[.,]\d/.test(text)) {
    text = text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '').replace(/(?<=\d)[.,](?=\d)/g, '_');
  }
  return text;
}

function pushBigrams(out: Word[], run: string): void {
  const characters = Array.from(run);
  if (characters.length === 1) {
    out.push({ text: run, continues: false });
    return;
  }
  for (let i = 0; i + 1 < characters.length; i++) {
    out.push({ text: characters[i]! + characters[i + 1]!, continues: i > 0 });
  }
}

/** Splits a text into its words in order, folded; scripts without spaces become character bigrams. */
export function splitWords(text: string, language: string): Word[] {
  const out: Word[] = [];
  for (const text_ of tidyWords(text, language)) {
    if (!isUnspaced(text_)) {
      out.push({ text: text_, continues: false });
      continue;
    }
    for (const run of text_.split(RUNS)) {
      if (run === '') continue;
      if (isUnspaced(run)) pushBigrams(out, run);
      else out.push({ text: run, continues: false });
    }
  }
  return out;
}

function tidyWords(text: string, language: string): string[] {
  const tidied = tidy(fold(text, language), language);
  const found = tidied.match(/^[\x00-\x7f]*$/.test(tidied) ? ASCII_WORD : WORD) ?? [];
  if (language !== 'ar') return found;
  return found.map((word) => word.replace(ARABIC_ARTICLE, ''));
}

/** The folded words of a text in order; character bigrams for scripts without spaces. */
export function words(text: string, language: string): string[] {
  return splitWords(text, language).map((word) => word.text);
}
