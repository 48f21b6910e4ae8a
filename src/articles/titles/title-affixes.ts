import { LABEL_WORDS, NETWORKS, PUBLISHER_NAMES, PUBLISHER_WORDS, TAIL_NAMES } from './title-affix-words.js';

/** A title's own words, and the labels and publisher's names around them. */
export interface TitleParts {
  core: string;
  /** Known labels and publishers: `LIVE`, `(VIDEO)`, `Reuters`, `- Daily Post`. Never part of what is said. */
  known: string[];
  /** Last part behind a dash or bar that may be a publisher's name, or part of the headline. */
  perhaps: string | null;
}

const TAIL = /^(.*\S)\s*(?:\s[-‐‑‒–—―|·•»~]+\s|[|｜¦]|::|—)\s*(\S.*)$/su;
const HEAD = /^\s*([^\s:：|｜!！\-–—].{0,40}?)\s*(?:[:：|｜!！]|\s[-–—]+\s)\s*(?=\S)/su;
const BRACKETED = /[([【（［「『]\s*([^()[\]【】（）［］「」『』]{1,30}?)\s*[)\]】）］」』]/gu;
const MAX_TAIL_WORDS = 6;

function plainWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');
  return plain.match(/[\p{L}\p{N}\p{M}&']+/gu) ?? [];
}

/** Whether every word belongs to labels such as "live updates" or "watch". */
function isLabel(text: string): boolean {
  const found = plainWords(text);
  return found.length > 0 && found.length <= 4 && found.every((word) => LABEL_WORDS.has(word));
}

/** A host, or the address of one. */
const HOST = /^(?:https?:\/\/)?[^\s/]+\.\p{L}{2,}(?:\/\S*)?$/iu;

/** Call signs of North American stations: `KSAT`, `WJW-TV`. */
const CALL_SIGN = /^[WK][A-Z]{2,3}(?:-TV|-FM)?(?:\s|$)/;

/** Short, begun like a name or one word, and no question. */
function isShort(text: string, words: string[]): boolean {
  if (words.length === 0 || words.length > MAX_TAIL_WORDS || /[?？؟]/u.test(text)) return false;
  return words.length === 1 || /^[\p{Lu}\p{Lo}\p{N}]/u.test(text);
}

/** A host, a well-known name, a station, or a name that begins or ends with a word such as "Times". */
function namesPublisher(text: string): boolean {
  if (HOST.test(text)) return true;
  const words = plainWords(text);
  const name = words.join(' ');
  if (PUBLISHER_NAMES.has(name) || TAIL_NAMES.has(name)) return true;
  if (!isShort(text, words)) return false;
  if (CALL_SIGN.test(text) || (words.length > 1 && NETWORKS.has(words[0]!.replace(/\d+$/, '')))) return true;
  return [words[0], words[1], words.at(-1)].some((word) => word !== undefined && PUBLISHER_WORDS.has(word));
}

function mayNamePublisher(text: string): boolean {
  const words = plainWords(text);
  return isShort(text, words) && !words.some((word) => /^\p{N}+$/u.test(word));
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

/** Parts a title from the labels and publisher's names that feeds, aggregators and desks put around it. */
export function titleParts(title: string): TitleParts {
  const known: string[] = [];
  let perhaps: string | null = null;
  let core = !/[([【（［「『]/u.test(title)
    ? title
    : title.replace(BRACKETED, (whole, inner: string) => {
        if (!isLabel(inner) && !namesPublisher(inner)) return whole;
        known.push(inner);
        return ' ';
      });
  core = core.replace(SLUG, '');
  if (/[:：|｜!！]|\s[-–—]/u.test(core)) core = takeHeads(core, known);
  if (!/[|｜¦—]|::|\s[-‐‑‒–―·•»~]/u.test(core)) return { core, known, perhaps };
  let published = false;
  for (let tail = TAIL.exec(core); tail !== null && perhaps === null; tail = TAIL.exec(core)) {
    const name = tail[2]!;
    if (isLabel(name)) known.push(name);
    else if (namesPublisher(name)) published = known.push(name) > 0;
    else if (!published && mayNamePublisher(name)) perhaps = name;
    else break;
    core = tail[1]!;
  }
  return plainWords(core).length === 0 ? { core: title, known: [], perhaps: null } : { core, known, perhaps };
}
