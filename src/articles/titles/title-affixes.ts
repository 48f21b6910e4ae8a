import { isDayOrMonth } from './is-day-or-month.js';
import { plainWords } from './plain-words.js';
import {
  LABEL_WORDS,
  NETWORKS,
  PUBLISHER_NAMES,
  PUBLISHER_WORDS,
  TAIL_NAMES,
  UNSPACED_PUBLISHER,
} from './title-affix-words.js';

/** A title's own words, and the labels and publisher's names around them. */
export interface TitleParts {
  core: string;
  /** Known labels and publishers: `LIVE`, `(VIDEO)`, `Reuters`, `- Daily Post`. Never part of what is said. */
  known: string[];
  /** Last part behind a dash or bar that may be a publisher's name, or part of the headline. */
  perhaps: string | null;
}

const TAIL = /^(.*\S)\s*(?:\s[-‐‑‒–—―|·•»«›‹>/~]+\s+|[|｜¦]|::|—|(?<=\p{L})_(?=\p{L}))\s*(\S.*)$/su;
const HEAD =
  /^[\s+#*🔴🚨►▶]*([^\s:：|｜!！;؛.\-–—].{0,40}?)\s*(?:[:：|｜!！;؛•·»]|\.(?=\s)|\s[/-]+\s|\s?[–—]\s?)\s*(?=\S)/su;
const BRACKETED = /[([【（［「『]\s*([^()[\]【】（）［］「」『』]{1,30}?)\s*[)\]】）］」』]/gu;
const BAR = /[|｜¦]/u;
const MAX_TAIL_WORDS = 6;
/** Behind a bar stand sections and publishers, one after the other; behind a dash, at most one. */
const MAX_TAILS = 3;

/** Whether every word belongs to labels such as "live updates" or "watch". */
function isLabel(text: string): boolean {
  const found = plainWords(text);
  return found.length > 0 && found.length <= 4 && found.every((word) => LABEL_WORDS.has(word));
}

/** A host, or the address of one. */
const HOST = /^(?:https?:\/\/)?[^\s/]+\.\p{L}{2,}(?:\/\S*)?$/iu;

/** Call signs of North American stations: `KSAT`, `WJW-TV`. */
const CALL_SIGN = /^[WK][A-Z]{2,3}(?:-TV|-FM)?(?:\s|$)/;

/** Short, begun like a name or one word, and no question. Georgian has no capitals. */
function isShort(text: string, words: string[]): boolean {
  if (words.length === 0 || words.length > MAX_TAIL_WORDS || /[?？؟]/u.test(text)) return false;
  return words.length === 1 || /^[\p{Lu}\p{Lo}\p{N}\u10d0-\u10ff]/u.test(text);
}

const MOST_NAME_WORDS = 3;
const MOST_EDITION_WORDS = 2;

/** A well-known publisher, or an edition of it: `Reuters UK`, `Euronews (in English)`. */
function isEdition(words: string[]): boolean {
  for (let length = 1; length <= MOST_NAME_WORDS && length <= words.length; length++) {
    if (words.length - length > MOST_EDITION_WORDS) continue;
    if (PUBLISHER_NAMES.has(words.slice(0, length).join(' '))) return true;
  }
  return false;
}

/** A host, a well-known name, a station, or a name that begins or ends with a word such as "Times". */
function namesPublisher(text: string): boolean {
  if (HOST.test(text)) return true;
  const words = plainWords(text);
  if (TAIL_NAMES.has(words.join(' ')) || isEdition(words)) return true;
  if (!isShort(text, words)) return false;
  if (UNSPACED_PUBLISHER.test(text)) return true;
  if (CALL_SIGN.test(text) || (words.length > 1 && NETWORKS.has(words[0]!.replace(/\d+$/, '')))) return true;
  return [words[0], words[1], words.at(-1)].some((word) => word !== undefined && PUBLISHER_WORDS.has(word));
}

const SMALL_WORD = /(?<!\p{L})[a-zß-ÿа-яёα-ω]{5,}/gu;
/** `Le Monde diplomatique` has one; more make a sentence. */
const MOST_SMALL_WORDS = 1;

function mayNamePublisher(text: string): boolean {
  const words = plainWords(text);
  if ((text.match(SMALL_WORD)?.length ?? 0) > MOST_SMALL_WORDS) return false;
  return isShort(text, words) && !words.some((word) => /^\p{N}+$/u.test(word) || isDayOrMonth(word));
}

/** What news agencies set before a report, without a space: `UPDATE 2-`, `EXCLUSIVE-`. */
const SLUG =
  /^(?:UPDATE|REFILE|CORRECTED|WRAPUP|EXCLUSIVE|FACTBOX|ANALYSIS|TIMELINE|INTERVIEW|BREAKINGVIEWS)(?:\s?\d)?[-‐–]\s?(?=\S)/;

function takeHeads(core: string, known: string[]): string {
  for (let head = HEAD.exec(core); head !== null; head = HEAD.exec(core)) {
    const name = head[1]!;
    if (!isLabel(name) && !PUBLISHER_NAMES.has(plainWords(name).join(' '))) break;
    known.push(name);
    core = core.slice(head[0].length);
  }
  return core;
}

/** A publisher behind a hyphen without spaces, as Chinese sites set it. */
const HYPHENATED = /^(.+)-([\u3400-\u9fff]{2,12})$/su;

/** Takes labels and publishers' names off the end of a headline, the last first. */
function takeTails(headline: string, known: string[]): { core: string; perhaps: string[] } {
  const perhaps: string[] = [];
  const hyphenated = HYPHENATED.exec(headline);
  let core = headline;
  let published = hyphenated !== null && UNSPACED_PUBLISHER.test(hyphenated[2]!);
  if (published) {
    known.push(hyphenated![2]!);
    core = hyphenated![1]!;
  }
  for (let tail = TAIL.exec(core); tail !== null && perhaps.length < MAX_TAILS; tail = TAIL.exec(core)) {
    const name = tail[2]!;
    const barred = BAR.test(core.slice(tail[1]!.length, -name.length));
    if (isLabel(name)) known.push(name);
    else if (namesPublisher(name)) published = known.push(name) > 0;
    else if ((barred || (!published && perhaps.length === 0)) && mayNamePublisher(name))
      perhaps.unshift(name);
    else break;
    core = tail[1]!;
  }
  return { core, perhaps };
}

/** Parts a title from the labels and publisher's names that feeds, aggregators and desks put around it. */
export function titleParts(title: string): TitleParts {
  const known: string[] = [];
  let core = !/[([【（［「『]/u.test(title)
    ? title
    : title.replace(BRACKETED, (whole, inner: string) => {
        if (!isLabel(inner) && !namesPublisher(inner)) return whole;
        known.push(inner);
        return ' ';
      });
  core = core.replace(SLUG, '');
  if (/[:：|｜!！;؛.•·»–—]|\s[/-]/u.test(core)) core = takeHeads(core, known);
  if (!/[|｜¦—_]|-[\u3400-\u9fff]|::|\s[-‐‑‒–―·•»«›‹>/~]/u.test(core)) return { core, known, perhaps: null };
  const tails = takeTails(core, known);
  if (plainWords(tails.core).length === 0) return { core: title, known: [], perhaps: null };
  return { core: tails.core, known, perhaps: tails.perhaps.length === 0 ? null : tails.perhaps.join(' ') };
}
