import { unifyLetters } from '../../analysis/fold.js';
import { dataOf, LANGUAGE_DATA, perLanguage, supportedLanguage } from '../../languages/find-language.js';

interface LanguageWords {
  words: ReadonlySet<string>;
  shapes: RegExp | null;
}

const shape = (pattern: string): string =>
  `${pattern.startsWith('*') ? '' : '^'}${pattern.replaceAll('*', '')}${pattern.endsWith('*') ? '' : '$'}`;

function vocabularyOf(code: string): LanguageWords {
  const { words: lists = {} } = supportedLanguage(code) ?? dataOf(code);
  const { functionWords = '', negations = '', distinctive: list = '' } = lists;
  const own = `${functionWords} ${negations}`.toLowerCase();
  const distinctive = list.trim().split(/\s+/);
  const words = `${own} ${unifyLetters(own, code)}`.split(/\s+/);
  const shapes = distinctive.filter((word) => word.includes('*')).map(shape);
  return {
    words: new Set([...words, ...distinctive].filter((word) => word !== '' && !word.includes('*'))),
    shapes: shapes.length === 0 ? null : new RegExp(shapes.join('|'), 'u'),
  };
}

const vocabulary = perLanguage(vocabularyOf);

const isOf = ({ words, shapes }: LanguageWords, word: string): boolean =>
  words.has(word) || (shapes?.test(word) ?? false);

export function lowerCaseWords(text: string): string[] {
  const plain = text.toLowerCase().replace(/[‘’\u02bb\u02bc`´]/g, "'");
  return plain.match(/'?[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];
}

/** The number of words that only language `a` has, minus those that only language `b` has. */
export function wordLeadOf(a: string, b: string, words: readonly string[]): number {
  const [one, other] = [vocabulary(a), vocabulary(b)];
  let more = 0;
  for (const word of words) more += Number(isOf(one, word)) - Number(isOf(other, word));
  return more;
}

/** By word of the lists (function words, negations): the codes of the languages that have it. */
let languagesOf: Map<string, string[]> | null = null;

function makeLanguagesOf(): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const { code } of LANGUAGE_DATA)
    for (const word of vocabulary(code).words) made.set(word, [...(made.get(word) ?? []), code]);
  return made;
}

/** To prevail, a language needs this many different words, and this lead over the second, as difference and ratio. */
const MIN_WORDS = { words: 3, lead: 2, ratio: 1.5 };
/** As `MIN_WORDS`, for a language that the feed declares, which needs less evidence. */
const MIN_WORDS_OF_DECLARED = { words: 2, lead: 1, ratio: 1 };

/**
 * The language whose function words clearly prevail in a text, or confirm a declared language; null without such a
 * language. Takes a twentieth of the detector's time. Of 24,000 articles from 2020 to 2023 in eleven languages, it
 * decides 86 % without a declaration.
 * @param declared language codes that the text is declared to be in.
 */
export function prevailingLanguage(text: string, declared: readonly string[] = []): string | null {
  languagesOf ??= makeLanguagesOf();
  const counts = new Map<string, number>();
  for (const word of new Set(lowerCaseWords(text)))
    for (const code of languagesOf.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
  let best: string | null = null;
  let [most, second] = [0, 0];
  for (const [code, count] of counts) {
    if (count > most) [best, most, second] = [code, count, most];
    else if (count > second) second = count;
  }
  const { words, lead, ratio } = best !== null && declared.includes(best) ? MIN_WORDS_OF_DECLARED : MIN_WORDS;
  return most >= words && most - second >= lead && most >= second * ratio ? best : null;
}
