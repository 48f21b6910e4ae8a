import { dataOf, perLanguage } from '../languages/find-language.js';
import { characterVocabulary, type NumberVocabulary } from './number-words.js';
import { readNumber } from './read-number.js';

interface NumeralPattern {
  /** Digits and a scale (`1500億`), or words where they count. */
  numeral: RegExp;
  part: RegExp;
  vocabulary: NumberVocabulary;
}

const DIGIT = '\\d[\\d,.]*';

function make(language: string): NumeralPattern | null {
  const table = dataOf(language).numbers?.characters;
  if (table === undefined) return null;
  const vocabulary = characterVocabulary(table);
  const forms = [...vocabulary.parts.keys()].sort((a, b) => b.length - a.length);
  const scales = forms.filter((form) => vocabulary.parts.get(form)!.kind === 'scale');
  const [word, scale] = [`(?:${forms.join('|')})`, `(?:${scales.join('|')})`];
  const [gap, spaced] = table.spaced ? ['\\s', '\\s'] : ['\\s?', ''];
  const begin = table.notBehind === undefined ? '' : `(?<!${table.notBehind})`;
  const end = table.spaced ? '(?!\\p{L})' : '';
  const year = table.year === undefined ? '' : `|${table.year}`;
  const words = `${word}(?:${spaced}${word})*`;
  return {
    numeral: new RegExp(
      `(?<![\\d.,])${DIGIT}(?:${gap}${scale}${end})+(?:\\s?(?:${DIGIT}${gap}|${word}${spaced})${scale}${end}(?:${spaced}${scale}${end})*)*(?:(?:\\s(?=\\d{3,4}(?!\\d${year})))?${DIGIT}(?!\\d))?` +
        `|(?<=(?:${table.leads})\\s?)${words}${end}|${begin}${words}(?=\\s?(?:${table.counters})${end})`,
      'giu',
    ),
    part: new RegExp(`${DIGIT}|${word}`, 'giu'),
    vocabulary,
  };
}

const patternOf = perLanguage(make);

function digitsOf(numeral: string, { part, vocabulary }: NumeralPattern): string {
  const parts = numeral
    .toLowerCase()
    .match(part)!
    .map((one) =>
      one
        .replace(/[.,](?=\d{3}(?!\d))/g, '')
        .replace(/[.,]$/, '')
        .replace(/[.,]/, '_'),
    );
  const read = readNumber(parts, 0, vocabulary);
  if (read?.end === parts.length) return read.digits.replace('_', '.');
  const single = parts.map((one) => vocabulary.parts.get(one));
  const places = single.map((one) => (one?.kind === 'cardinal' && one.value < 10 ? String(one.value) : ''));
  return places.every((place) => place !== '') ? places.join('') : numeral;
}

/**
 * Numbers in words as digits, in languages that write them without spaces or tell them by accents: `三人`, `1500億`,
 * `5 พันล้าน`, `năm người`.
 *
 * @param language analysis language.
 */
export function readCharacterNumerals(title: string, language: string): string {
  const pattern = patternOf(language);
  if (pattern === null) return title;
  return title.normalize().replace(pattern.numeral, (numeral) => digitsOf(numeral, pattern));
}
