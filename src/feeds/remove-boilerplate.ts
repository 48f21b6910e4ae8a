import { LEADING_BOILERPLATE, TRAILING_BOILERPLATE } from './boilerplate.js';

/** Characters at the end of a text in which the patterns look; they can take no more. */
const TAIL = 700;

/** Characters at the end of a text among which a hint stands. */
const HINT_TAIL = 320;

/** All hints at once: a single look that sends most texts home. */
const ANY_HINT = new RegExp(
  TRAILING_BOILERPLATE.flatMap(({ hints }) =>
    hints.map((hint) => hint.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  ).join('|'),
);

/** One removal may uncover another; this many do for real feeds. */
const MAX_ROUNDS = 4;

/** A text on one line without "The post … appeared first on …", "Continue reading", "[…]" and the like. */
export function removeBoilerplate(text: string): string {
  let kept = text.replace(LEADING_BOILERPLATE, '');
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const shorter = removeOne(kept);
    if (shorter === null) break;
    kept = shorter;
  }
  return kept;
}

function removeOne(text: string): string | null {
  const lower = text.slice(-HINT_TAIL).toLowerCase();
  if (!ANY_HINT.test(lower)) return null;
  const start = Math.max(0, text.length - TAIL);
  const tail = text.slice(start);
  for (const { hints, pattern } of TRAILING_BOILERPLATE) {
    if (!hints.some((hint) => lower.includes(hint))) continue;
    const at = tail.search(pattern);
    if (at >= 0) return text.slice(0, start + at).trimEnd();
  }
  return null;
}
