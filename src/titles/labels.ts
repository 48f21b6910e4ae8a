import { topicsOf } from '../analysis/sections.js';
import { functionWordsOf, isUnspaced, plainWords } from '../analysis/words.js';
import { dataOf, INTERNATIONAL, LANGUAGE_DATA, perLanguage } from '../languages/find-language.js';
import type { LabelWords } from '../languages/language.js';
import type { Topic } from '../languages/topics.js';

/** What a piece beside a headline is: nothing of what the headline says. */
export interface Label {
  kind: 'label' | 'source';
  /** A label, a section, a host, a well-known name: nothing that could be the subject of a headline. */
  sure: boolean;
}

const LONGEST = 60;
const MAX_WORDS = 7;
const MAX_LABEL_WORDS = 4;
const MAX_SECTION_WORDS = 2;
const LONGEST_SECTION = 24;
/** Sections whose names are those of places. */
const PLACES: ReadonlySet<Topic> = new Set<Topic>(['world', 'national']);

/** Agencies count theirs; the text is one. */
const NTH_UPDATE = /\b(?:\d(?:st|nd|rd|th) update|update \d)\b/i;
/** A host, or the address of one. */
const HOST = /^(?:https?:\/\/)?[^\s/]+\.\p{L}{2,}(?:\/\S*)?$/iu;
/** Call signs of North American stations: `KSAT`, `WJW-TV`. */
const CALL_SIGN = /^[WK][A-Z]{2,3}(?:-TV|-FM)?(?:\s|$)/;

/**
 * Words of labels in titles of a language, folded as `plainWords` folds a title's: its own, and those that every press
 * borrows; those of all languages for one that has none.
 * @param language analysis language.
 */
export const labelWordsOf = perLanguage((language): ReadonlySet<string> => {
  const own = dataOf(language);
  const of = own.words?.labels === undefined ? LANGUAGE_DATA : [INTERNATIONAL, own];
  return new Set(of.flatMap(({ words }) => plainWords(words?.labels?.words ?? '')));
});

const listOf = (kind: keyof LabelWords): string[] =>
  LANGUAGE_DATA.map(({ words }) => words?.labels?.[kind]).filter((list) => list !== undefined);
const namesOf = (kind: keyof LabelWords): ReadonlySet<string> =>
  new Set(listOf(kind).flatMap((list) => list.split(',').map((name) => plainWords(name).join(' '))));

/** Publishers keep their names in titles of every language. */
const PUBLISHER_NAMES = namesOf('publishers');
const TAIL_NAMES = namesOf('publishersOrWords');
const PUBLISHER_WORDS = new Set(listOf('publisher').flatMap(plainWords));
const NETWORKS = new Set(listOf('networks').flatMap(plainWords));
const UNSPACED_PUBLISHER = new RegExp(
  `^[^\\s、。，！？]{0,10}(?:${listOf('unspacedPublisher').join(' ').replaceAll(' ', '|')})` +
    `(?:${listOf('unspacedEdition').join(' ').replaceAll(' ', '|')})?$`,
  'u',
);

function isLabel(text: string, words: readonly string[], labels: ReadonlySet<string>): boolean {
  const counted = NTH_UPDATE.test(text) ? plainWords(text.replace(NTH_UPDATE, 'update')) : words;
  return counted.length > 0 && counted.length <= MAX_LABEL_WORDS && counted.every((word) => labels.has(word));
}

/** A well-known publisher or an edition of it, or a name that begins or ends with a word such as "Times". */
function isSource(text: string, words: readonly string[]): boolean {
  const editions = [1, 2, 3].filter((length) => words.length - length <= 2);
  if (editions.some((length) => PUBLISHER_NAMES.has(words.slice(0, length).join(' ')))) return true;
  if (TAIL_NAMES.has(words.join(' ')) || UNSPACED_PUBLISHER.test(text)) return true;
  if (/[?？؟]/u.test(text)) return false;
  if (CALL_SIGN.test(text) || (words.length > 1 && NETWORKS.has(words[0]!.replace(/\d+$/, '')))) return true;
  return [words[0], words[1], words.at(-1)].some((word) => word !== undefined && PUBLISHER_WORDS.has(word));
}

/** `Santé`, `Sport`: the name of a section, but for those of the world and of countries. A year tells events apart. */
const isSection = (text: string, language: string): boolean =>
  text.length <= LONGEST_SECTION &&
  !/\d{4}/.test(text) &&
  !isUnspaced(text) &&
  topicsOf([text], language).some((topic) => !PLACES.has(topic));

function read(text: string, language: string): Label | null {
  if (HOST.test(text)) return { kind: 'source', sure: true };
  const words = plainWords(text);
  if (words.length > MAX_WORDS) return null;
  if (isLabel(text, words, labelWordsOf(language))) return { kind: 'label', sure: true };
  if (PUBLISHER_NAMES.has(words.join(' '))) return { kind: 'source', sure: true };
  if (words.length <= MAX_SECTION_WORDS && isSection(text, language)) return { kind: 'label', sure: true };
  return isSource(text, words) ? { kind: 'source', sure: UNSPACED_PUBLISHER.test(text) } : null;
}

/** Labels and sources come again in title after title; all are forgotten when there are more. */
const MOST_KEPT = 8192;
const kept = new Map<string, Label | null>();

/**
 * Whether a title has a word that says what kind of page follows, wherever it stands: `LIVE`, `video`, `review`.
 * @param language analysis language.
 */
export function hasLabelWord(title: string, language: string): boolean {
  const [labels, functionWords] = [labelWordsOf(language), functionWordsOf(language)];
  return plainWords(title).some((word) => labels.has(word) && !functionWords.has(word));
}

/** What a piece in front of a headline or behind it tells as a label or a source; null when it is none. */
export function readLabel(text: string, language: string): Label | null {
  if (text.length > LONGEST) return null;
  const key = `${language} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const found = read(text, language);
  kept.set(key, found);
  return found;
}
