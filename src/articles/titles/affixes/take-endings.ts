import { mayStandAside } from './may-stand-aside.js';
import { isLabel, surelyNamesPublisher } from './names-publisher.js';
import { readLabel } from './read-label.js';
import type { TitleParts } from './title-affixes.js';

/** The last sentence or clause: `…? Writes NAME`, `…, by NAME`, `….. video`, `…。動画`. */
const ENDING =
  /^(.*[^\s,،，、.。?？؟!！:：…])[\s"»”’'」]*(?:[,،，、…;；]|\.{2,}|\s\+\s|[.?？؟!！](?=\s)|。)\s*([^,،，、.。?？؟!！…;；]{2,40})$/su;
/** Cheaper to look for than what is taken, which most headlines do not have. */
const COLON_BEHIND = /[:：][^:：]{1,32}$/u;
const CLAUSE_BEHIND = /[;；+,،，、….?？؟!！。][^,،，、….?？؟!！。]{2,42}$/u;

/** What follows the last colon: a publisher, or a section before one. Spaces on both sides: also a single word of Thai. */
const BEHIND_COLON = /^(.*\S)(\s?[:：]\s?)(\S[^:：]{1,30})$/su;
const UNSPACED_WORD = /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]{2,16}$/u;

function takeBehindColons(parts: TitleParts): void {
  let published = false;
  for (let tail = BEHIND_COLON.exec(parts.core); tail !== null; tail = BEHIND_COLON.exec(parts.core)) {
    const [, before, colon, name] = tail as unknown as [string, string, string, string];
    if (surelyNamesPublisher(name)) published = parts.known.push(name) > 0;
    else if (isLabel(name)) parts.known.push(name);
    else if (published && mayStandAside(name)) parts.perhaps.unshift(name);
    else if (colon.length === 3 && UNSPACED_WORD.test(name)) parts.perhaps.unshift(name);
    else return;
    parts.core = before;
  }
}

/** Takes labels and authors that stand in the last clause or behind the last colon off a headline. */
export function takeEndings(parts: TitleParts): void {
  if (COLON_BEHIND.test(parts.core)) takeBehindColons(parts);
  if (!CLAUSE_BEHIND.test(parts.core)) return;
  const ending = ENDING.exec(parts.core);
  if (ending === null) return;
  const label = readLabel(ending[2]!.trim());
  if (label === null) return;
  parts.known.push(...label.known);
  if (label.author !== null) parts.asides.push(label.author);
  parts.core = parts.core.slice(0, -ending[2]!.length);
}
