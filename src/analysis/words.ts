import {
  analysisLanguage,
  LANGUAGE_DATA,
  perLanguage,
  supportedLanguage,
} from '../languages/find-language.js';
import { fold } from './fold.js';

/** Scripts written without spaces, and Hangul, whose particles cling to the word: indexed as character bigrams. */
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3134f}]/u;
const WORD = /[\p{L}\p{N}\p{M}_]/u;
const ASCII = /^[\x00-\x7f]*$/;
const ASCII_WORD = /[a-z0-9_]+/g;

/** Whether a text holds anything of a script that is indexed as bigrams. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** Languages in which an apostrophe stands inside a word; elsewhere it parts two (l'eau). */
const APOSTROPHE_INSIDE = new Set(
  LANGUAGE_DATA.filter(({ forms }) => forms?.apostropheInside).map(({ code }) => code),
);
const ARTICLES = new Map(LANGUAGE_DATA.map(({ code, forms }) => [code, forms?.article]));

/** One indexable unit of a text and whether it is a bigram that must stand directly after the one before. */
interface Word {
  text: string;
  /** Part of a run of a script without spaces: continues the word before it. */
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
  // A brand's sign: Disney+ is Disney Plus. Behind two letters it is a grade, or marks what subscribers read: (SZ+).
  if (text.includes('+')) text = text.replace(/(?<=[a-z]{3}|[a-z]\d+)\+(?![\p{L}\p{N}+])/gu, ' plus');
  if (/\.[^\s.]\./.test(text))
    text = text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''));
  if (/\d[.,]\d/.test(text)) {
    text = text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '').replace(/(?<=\d)[.,](?=\d)/g, '_');
  }
  return text;
}

/** What a character is to a word. */
enum Kind {
  Unknown,
  Between,
  Spaced,
  Unspaced,
}

/** The kind of every UTF-16 code unit met so far: a text is cut in one pass. */
const kinds = new Uint8Array(0x10000);

function kindOf(character: string): Kind {
  if (!WORD.test(character)) return Kind.Between;
  return UNSPACED.test(character) ? Kind.Unspaced : Kind.Spaced;
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

type Take = (text: string, continues: boolean) => void;

function takeBigrams(run: string, take: Take): void {
  const characters = /[\ud800-\udfff]/.test(run) ? Array.from(run) : run;
  if (characters.length === 1) take(run, false);
  for (let i = 0; i + 1 < characters.length; i++) take(characters[i]! + characters[i + 1]!, i > 0);
}

function takeRun(run: string, kind: Kind, language: string, take: Take): void {
  if (kind === Kind.Unspaced) takeBigrams(run, take);
  else if (kind === Kind.Spaced) {
    const article = ARTICLES.get(language);
    take(article === undefined ? run : run.replace(article, ''), false);
  }
}

/** Cuts a text at everything that is no letter, digit or mark, and where a script without spaces begins or ends. */
function takeWords(text: string, language: string, take: Take): void {
  let start = 0;
  let open = Kind.Between;
  for (let i = 0; i < text.length;) {
    const unit = text.charCodeAt(i);
    const length = isHighSurrogate(unit) && i + 1 < text.length ? 2 : 1;
    let kind: Kind = kinds[unit]!;
    if (length === 2) kind = kindOf(text.slice(i, i + 2));
    else if (kind === Kind.Unknown) kind = kinds[unit] = kindOf(text[i]!);
    if (kind !== open) {
      takeRun(text.slice(start, i), open, language, take);
      [start, open] = [i, kind];
    }
    i += length;
  }
  takeRun(text.slice(start), open, language, take);
}

/** Splits a text into its words in order, folded; scripts without spaces become character bigrams. */
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

/** Words of a text in order, runs of scripts without spaces whole. */
export function wholeWords(text: string, language: string): string[] {
  if (!isUnspaced(text)) return words(text, language);
  const whole: string[] = [];
  for (const { text: word, continues } of splitWords(text, language)) {
    if (continues) whole[whole.length - 1] += Array.from(word).at(-1)!;
    else whole.push(word);
  }
  return whole;
}

const PLAIN_WORD = /[\p{L}\p{N}\p{M}&']+/gu;

/** Words of a label or a name in any language, folded; `A&B` is one. */
export function plainWords(text: string): readonly string[] {
  return fold(text, 'und').match(PLAIN_WORD) ?? [];
}

/** A list of a tag's language in the form the index holds words; empty for languages that are not supported. */
const listOf = (kind: 'functionWords' | 'negations'): ((tag: string) => ReadonlySet<string>) => {
  const ofCode = perLanguage(
    (code) => new Set(words(supportedLanguage(code)?.words[kind] ?? '', analysisLanguage(code))),
  );
  return (tag) => ofCode(supportedLanguage(tag)?.code ?? '');
};

/** Words of a language that say nothing on their own. None for those written without spaces. */
export const functionWordsOf = listOf('functionWords');

/** Words of a language that turn a statement around. */
export const negationsOf = listOf('negations');
