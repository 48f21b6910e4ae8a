import type { ReadTitle } from '../parse-signature.js';

/** Japanese particles by the part they give to what stands before them; the topic is mostly who does it. */
const PARTS: Readonly<Record<string, string>> = { は: 'が', が: 'が', を: 'を', に: 'に', へ: 'に' };
const PARTICLE = /[はがをにへ]/gu;
/** By as many characters a word is known again. */
const LEAST_BEFORE = 2;

/** The particle behind each pair of characters that has one particle only. */
function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const { 0: particle, index } of text.matchAll(PARTICLE)) {
    if (index < LEAST_BEFORE) {
      if (index > 0) parts.set(text.slice(0, index), PARTS[particle]!);
      continue;
    }
    const before = text.slice(index - LEAST_BEFORE, index);
    parts.set(before, parts.has(before) ? '' : PARTS[particle]!);
  }
  return parts;
}

/** Whether two words have each the particle of the other in two Japanese titles: `AがBを` and `AをBが`. */
export function exchangesParticles(a: ReadTitle, b: ReadTitle): boolean {
  if (a.runs.length === 0 || b.runs.length === 0) return false;
  const [partsA, partsB] = [partsOf(a.order.join('')), partsOf(b.order.join(''))];
  const turns: string[] = [];
  for (const [before, part] of partsA) {
    const other = partsB.get(before) ?? '';
    if (part === '' || other === '' || other === part) continue;
    if (turns.includes(other + part)) return true;
    turns.push(part + other);
  }
  return false;
}
