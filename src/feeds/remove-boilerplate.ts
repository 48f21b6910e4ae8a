import { LEADING_BOILERPLATE, TRAILING_BOILERPLATE } from './boilerplate.js';

/** Characters at the end of a text in which the patterns look; they can take no more. */
const TAIL = 700;

/** A text on one line without "The post … appeared first on …", "Continue reading", "[…]" and the like. */
export function removeBoilerplate(text: string): string {
  let kept = text;
  for (const pattern of LEADING_BOILERPLATE) kept = kept.replace(pattern, '');
  // Each removal may uncover another; a few rounds do for real feeds.
  for (let round = 0; round < 4; round++) {
    const before = kept;
    for (const pattern of TRAILING_BOILERPLATE) {
      const tailStart = Math.max(0, kept.length - TAIL);
      kept = kept.slice(0, tailStart) + kept.slice(tailStart).replace(pattern, '');
    }
    kept = kept.trimEnd();
    if (kept === before) break;
  }
  return kept;
}
