import { mayStandAside } from './may-stand-aside.js';
import { plainWords } from './plain-words.js';
import { isLabelOrOpinion, readLabel } from './read-label.js';
import { PUBLISHER_NAMES } from './title-affix-words.js';
import type { TitleParts } from './title-affixes.js';

const SEPARATED = /[:：|｜丨!！;؛.•·»–—+]|\s[/-]/u;
const HEAD =
  /^[\s+#*🔴🚨►▶]*([^\s:：|｜丨!！;؛.+\-–—].{0,40}?)\s*(?:[:：|｜丨!！;؛•·»]|\.(?=\s)|\s[/-]+\s|\s?[–—]\s?|\+{2,})\s*(?=\S)/su;
const BARRED = /^(.{1,30}?)\s*[|｜丨]\s*(?=(.*\S))/su;

const BAR = /[|｜丨]/u;

/** A label that Chinese and Japanese set before a headline with nothing but a space. */
const SPACED = /^([\u3040-\u30ff\u3400-\u9fff]{2,5})[\s\u3000]+(?=\S)/u;

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
  if (!SEPARATED.test(parts.core)) return;
  for (let head = HEAD.exec(parts.core); head !== null; head = HEAD.exec(parts.core)) {
    const name = head[1]!;
    const label = readLabel(name);
    if (label === null && !PUBLISHER_NAMES.has(plainWords(name).join(' '))) break;
    parts.known.push(...(label?.known ?? [name]));
    if (label?.author) parts.asides.push(label.author);
    parts.core = parts.core.slice(head[0].length);
  }
  takeBarred(parts);
}
