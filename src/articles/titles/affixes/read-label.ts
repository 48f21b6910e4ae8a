import { namesPublisher, isLabel } from './names-publisher.js';
import { BYLINE_PREPOSITIONS, BYLINE_WORDS, OPINION_WORDS } from './opinion-words.js';
import { plainWords } from '../plain-words.js';
import { remember } from '../remember.js';
import { LABEL_WORDS } from './title-affix-words.js';

/** What a part beside a headline says that the headline does not. */
export interface Label {
  known: string[];
  /** Who wrote it. */
  author: string | null;
}

const MAX_WORDS = 7;
const MAX_NAME_WORDS = 4;
const WORD = /[\p{L}\p{N}\p{M}&'’.-]+/gu;
const NAME_WORD = /^[\p{Lu}\p{Lo}\u10d0-\u10ff][\p{L}\p{M}'’.-]*$/u;

/** `L'opinione`, `l’édito`. */
const ELIDED = /^\p{L}{1,2}['’](?=\p{L}{3})/u;

const isWordOf = (word: string, ...lists: ReadonlySet<string>[]): boolean =>
  plainWords(word).every((part) => lists.some((list) => list.has(part)));

/** `Opinion by NAME`, `NAME writes`, `by NAME`: what is left beside words for columns must be a name. */
function readByline(text: string): Label | null {
  const found = (text.match(WORD) ?? []).map((word) => word.replace(ELIDED, ''));
  if (found.length < 2 || found.length > MAX_WORDS) return null;
  const aside = found.filter((word) =>
    isWordOf(word, OPINION_WORDS, BYLINE_WORDS, BYLINE_PREPOSITIONS, LABEL_WORDS),
  );
  const name = found.filter((word) => !aside.includes(word));
  if (aside.length === 0 || name.length === 0 || name.length > MAX_NAME_WORDS) return null;
  if (!name.every((word) => NAME_WORD.test(word))) return null;
  const says = aside.some((word) => isWordOf(word, OPINION_WORDS, BYLINE_WORDS));
  if (!says && (name.length < 2 || !isWordOf(found[0]!, BYLINE_PREPOSITIONS))) return null;
  return { known: [aside.join(' ')], author: name.join(' ') };
}

/** `Info Le Parisien`, `Exclusive BBC News`: a label and whose it is. */
function isPublishersLabel(text: string): boolean {
  const labelled = /^(\S+)\s+(\S.*)$/su.exec(text);
  return labelled !== null && isLabel(labelled[1]!) && namesPublisher(labelled[2]!);
}

const mayTell = (word: string): boolean =>
  LABEL_WORDS.has(word) || OPINION_WORDS.has(word) || BYLINE_WORDS.has(word) || BYLINE_PREPOSITIONS.has(word);

function isOpinion(words: readonly string[]): boolean {
  return (
    words.length <= 4 &&
    words.some((word) => OPINION_WORDS.has(word)) &&
    words.every((word) => OPINION_WORDS.has(word) || LABEL_WORDS.has(word) || BYLINE_PREPOSITIONS.has(word))
  );
}

/** Whether every word belongs to labels, or to what columns are called. */
export function isLabelOrOpinion(text: string): boolean {
  return isLabel(text) || isOpinion(plainWords(text.replace(ELIDED, '')));
}

function read(text: string): Label | null {
  if (isLabel(text)) return { known: [text], author: null };
  const words = plainWords(text.replace(ELIDED, ''));
  if (!words.some(mayTell)) return null;
  if (isOpinion(words) || isPublishersLabel(text)) return { known: [text], author: null };
  return readByline(text);
}

/** Heads and tails of titles that are kept. */
const MOST_KEPT = 4096;

/** What a part in front of a headline or behind it tells as a label; null when it is none. */
export const readLabel: (text: string) => Readonly<Label> | null = remember(read, MOST_KEPT);
