import { mayStandAside } from './may-stand-aside.js';
import { plainWords } from './plain-words.js';
import { readLabel } from './read-label.js';
import { PUBLISHER_NAMES } from './title-affix-words.js';
import type { TitleParts } from './title-affixes.js';

const SEPARATED = /[:：|｜丨!！;؛.•·»–—+]|\s[/-]/u;
const HEAD =
  /^[\s+#*🔴🚨►▶]*([^\s:：|｜丨!！;؛.+\-–—].{0,40}?)\s*(?:[:：|｜丨!！;؛•·»]|\.(?=\s)|\s[/-]+\s|\s?[–—]\s?|\+{2,})\s*(?=\S)/su;
const BARRED = /^(.{1,30}?)\s*[|｜丨]\s*(?=(.*\S))/su;

/** A short part before a bar, which the headline behind it outweighs. */
function takeBarred(parts: TitleParts): void {
  const barred = BARRED.exec(parts.core);
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
  if (!SEPARATED.test(parts.core)) return;
  for (let head = HEAD.exec(parts.core); head !== null; head = HEAD.exec(parts.core)) {
    const name = head[1]!;
    const label = readLabel(name);
    if (label === null && !PUBLISHER_NAMES.has(plainWords(name).join(' '))) break;
    parts.known.push(...(label?.known ?? [name]));
    if (label?.author) parts.perhaps.push(label.author);
    parts.core = parts.core.slice(head[0].length);
  }
  takeBarred(parts);
}
