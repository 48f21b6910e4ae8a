import { sectionCategories } from '../analysis/sections.js';
import { functionWordsOf, isUnspaced, plainWords } from '../analysis/words.js';
import { dataOf, LANGUAGE_INDEPENDENT_DATA, LANGUAGE_DATA, perLanguage } from '../languages/find-language.js';
import type { LabelWords } from '../languages/language.js';
import type { Category } from '../languages/categories.js';

/** A segment that is not part of the headline: a label such as `LIVE`, or the name of a source. */
interface TitleLabel {
  kind: 'label' | 'source';
  /** Whether the segment cannot be the subject of a headline: a label, a section, a host or a listed publisher. */
  sure: boolean;
}

/** Maximum length of a label in UTF-16 code units; a longer text is no label. */
const MAX_LENGTH = 60;
const MAX_WORDS = 7;
const MAX_LABEL_WORDS = 4;
const MAX_SECTION_WORDS = 2;
const MAX_SECTION_LENGTH = 24;
/** Categories whose section names, such as `France`, may also be places in a headline. */
const PLACES: ReadonlySet<Category> = new Set<Category>(['world', 'national']);

/** The number of an update, in titles of news agencies: `2nd update`, `update 3`. */
const NTH_UPDATE = /\b(?:\d(?:st|nd|rd|th) update|update \d)\b/i;
const HOST = /^(?:https?:\/\/)?[^\s/]+\.\p{L}{2,}(?:\/\S*)?$/iu;
/** Call signs of North American stations: `KSAT`, `WJW-TV`. */
const CALL_SIGN = /^[WK][A-Z]{2,3}(?:-TV|-FM)?(?:\s|$)/;

/**
 * Words of labels such as `LIVE` or `video`: those of the language and the international ones, folded by `plainWords`.
 * For a language without a list, the words of all languages.
 * @param language analysis language (`zh` for `zh-TW`).
 */
export const labelWordsOf = perLanguage((language): ReadonlySet<string> => {
  const own = dataOf(language);
  const of = own.words?.labels === undefined ? LANGUAGE_DATA : [LANGUAGE_INDEPENDENT_DATA, own];
  return new Set(of.flatMap(({ words }) => plainWords(words?.labels?.words ?? '')));
});

/** Words of labels that headlines also use, such as `story`. @param language analysis language (`zh` for `zh-TW`). */
const commonLabelWordsOf = perLanguage((language): ReadonlySet<string> => {
  const lists = [LANGUAGE_INDEPENDENT_DATA, dataOf(language)].map(
    ({ words }) => words?.labels?.commonWords ?? '',
  );
  return new Set(lists.flatMap(plainWords));
});

const listOf = (kind: keyof LabelWords): string[] =>
  LANGUAGE_DATA.map(({ words }) => words?.labels?.[kind]).filter((list) => list !== undefined);
const namesOf = (kind: keyof LabelWords): ReadonlySet<string> =>
  new Set(listOf(kind).flatMap((list) => list.split(',').map((name) => plainWords(name).join(' '))));

const PUBLISHER_NAMES = namesOf('publishers');
const TAIL_NAMES = namesOf('publishersOrWords');
const PUBLISHER_WORDS = new Set(listOf('publisher').flatMap(plainWords));
const NETWORKS = new Set(listOf('networks').flatMap(plainWords));
const UNSPACED_PUBLISHER = new RegExp(
  `^[^\\s、。，！？]{0,10}(?:${listOf('unspacedPublisher').join(' ').replaceAll(' ', '|')})` +
    `(?:${listOf('unspacedEdition').join(' ').replaceAll(' ', '|')})?$`,
  'u',
);

function isLabel(text: string, words: readonly string[], language: string): boolean {
  const labels = labelWordsOf(language);
  const counted = NTH_UPDATE.test(text) ? plainWords(text.replace(NTH_UPDATE, 'update')) : words;
  return counted.length > 0 && counted.length <= MAX_LABEL_WORDS && counted.every((word) => labels.has(word));
}

/** Whether a text names a source: a listed publisher, its edition, or a name with a word such as `Times` at an end. */
function isSource(text: string, words: readonly string[]): boolean {
  const editions = [1, 2, 3].filter((length) => words.length - length <= 2);
  if (editions.some((length) => PUBLISHER_NAMES.has(words.slice(0, length).join(' ')))) return true;
  if (TAIL_NAMES.has(words.join(' ')) || UNSPACED_PUBLISHER.test(text)) return true;
  if (CALL_SIGN.test(text) || (words.length > 1 && NETWORKS.has(words[0]!.replace(/\d+$/, '')))) return true;
  return [words[0], words[1], words.at(-1)].some((word) => word !== undefined && PUBLISHER_WORDS.has(word));
}

/** Whether a text is a section name (`Santé`, `Sport`), except world and national; one with a year names an event. */
const isSection = (text: string, language: string): boolean =>
  text.length <= MAX_SECTION_LENGTH &&
  !/\d{4}/.test(text) &&
  !isUnspaced(text) &&
  sectionCategories([text], language).some((topic) => !PLACES.has(topic));

function read(text: string, language: string): TitleLabel | null {
  if (HOST.test(text)) return { kind: 'source', sure: true };
  const words = plainWords(text);
  if (words.length > MAX_WORDS) return null;
  if (isLabel(text, words, language)) return { kind: 'label', sure: true };
  if (PUBLISHER_NAMES.has(words.join(' '))) return { kind: 'source', sure: true };
  if (words.length <= MAX_SECTION_WORDS && isSection(text, language)) return { kind: 'label', sure: true };
  return isSource(text, words) ? { kind: 'source', sure: UNSPACED_PUBLISHER.test(text) } : null;
}

/** Maximum number of cached results of `readLabel`; a full cache is cleared. */
const MAX_CACHED = 8192;
const cache = new Map<string, TitleLabel | null>();

/** The words of a title that are label words, such as `LIVE`, `video` or `review`. @param language as in analysis. */
export function labelWordsIn(title: string, language: string): string[] {
  const [labels, functionWords] = [labelWordsOf(language), functionWordsOf(language)];
  return plainWords(title).filter((word) => labels.has(word) && !functionWords.has(word));
}

/** Whether a label's word is frequent in ordinary headlines, too, which makes it weak evidence of a label. */
export const isCommonLabelWord = (word: string, language: string): boolean =>
  commonLabelWordsOf(language).has(word);

/** Classifies a segment before or after a headline as a label or the name of a source; null for neither. */
export function readLabel(text: string, language: string): TitleLabel | null {
  if (text.length > MAX_LENGTH) return null;
  const key = `${language} ${text}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const found = read(text, language);
  cache.set(key, found);
  return found;
}
