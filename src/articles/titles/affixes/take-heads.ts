import { mayStandAside } from './may-stand-aside.js';
import { plainWords } from '../plain-words.js';
import { isLabelOrOpinion, readLabel } from './read-label.js';
import { LOUD_LABELS, PLACE_ACRONYMS, PUBLISHER_NAMES } from './title-affix-words.js';
import type { TitleParts } from './title-affixes.js';

const SEPARATED = /[／》＞:：|｜丨!！;؛.•·»–—+]|\s[/-]/u;
const HEAD =
  /^[\s+#*🔴🚨►▶]*([^\s:：|｜丨!！;؛.+\-–—／》＞].{0,40}?)\s*(?:[:：|｜丨!！;؛•·»／》＞]|\.(?=\s)|\s[/-]+\s|\s?[–—]\s?|\+{2,})\s*(?=\S)/su;
const BARRED = /^(.{1,30}?)\s*[|｜丨]\s*(?=(.*\S))/su;

const BAR = /[|｜丨]/u;

/** A label that Chinese and Japanese set before a headline with nothing but a space. */
const SPACED = /^([\u3040-\u30ff\u3400-\u9fff]{2,5})[\s\u3000]+(?=\S)/u;

/** Labels in capitals before a headline that is not: `LIVE VIDEO Farmers protest`. */
const LOUD = /^((?:\p{Lu}{3,}\s+|NA\s|НА\s){1,3})(?=[^\p{Ll}]{0,12}\p{Ll})/u;

/** Where a report was written: `ATHENS — `, `NEW YORK, May 3 (Reuters) - `. */
const DATELINE =
  /^(\p{Lu}[\p{Lu}\s.'’-]{2,24}?)(?:,\s[^—–:|]{3,14}?)?(?:\s\([^()]{2,20}\))?(?:\s?[—–]\s?|\s-\s)(?=\p{Lu}\S*\s.*\p{Ll})/su;

/** A site and its section before the headline: `Site - Economy - `. */
const CHAIN = /^(\p{Lu}[^-–|>›:]{1,24}?)\s[-–|>›]\s(\p{Lu}[^-–|>›:]{1,24}?)\s[-–|>›]\s(?=([^|>›]{25,})$)/su;

/** A paper, an agency or an office: `HS: `, `AP: `. */
function isAcronym(name: string): boolean {
  return /^\p{Lu}{2,4}$/u.test(name) && !PLACE_ACRONYMS.has(plainWords(name).join(' '));
}

function takeLoud(parts: TitleParts): void {
  const loud = LOUD.exec(parts.core);
  if (loud === null) return;
  let taken = '';
  for (const word of loud[1]!.split(/(?<=\s)(?=\S)/u)) {
    if (!LOUD_LABELS.has(plainWords(word).join(' '))) break;
    taken += word;
  }
  if (taken === '') return;
  parts.known.push(taken.trim());
  parts.core = parts.core.slice(taken.length);
}

function takeDateline(parts: TitleParts): void {
  const dateline = DATELINE.exec(parts.core);
  if (dateline === null || !mayStandAside(dateline[1]!)) return;
  parts.asides.push(dateline[1]!.trim());
  parts.core = parts.core.slice(dateline[0].length);
}

function takeChain(parts: TitleParts): void {
  const chain = CHAIN.exec(parts.core);
  if (chain === null) return;
  const names = chain.slice(1, 3) as string[];
  if (!names.every((name) => mayStandAside(name) && plainWords(name).length <= 2)) return;
  parts.perhaps.push(...names);
  parts.core = parts.core.slice(chain[0].length);
}

/** A short part before a bar, which the headline behind it outweighs. */
function takeBarred(parts: TitleParts): void {
  const barred = BAR.test(parts.core) ? BARRED.exec(parts.core) : null;
  if (barred === null || !mayStandAside(barred[1]!)) return;
  const headline = barred[2]!.split(/[|｜丨]/u)[0]!;
  if (
    plainWords(headline).length < 2 * plainWords(barred[1]!).length &&
    headline.length < 3 * barred[1]!.length
  )
    return;
  parts.asides.push(barred[1]!);
  parts.core = parts.core.slice(barred[0].length);
}

/** Takes labels and publishers' names off the beginning of a headline. */
export function takeHeads(parts: TitleParts): void {
  const spaced = SPACED.exec(parts.core);
  if (spaced !== null && isLabelOrOpinion(spaced[1]!)) {
    parts.known.push(spaced[1]!);
    parts.core = parts.core.slice(spaced[0].length);
  }
  takeLoud(parts);
  if (!SEPARATED.test(parts.core)) return;
  for (let head = HEAD.exec(parts.core); head !== null; head = HEAD.exec(parts.core)) {
    const name = head[1]!;
    const label = readLabel(name);
    const acronym =
      label === null &&
      !PUBLISHER_NAMES.has(plainWords(name).join(' ')) &&
      isAcronym(name) &&
      /^\s*\S+\s?[:：]/u.test(parts.core);
    if (label === null && !acronym && !PUBLISHER_NAMES.has(plainWords(name).join(' '))) break;
    if (acronym) parts.asides.push(name);
    else parts.known.push(...(label?.known ?? [name]));
    if (label?.author) parts.asides.push(label.author);
    parts.core = parts.core.slice(head[0].length);
  }
  takeDateline(parts);
  takeChain(parts);
  takeBarred(parts);
}
