import { LANGUAGES } from '../languages/find-language.js';
import { type UnspacedForms } from '../languages/language.js';
import { pairsOfList } from '../languages/word-lists.js';
import { joinConsecutiveParts } from './align.js';
import { TOKEN_KIND, type TitleToken } from './title.js';

/** The result of comparing the common substrings of two titles in a script without spaces. */
interface SpanComparison {
  /** Number of shared words, where two shared characters count as one word. */
  weight: number;
  /** Whether the titles are equal except for grammatical particles and at most one other character (no digit, no negation). */
  same: boolean;
  /** Whether two substrings exchanged their positions or particles. */
  swapped: boolean;
}

/** A substring that both titles share, with its position in each. */
interface Span {
  place: number;
  at: number;
  length: number;
}

/** Minimum length of a common substring, in characters; a single word or number also counts. */
const MIN_SPAN = 2;
const MIN_THAI_SPAN = 3;
const SOUTH_EAST_ASIAN = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
/** Maximum number of parts in another order; titles with more are different sentences with the same characters. */
const MAX_BLOCKS = 4;
/** Maximum number of units (characters, words, numbers) that are compared of a title, because the cost is quadratic. */
const MAX_UNITS = 120;
/** Minimum number of shared characters of near-identical titles of which one has an additional character. */
const MIN_SHARED_FOR_EXTRA = 10;

/** Splits a title into units: each character is one; a number or a word of a script with spaces is one as a whole. */
function unitsOf(tokens: readonly TitleToken[]): string[] {
  const units = tokens.flatMap(({ kind, text }) =>
    kind === TOKEN_KIND.run ? Array.from(text.replace(PARTICLE_WORDS, '')) : [text],
  );
  return units.slice(0, MAX_UNITS);
}

/** The particles of one kind in all languages without spaces: the language of a compared title is not known. */
const listOf = (kind: keyof UnspacedForms): string =>
  LANGUAGES.map(({ forms }) => forms?.run?.[kind] ?? '')
    .join(' ')
    .trim();
const PARTICLES = new Set(listOf('particles'));
const PARTICLE_WORDS = new RegExp(listOf('particleWords').replace(/\s+/g, '|'), 'gu');
const TURNING_WORDS = new Set(listOf('turning'));
const ROLE_PARTICLES = new Map(pairsOfList(listOf('roles')));

/** The longest common substring of units that are in no earlier substring (`free`) of either title. */
function longestSpan(a: string[], b: string[], freeA: boolean[], freeB: boolean[]): Span {
  let best: Span = { place: 0, at: 0, length: 0 };
  let before = new Uint16Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const row = new Uint16Array(b.length + 1);
    for (let j = 0; j < b.length; j++) {
      if (a[i] !== b[j] || !freeA[i] || !freeB[j]) continue;
      const length = (row[j + 1] = before[j]! + 1);
      if (length > best.length) best = { place: i + 1 - length, at: j + 1 - length, length };
    }
    before = row;
  }
  return best;
}

/** The common substrings in the order of the first title, and the remaining units without particles. */
function spansOf(a: string[], b: string[]): { spans: Span[]; extra: string[] | null } {
  const least = SOUTH_EAST_ASIAN.test(a.join('')) ? MIN_THAI_SPAN : MIN_SPAN;
  const [freeA, freeB] = [a.map(() => true), b.map(() => true)];
  const spans: Span[] = [];
  for (;;) {
    const span = longestSpan(a, b, freeA, freeB);
    if (span.length < least && !(span.length > 0 && a[span.place]!.length > 1)) break;
    freeA.fill(false, span.place, span.place + span.length);
    freeB.fill(false, span.at, span.at + span.length);
    spans.push(span);
  }
  const left = (units: string[], free: boolean[]): string[] =>
    units.filter((unit, i) => free[i] && !PARTICLES.has(unit));
  spans.sort((x, y) => x.place - y.place);
  const moved = spans.some(({ at }, i) => i > 0 && at < spans[i - 1]!.at);
  return { spans, extra: extraOf(left(a, freeA), left(b, freeB), moved) };
}

/** The units that only the longer list has. Null if the shorter one has others, or if it has any and characters moved. */
function extraOf(a: string[], b: string[], moved: boolean): string[] | null {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  const extra = longer.filter((unit) => unit !== shorter[at] || at++ < 0);
  return at < shorter.length || (moved && at > 0) ? null : extra;
}

/** Whether two blocks are exchanged around a third block or around other characters: `A in B`, `B in A`. */
function isSwapped(spans: readonly Span[]): boolean {
  const blocks = joinConsecutiveParts(spans);
  if (blocks.length > MAX_BLOCKS) return true;
  return blocks.slice(1).some((block, i) => {
    const [before, behind] = [blocks[i]!, blocks[i + 2]];
    if (block.last + 1 !== before.first) return false;
    const [end, endBefore] = [block.parts.at(-1)!, before.parts.at(-1)!];
    return (
      (behind !== undefined && behind.last + 1 === block.first) ||
      (block.parts[0]!.place > endBefore.place + endBefore.length &&
        before.parts[0]!.at > end.at + end.length)
    );
  });
}

/** Particles by the two characters before them; '' if the same characters are followed by several particles. */
function particlesOf(units: readonly string[]): ReadonlyMap<string, string> {
  const particles = new Map<string, string>();
  for (const [i, unit] of units.entries()) {
    const particle = ROLE_PARTICLES.get(unit);
    const before = units.slice(Math.max(0, i - 2), i).filter((one) => !ROLE_PARTICLES.has(one));
    if (particle === undefined || before.length === 0) continue;
    particles.set(before.join(''), particles.has(before.join('')) ? '' : particle);
  }
  return particles;
}

/** Whether two words exchange their particles: `AがBを` and `AをBが`. */
function exchangesParticles(a: readonly string[], b: readonly string[]): boolean {
  const others = particlesOf(b);
  const turns = [...particlesOf(a)]
    .map(([before, particle]) => [particle, others.get(before) ?? ''] as const)
    .filter(([from, to]) => from !== '' && to !== '' && from !== to);
  return turns.some(([from, to]) => turns.some(([x, y]) => x === to && y === from));
}

/** Compares two titles of which at least one is in a script without spaces. */
export function compareSpans(tokensA: readonly TitleToken[], tokensB: readonly TitleToken[]): SpanComparison {
  const [a, b] = [unitsOf(tokensA), unitsOf(tokensB)];
  const { spans, extra } = spansOf(a, b);
  const shared = spans.reduce((sum, span) => sum + span.length, 0);
  const turns =
    extra === null || extra.length > 1 || [...(extra[0] ?? '')].some((one) => TURNING_WORDS.has(one));
  return {
    weight: shared / 2,
    same: extra?.length === 0 || (!turns && shared >= MIN_SHARED_FOR_EXTRA),
    swapped: isSwapped(spans) || exchangesParticles(a, b),
  };
}
