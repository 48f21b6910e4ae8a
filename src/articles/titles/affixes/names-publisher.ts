import { plainWords } from '../plain-words.js';
import { remember } from '../remember.js';
import {
  LABEL_WORDS,
  NETWORKS,
  PUBLISHER_NAMES,
  PUBLISHER_WORDS,
  TAIL_NAMES,
  UNSPACED_PUBLISHER,
} from './title-affix-words.js';

const MAX_WORDS = 6;
/** Where nothing begins with a capital, a name is told from a clause by its length alone. */
const MAX_CASELESS_WORDS = 4;

const MAX_LABEL_LENGTH = 50;

/** Agencies count theirs; the text is one. */
const NTH_UPDATE = /\b(?:\d(?:st|nd|rd|th) update|update \d)\b/i;

/** What papers call their paid articles: `S+`, `plus`. */
const SUBSCRIBERS = /^(?:\p{L}{1,8}\s?\+|\+|€)$/u;

function isOfLabels(text: string): boolean {
  if (text.length > MAX_LABEL_LENGTH) return false;
  if (SUBSCRIBERS.test(text)) return true;
  const found = plainWords(/\d/.test(text) ? text.replace(NTH_UPDATE, 'update') : text);
  return found.length > 0 && found.length <= 4 && found.every((word) => LABEL_WORDS.has(word));
}

/** Heads and tails of titles that are kept. */
const MOST_KEPT = 4096;

/** Whether every word belongs to labels such as "live updates" or "watch". */
export const isLabel: (text: string) => boolean = remember(isOfLabels, MOST_KEPT);

/** A host, or the address of one. */
const HOST = /^(?:https?:\/\/)?[^\s/]+\.\p{L}{2,}(?:\/\S*)?$/iu;

/** Call signs of North American stations: `KSAT`, `WJW-TV`. */
const CALL_SIGN = /^[WK][A-Z]{2,3}(?:-TV|-FM)?(?:\s|$)/;

const BEGINS_LIKE_A_NAME =
  /^(?:(?:de|het|la|le|les|el|los|il|lo|the|die|der|das|o|a|os|as|na|ang)\s+)?[\p{Lu}\p{Lo}\p{N}\u10d0-\u10ff]/u;
const CASELESS = /^\p{Lo}/u;

/** Short, begun like a name or one word, and no question. Georgian has no capitals. */
export function isShort(text: string, words: readonly string[]): boolean {
  if (words.length === 0 || words.length > MAX_WORDS || /[?？؟]/u.test(text)) return false;
  if (CASELESS.test(text)) return words.length <= MAX_CASELESS_WORDS;
  return words.length === 1 || BEGINS_LIKE_A_NAME.test(text);
}

const MOST_NAME_WORDS = 3;
const MOST_EDITION_WORDS = 2;

/** A well-known publisher, or an edition of it: `Reuters UK`, `Euronews (in English)`. */
function isEdition(words: readonly string[]): boolean {
  for (let length = 1; length <= MOST_NAME_WORDS && length <= words.length; length++) {
    if (words.length - length > MOST_EDITION_WORDS) continue;
    if (PUBLISHER_NAMES.has(words.slice(0, length).join(' '))) return true;
  }
  return false;
}

/** A host or a well-known name: nothing that could be the subject of a headline. */
export function surelyNamesPublisher(text: string): boolean {
  return HOST.test(text) || UNSPACED_PUBLISHER.test(text) || PUBLISHER_NAMES.has(plainWords(text).join(' '));
}

function isPublisher(text: string): boolean {
  if (HOST.test(text)) return true;
  const words = plainWords(text);
  if (TAIL_NAMES.has(words.join(' ')) || isEdition(words)) return true;
  if (!isShort(text, words)) return false;
  if (UNSPACED_PUBLISHER.test(text)) return true;
  if (CALL_SIGN.test(text) || (words.length > 1 && NETWORKS.has(words[0]!.replace(/\d+$/, '')))) return true;
  return [words[0], words[1], words.at(-1)].some((word) => word !== undefined && PUBLISHER_WORDS.has(word));
}

/** A host, a well-known name, a station, or a name that begins or ends with a word such as "Times". */
export const namesPublisher: (text: string) => boolean = remember(isPublisher, MOST_KEPT);
