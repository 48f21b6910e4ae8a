import { BYLINE_PREPOSITIONS, BYLINE_WORDS, OPINION_WORDS } from '../languages/byline-words.js';
import {
  LABEL_WORDS,
  NETWORKS,
  PUBLISHER_NAMES,
  PUBLISHER_WORDS,
  TAIL_NAMES,
  UNSPACED_PUBLISHER,
} from '../languages/title-labels.js';
import { topicsOf } from '../languages/topics-of.js';
import type { Topic } from '../languages/topics.js';
import { plainWords } from '../text/plain-words.js';

/** What a piece beside a headline is: nothing of what the headline says. */
export interface Label {
  kind: 'label' | 'source';
  /** A host, an agency or a well-known name: nothing that could be the subject of a headline. */
  sure: boolean;
  /** Who wrote it, in a byline. */
  author: string | null;
}

/** Sections whose names are those of places. */
const PLACES: ReadonlySet<Topic> = new Set<Topic>(['world', 'national']);

const MAX_SECTION_WORDS = 2;
const MAX_LABEL_LENGTH = 50;
const MAX_WORDS = 7;
const MAX_LABEL_WORDS = 4;
const MAX_NAME_WORDS = 4;
const MAX_SOURCE_WORDS = 6;

/** Agencies count theirs; the text is one. */
const NTH_UPDATE = /\b(?:\d(?:st|nd|rd|th) update|update \d)\b/i;
/** What papers call their paid articles: `S+`, `plus`. */
const SUBSCRIBERS = /^(?:\p{L}{1,8}\s?\+|\+|€)$/u;
/** A host, or the address of one. */
const HOST = /^(?:https?:\/\/)?[^\s/]+\.\p{L}{2,}(?:\/\S*)?$/iu;
/** Call signs of North American stations: `KSAT`, `WJW-TV`. */
const CALL_SIGN = /^[WK][A-Z]{2,3}(?:-TV|-FM)?(?:\s|$)/;
/** `L'opinione`, `l’édito`. */
const ELIDED = /^\p{L}{1,2}['’](?=\p{L}{3})/u;
const WRITTEN_WORD = /[\p{L}\p{N}\p{M}&'’.-]+/gu;
const NAME_WORD = /^[\p{Lu}\p{Lo}\u10d0-\u10ff][\p{L}\p{M}'’.-]*$/u;

const all = (words: readonly string[], ...lists: ReadonlySet<string>[]): boolean =>
  words.length > 0 && words.every((word) => lists.some((list) => list.has(word)));

function isLabel(text: string, words: readonly string[]): boolean {
  if (text.length > MAX_LABEL_LENGTH) return false;
  if (SUBSCRIBERS.test(text)) return true;
  const counted = /\d/.test(text) ? plainWords(text.replace(NTH_UPDATE, 'update')) : words;
  if (counted.length > MAX_LABEL_WORDS) return false;
  if (all(counted, LABEL_WORDS)) return true;
  const bare = plainWords(text.replace(ELIDED, ''));
  return (
    bare.some((word) => OPINION_WORDS.has(word)) && all(bare, OPINION_WORDS, LABEL_WORDS, BYLINE_PREPOSITIONS)
  );
}

/** `Opinion by NAME`, `NAME writes`, `by NAME`: what is left beside words for columns must be a name. */
function authorOf(text: string): string | null {
  const written = (text.match(WRITTEN_WORD) ?? []).map((word) => word.replace(ELIDED, ''));
  if (written.length < 2 || written.length > MAX_WORDS) return null;
  const isOf = (word: string, ...lists: ReadonlySet<string>[]): boolean => all(plainWords(word), ...lists);
  const aside = written.filter((word) =>
    isOf(word, OPINION_WORDS, BYLINE_WORDS, BYLINE_PREPOSITIONS, LABEL_WORDS),
  );
  const name = written.filter((word) => !aside.includes(word));
  if (aside.length === 0 || name.length === 0 || name.length > MAX_NAME_WORDS) return null;
  if (!name.every((word) => NAME_WORD.test(word))) return null;
  const writes = aside.some((word) => isOf(word, OPINION_WORDS, BYLINE_WORDS));
  return writes || (name.length > 1 && isOf(written[0]!, BYLINE_PREPOSITIONS)) ? name.join(' ') : null;
}

const isKnown = (words: readonly string[]): boolean =>
  [1, 2, 3].some(
    (length) => words.length - length <= 2 && PUBLISHER_NAMES.has(words.slice(0, length).join(' ')),
  );

/** A well-known publisher or an edition of it, a station, or a name that begins or ends with a word such as "Times". */
function isSource(text: string, words: readonly string[]): boolean {
  if (isKnown(words) || TAIL_NAMES.has(words.join(' ')) || UNSPACED_PUBLISHER.test(text)) return true;
  if (words.length === 0 || words.length > MAX_SOURCE_WORDS || /[?？؟]/u.test(text)) return false;
  if (CALL_SIGN.test(text) || (words.length > 1 && NETWORKS.has(words[0]!.replace(/\d+$/, '')))) return true;
  return [words[0], words[1], words.at(-1)].some((word) => word !== undefined && PUBLISHER_WORDS.has(word));
}

function read(text: string, language: string): Label | null {
  if (HOST.test(text)) return { kind: 'source', sure: true, author: null };
  const words = plainWords(text);
  if (isLabel(text, words)) return { kind: 'label', sure: true, author: null };
  if (PUBLISHER_NAMES.has(words.join(' '))) return { kind: 'source', sure: true, author: null };
  if (words.length <= MAX_SECTION_WORDS && topicsOf([text], language).some((topic) => !PLACES.has(topic)))
    return { kind: 'label', sure: true, author: null };
  const author = authorOf(text);
  if (author !== null) return { kind: 'label', sure: false, author };
  if (isSource(text, words)) return { kind: 'source', sure: UNSPACED_PUBLISHER.test(text), author: null };
  const [first, ...rest] = text.split(/\s+/u);
  const [behind, last] = [rest.join(' '), text.slice(first!.length + 1)];
  const labelled =
    rest.length > 0 && isLabel(first!, plainWords(first!)) && isSource(last, plainWords(behind));
  return labelled ? { kind: 'label', sure: false, author: null } : null;
}

/** Labels and sources come again in title after title; what is longer is seen once and not kept. */
const MOST_KEPT = 4096;
const LONGEST_KEPT = 60;
const kept = new Map<string, Label | null>();

/** What a piece in front of a headline or behind it tells as a label or a source; null when it is none. */
export function readLabel(text: string, language: string): Label | null {
  const key = `${language} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = read(text, language);
  if (text.length > LONGEST_KEPT) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}
