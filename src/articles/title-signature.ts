import { analysisLanguage } from '../languages/analysis-language.js';
import { fold } from '../text/fold.js';
import { splitWords } from '../text/words.js';
import type { TitleSignature } from './article.js';
import { titleParts } from './title-affixes.js';
import { MARK } from './title-marks.js';
import { titleVocabulary, type TitleVocabulary } from './title-vocabulary.js';

/** More words than any headline has; what follows is not compared. */
const MAX_WORDS = 40;
const MAX_WORD_LENGTH = 64;
const MAX_TITLE_LENGTH = 600;

const ENCODER = new TextEncoder();
const QUESTION = /[?？؟՞⁇]|(?<=[\u0370-\u03ff]);\s*$/u;
const CUT_OFF = /(?:…|\.{3})\s*$/u;
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;

/** Particles that cling to a Korean word of at least two syllables. */
const KOREAN_PARTICLE =
  /(?<=^[\uac00-\ud7af]{2,})(?:에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만)$/;

/** A capital letter on its own, which names what it stands beside: Plan B, Group C. */
const LONE_CAPITAL = /(?<![\p{L}\p{N}'’.])\p{Lu}(?![\p{L}\p{N}'’.])/gu;
const ROMAN_NUMERAL = /^(?=[ivx]{2})x{0,2}(?:ix|iv|v?i{0,3})$/;

/** Words that join equals: those may change places around it. */
const AND =
  /^(?:and|und|et|y|e|och|og|en|ja|ve|és|es|si|i|и|і|та|й|a|va|και|و|ו|और|এবং|ও|और|dan|và|na|at|eta|un|ir)$/u;

/** The month, not the verb: after a preposition or beside a number. */
const MONTH_OF_MAY =
  /\b((?:in|of|on|by|since|until|till|through|early|late|mid|this|next|last|\d{1,2})[\s-])May\b|\bMay(?=\s\d)/g;

/**
 * Settles what folding would lose: acronyms that look like function words (US and us, WHO and who), and names of
 * one thing with and without a number (COVID-19), and the month of May.
 */
function settleNames(title: string): string {
  const named = title
    .replace(/\b(covid)[-\u2010\u2011 ]?19\b/gi, '$1')
    .replace(/\bU\.S\.(?:A\.)?/g, 'USA')
    .replace(MONTH_OF_MAY, (_, before?: string) => `${before ?? ''}Maius`);
  if (!/\p{Ll}/u.test(named)) return named;
  return named.replace(/(?<![\p{L}\p{N}'’])(?:US|WHO|IT|AM|OR|IS|ALL|HAS)(?![\p{L}\p{N}'’])/gu, (acronym) =>
    acronym === 'US' ? 'USA' : `${acronym}x`,
  );
}

/** Scores and ratios as one number, in their order: 2-1 is not 1-2. Groups of thousands parted by a space as one. */
function joinNumbers(title: string): string {
  return title
    .replace(
      /(?<![\d.,])(\d{1,3})((?:[\s\u00a0\u2009\u202f]\d{3})+)(?![\d.,]\d|\d)/g,
      (_, head: string, groups: string) => head + groups.replace(/\s/g, ''),
    )
    .replace(/(?<![\d:/-])(\d{1,3})\s?[-‐‑–—:]\s?(\d{1,3})(?![\d:/-])/g, '$1_$2');
}

/** Words of one text in order, runs of scripts without spaces whole. */
function wholeWords(text: string, language: string): string[] {
  const whole: string[] = [];
  for (const { text: word, continues } of splitWords(text, language)) {
    if (continues) whole[whole.length - 1] += Array.from(word).at(-1)!;
    else whole.push(word);
  }
  return whole;
}

/** `38bn` is the number 38 and a word; `2_5` and `covid19` stay as they are read. */
function partNumbers(word: string): string[] {
  const parts = /^(\p{N}[\p{N}_]*)(\p{L}+)$/u.exec(word) ?? /^(\p{L}+)(\p{N}[\p{N}_]*)$/u.exec(word);
  return parts === null ? [word] : [parts[1]!, parts[2]!];
}

function marked(word: string, vocabulary: TitleVocabulary, capitals: ReadonlySet<string>): string {
  if (/^\p{N}/u.test(word)) return MARK.number + word.replace(/^0+(?=\p{N})/u, '');
  if (UNSPACED.test(word)) return MARK.run + word;
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  if (ROMAN_NUMERAL.test(word) || capitals.has(word)) return MARK.number + word;
  return word.length === 1 ? MARK.function + word : word.replace(KOREAN_PARTICLE, '');
}

function loneCapitals(text: string, language: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(text)) return new Set();
  return new Set((text.match(LONE_CAPITAL) ?? []).map((letter) => fold(letter, language)));
}

function markedWords(text: string, language: string): string[] {
  const vocabulary = titleVocabulary(language);
  const capitals = loneCapitals(text, language);
  return wholeWords(settleNames(joinNumbers(text)), language)
    .flatMap(partNumbers)
    .filter((word) => !AND.test(word))
    .map((word) => marked(word.slice(0, MAX_WORD_LENGTH), vocabulary, capitals));
}

function aside(texts: string[], mark: string, language: string): string[] {
  return texts
    .flatMap((text) => wholeWords(text, language))
    .map((word) => mark + word.slice(0, MAX_WORD_LENGTH));
}

/**
 * Reduces a title to what `areNearIdentical` compares: its words in order, folded and marked by what they do.
 *
 * Layout: one byte of flags in ASCII (`-`, `q` question, `c` cut off, `b` both), then the words in UTF-8, each
 * after a space and with its mark in front. About as long as the title; kept in the index, so that a change of
 * the layout or of what folding and the word lists give needs a reindex.
 *
 * @param language BCP 47 tag of the title.
 */
export function titleSignature(title: string, language: string): TitleSignature {
  const { core, known, perhaps } = titleParts(title.slice(0, MAX_TITLE_LENGTH));
  const subtag = analysisLanguage(language);
  const flags = QUESTION.test(core) ? (CUT_OFF.test(core) ? 'b' : 'q') : CUT_OFF.test(core) ? 'c' : '-';
  const words = [
    ...markedWords(core, subtag).slice(0, MAX_WORDS),
    ...aside(known, MARK.known, subtag).slice(0, MAX_WORDS),
    ...aside(perhaps === null ? [] : [perhaps], MARK.perhaps, subtag),
  ];
  return ENCODER.encode([flags, ...words].join(' '));
}
