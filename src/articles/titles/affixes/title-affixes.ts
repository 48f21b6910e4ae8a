import { mayStandAside } from './may-stand-aside.js';
import { isLabel, namesPublisher } from './names-publisher.js';
import { readLabel } from './read-label.js';
import { takeEndings } from './take-endings.js';
import { takeHeads } from './take-heads.js';
import { takeTails } from './take-tails.js';

/** A title's own words, and the labels, authors and publisher's names around them. */
export interface TitleParts {
  core: string;
  /** Known labels and publishers: `LIVE`, `(VIDEO)`, `Reuters`, `- Daily Post`. Never part of what is said. */
  known: string[];
  /** Parts behind a dash or bar that may be a publisher's name, or part of the headline. */
  perhaps: string[];
  /** Authors in bylines, and short parts before a bar or in brackets: an unknown label, a place, a team, a series. */
  asides: string[];
}

const BRACKETED =
  /[([【（［「『＜〈]\s*([^()[\]【】（）［］「」『』＜＞〈〉]{1,30}?)\s*[)\]】）］」』＞〉]/gu;
const FIRST_BRACKETS = /^\s*[([【（［]([^()[\]【】（）［］]{1,24})[)\]】）］]\s*(?=\S)/u;
const LAST_BRACKETS = /^(.*\S)\s*[([【（［]([^()[\]【】（）［］]{1,24})[)\]】）］]\s*$/su;
const BRACKET = /[([【（［「『＜〈]/u;

const LETTER = /[\p{L}\p{N}]/u;

/** What news agencies set before a report, without a space: `UPDATE 2-`, `EXCLUSIVE-`. */
const SLUG =
  /^(?:UPDATE|REFILE|CORRECTED|WRAPUP|EXCLUSIVE|FACTBOX|ANALYSIS|TIMELINE|INTERVIEW|BREAKINGVIEWS)(?:\s?\d)?[-‐–]\s?(?=\S)/;

function takeBrackets(parts: TitleParts): void {
  parts.core = parts.core.replace(BRACKETED, (whole, inner: string) => {
    const label = readLabel(inner);
    if (label === null && !namesPublisher(inner)) return whole;
    parts.known.push(...(label?.known ?? [inner]));
    if (label?.author) parts.asides.push(label.author);
    return ' ';
  });
}

/** Short brackets that open or close a headline: `[Culture]`, `(gallery)` in a language no list knows. */
function takeAsides(parts: TitleParts): void {
  const first = FIRST_BRACKETS.exec(parts.core);
  if (first !== null && mayStandAside(first[1]!)) {
    parts.asides.push(first[1]!);
    parts.core = parts.core.slice(first[0].length);
  }
  const last = LAST_BRACKETS.exec(parts.core);
  if (last !== null && mayStandAside(last[2]!)) {
    parts.asides.push(last[2]!);
    parts.core = last[1]!;
  }
}

/** Parts a title from the labels and names that feeds, aggregators and desks put around it. */
export function titleParts(title: string): TitleParts {
  const parts: TitleParts = { core: title, known: [], perhaps: [], asides: [] };
  const bracketed = BRACKET.test(title);
  if (bracketed) takeBrackets(parts);
  parts.core = parts.core.replace(SLUG, '');
  takeHeads(parts);
  takeTails(parts);
  takeEndings(parts);
  if (bracketed) takeAsides(parts);
  if (parts.core !== title && (!LETTER.test(parts.core) || isLabel(parts.core))) {
    return { core: title, known: [], perhaps: [], asides: [] };
  }
  return parts;
}
