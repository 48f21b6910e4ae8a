import { isOneCharacter, isUnspaced } from '../../analysis/words.js';
import { dataOf, perLanguage } from '../../languages/find-language.js';

/** Korean particles and verb endings that are written together with a noun, the longest first. */
const PARTICLES = new RegExp(`(?:${dataOf('ko').forms!.queryParticles!.replaceAll(' ', '|')})$`, 'u');
const HANGUL = /^[\uac00-\ud7af]+$/u;
const KANJI_WITH_KANA = /^((?=.*\p{sc=Han}).{2,}?)\p{sc=Hiragana}+$/u;
const TWO_KANJI = /^(\p{sc=Han})(\p{sc=Han})\p{sc=Hiragana}*$/u;
const MIN_PART_LENGTH = 2;
/** Maximum characters of a run that is split at every position; a longer run is a sentence. */
const MAX_RUN_LENGTH = 8;

const segmenterOf = perLanguage((language) => new Intl.Segmenter(language, { granularity: 'word' }));

/**
 * Splits a run of a script without spaces into words, without single characters, except those after Latin letters or
 * digits (`100人`).
 * @param language analysis language (`zh` for `zh-TW`).
 */
export function wordSegments(text: string, language: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const { segment, index, isWordLike } of segmenterOf(language).segment(text)) {
    if (!isWordLike) continue;
    const before = index === end ? found.at(-1) : undefined;
    if (isOneCharacter(segment) && before !== undefined && !isUnspaced(before))
      found[found.length - 1] = before + segment;
    else if ([...segment].length > 1) found.push(segment);
    else continue;
    end = index + segment.length;
  }
  return found;
}

function splits(text: string): string[][] {
  const characters = [...text];
  if (characters.length > MAX_RUN_LENGTH) return [];
  const readings: string[][] = [];
  for (let at = MIN_PART_LENGTH; at <= characters.length - MIN_PART_LENGTH; at++) {
    readings.push([characters.slice(0, at).join(''), characters.slice(at).join('')]);
  }
  return readings;
}

/**
 * Other ways to match characters without spaces between words: in Korean without a particle and as two words, in
 * Japanese a verb without its ending, in other languages as several words.
 * @returns ways, each a list of parts that an article must all contain.
 */
export function unspacedReadings(text: string, language: string): string[][] {
  if (HANGUL.test(text)) {
    const bare = text.replace(PARTICLES, '');
    const noun = [...bare].length >= MIN_PART_LENGTH ? bare : text;
    return [...(noun === text ? [] : [[noun]]), ...splits(text), ...(noun === text ? [] : splits(noun))];
  }
  const verb = KANJI_WITH_KANA.exec(text)?.[1];
  if (verb !== undefined) return [[verb]];
  const parts = wordSegments(text, language);
  return parts.length > 1 ? [parts] : [];
}

const SOUTH_EAST_ASIAN = /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+$/u;

/**
 * Looser ways to match a compound: in Thai, Lao, Khmer or Burmese by its longest word alone; none in other languages.
 * Single characters of a Chinese word (央行 for 中央銀行) match far too much, and cost thirty times the search.
 */
export function partialReadings(text: string, language: string): string[][] {
  if (!SOUTH_EAST_ASIAN.test(text)) return [];
  const parts = wordSegments(text, language);
  if (parts.length < 2) return [];
  return [[parts.reduce((longest, part) => (part.length > longest.length ? part : longest))]];
}

/** The two kanji of a Japanese verb between which kana may stand: `据` and `置` for 据え置き; null for other words. */
export function splitKanjiVerb(text: string, language: string): [string, string] | null {
  const kanji = language === 'ja' ? TWO_KANJI.exec(text) : null;
  return kanji === null ? null : [kanji[1]!, kanji[2]!];
}
