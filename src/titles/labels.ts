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
  /** Who wrote it, in a byline. */
  author?: string;
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
const NAME_WORD = /^[\p{Lu}\p{Lo}\u10d0-\u10ff][\p{L}\p{M}'’.-]*$/u;

/** Words of labels and bylines in titles of a language, folded as `plainWords` folds a title's. */
interface Labels {
  words: ReadonlySet<string>;
  loud: ReadonlySet<string>;
  opinion: ReadonlySet<string>;
  byline: ReadonlySet<string>;
  bylinePrepositions: ReadonlySet<string>;
}

/**
 * A language's own, and those that every press borrows; those of all languages for one that has none.
 * @param language analysis language.
 */
export const labelWordsOf = perLanguage((language): Labels => {
  const own = dataOf(language);
  const of = own.words?.labels === undefined ? LANGUAGE_DATA : [INTERNATIONAL, own];
  const folded = (kind: keyof LabelWords): Set<string> =>
    new Set(of.flatMap(({ words }) => plainWords(words?.labels?.[kind] ?? '')));
  return {
    words: folded('words'),
    loud: folded('loud'),
    opinion: folded('opinion'),
    byline: folded('byline'),
    bylinePrepositions: folded('bylinePrepositions'),
  };
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

const all = (words: readonly string[], ...lists: ReadonlySet<string>[]): boolean =>
  words.length > 0 && words.every((word) => lists.some((list) => list.has(word)));

function isLabel(text: string, words: readonly string[], labels: Labels): boolean {
  const counted = NTH_UPDATE.test(text) ? plainWords(text.replace(NTH_UPDATE, 'update')) : words;
  if (counted.length > MAX_LABEL_WORDS) return false;
  if (all(counted, labels.words)) return true;
  const hasOpinion = counted.some((word) => labels.opinion.has(word));
  return hasOpinion && all(counted, labels.opinion, labels.words, labels.bylinePrepositions);
}

/** `Opinion by NAME`, `NAME writes`, `by NAME`: what is left beside words for columns must be a name. */
function authorOf(text: string, { words, opinion, byline, bylinePrepositions }: Labels): string | undefined {
  const written = text.split(/^\p{L}{1,2}['’]|[\s:：()]+/u).filter((word) => plainWords(word).length > 0);
  const isOf = (word: string, ...lists: ReadonlySet<string>[]): boolean => all(plainWords(word), ...lists);
  const isAside = (word: string): boolean => isOf(word, opinion, byline, bylinePrepositions, words);
  const name = written.filter((word) => !isAside(word));
  const writes = written.some((word) => isOf(word, opinion, byline));
  const by = name.length > 1 && isOf(written[0]!, bylinePrepositions);
  const isName =
    name.length > 0 && name.length < written.length && name.every((word) => NAME_WORD.test(word));
  return isName && (writes || by) ? name.join(' ') : undefined;
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
  const [words, labels] = [plainWords(text), labelWordsOf(language)];
  if (words.length > MAX_WORDS) return null;
  if (isLabel(text, words, labels)) return { kind: 'label', sure: true };
  if (PUBLISHER_NAMES.has(words.join(' '))) return { kind: 'source', sure: true };
  if (words.length <= MAX_SECTION_WORDS && isSection(text, language)) return { kind: 'label', sure: true };
  const author = authorOf(text, labels);
  if (author !== undefined) return { kind: 'label', sure: false, author };
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
  const [labels, functionWords] = [labelWordsOf(language).words, functionWordsOf(language)];
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
