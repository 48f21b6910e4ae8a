import { countsNothing } from './may-stand-aside.js';
import { isLabel, isShort, namesPublisher } from './names-publisher.js';
import { plainWords } from '../plain-words.js';
import { readLabel } from './read-label.js';
import { UNSPACED_PUBLISHER } from './title-affix-words.js';
import type { TitleParts } from './title-affixes.js';

const SEPARATED = /[|｜¦丨—_]|-[\u3400-\u9fff]|::|\s[-‐‑‒–―·•»«›‹<>/~]/u;
const TAIL = /^(.*\S)\s*(?:\s[-‐‑‒–—―|·•»«›‹<>/~]+\s+|[|｜¦丨]|::|—|(?<=\p{L})_(?=\p{L}))\s*(\S.*)$/su;
/** Separators of which several may follow one another: sections, publishers, authors. */
const CHAINED = /[|｜¦丨<>›»/]|::/u;
/** Behind a bar stand sections and publishers, one after the other; behind a dash, at most one. */
const MAX_TAILS = 3;

const SMALL_WORD = /(?<!\p{L})[a-zß-ÿа-яёα-ω]{5,}/gu;
/** `Le Monde diplomatique` has one; more make a sentence. */
const MOST_SMALL_WORDS = 1;
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/u;
const LETTER = /[\p{L}\p{N}]/gu;
/** `Football 24`, `Channel 24`: around the clock. */
const ROUND_THE_CLOCK = /^(?:24|360|365)$/;

/** `B.T.` */
const INITIALS = /^(?:\p{L}\.){2,}$/u;
/** A section between the headline and a publisher, behind hyphens both: `- Politics - Daily Post`. */
const LEAST_BEFORE_SECTION = 5;

const letters = (text: string): number => text.match(LETTER)?.length ?? 0;

function mayNamePublisher(text: string, before: string, chained: boolean): boolean {
  const words = INITIALS.test(text) ? [text] : plainWords(text);
  const brand = chained && words.length === 2;
  if (!brand && (text.match(SMALL_WORD)?.length ?? 0) > MOST_SMALL_WORDS) return false;
  if (!(brand || isShort(text, words)) || letters(text) >= (UNSPACED.test(text) ? 1 : 2) * letters(before))
    return false;
  return countsNothing(words.length > 1 ? words.filter((word) => !ROUND_THE_CLOCK.test(word)) : words);
}

/** A publisher or section behind a hyphen without spaces, as Chinese sites set it. */
const HYPHENATED = /^(.+)-([\u3400-\u9fff]{2,12})$/su;

function takeHyphenated(parts: TitleParts): boolean {
  let published = false;
  for (let tail = HYPHENATED.exec(parts.core); tail !== null; tail = HYPHENATED.exec(parts.core)) {
    if (UNSPACED_PUBLISHER.test(tail[2]!)) published = true;
    else if (!published || tail[2]!.length > 4) break;
    parts.known.push(tail[2]!);
    parts.core = tail[1]!;
  }
  return published;
}

function isSection(text: string, before: string): boolean {
  return plainWords(text).length === 1 && plainWords(before).length >= LEAST_BEFORE_SECTION;
}

/** Takes labels, authors' and publishers' names off the end of a headline, the last first. */
export function takeTails(parts: TitleParts): void {
  if (!SEPARATED.test(parts.core)) return;
  let published = takeHyphenated(parts);
  let taken = 0;
  for (let tail = TAIL.exec(parts.core); tail !== null && taken < MAX_TAILS; tail = TAIL.exec(parts.core)) {
    const [, before, name] = tail as unknown as [string, string, string];
    const chained = CHAINED.test(parts.core.slice(before.length, -name.length));
    const publisher = !isLabel(name) && namesPublisher(name);
    const label = publisher ? null : readLabel(name);
    if (publisher) published = parts.known.push(name) > 0;
    else if (label !== null) {
      parts.known.push(...label.known);
      if (label.author !== null) parts.asides.push(label.author);
    } else if (
      (chained || (taken === 0 && (!published || isSection(name, before)))) &&
      mayNamePublisher(name, before, chained)
    ) {
      parts.perhaps.unshift(name);
      taken++;
    } else break;
    parts.core = before;
  }
}
