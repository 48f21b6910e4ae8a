import {
  PARTICLE_WORDS,
  PARTICLES,
  ROLE_PARTICLES,
  SIDE_CHARACTERS,
  TURNING_CHARACTERS,
} from '../languages/particles.js';
import { KIND, type Token } from './title.js';

/** What two titles in a script without spaces have in common, found as stretches of characters. */
export interface Spans {
  /** What they share, in words: two characters are one. */
  weight: number;
  /** Whether the stretches are all there is, but for particles and one character that turns nothing. */
  same: boolean;
  /** Whether two of them took each other's place or part. */
  swapped: boolean;
}

/** Characters that must stand together to be known again; a word or number is one unit. */
const LEAST_SPAN = 2;
const LEAST_THAI_SPAN = 3;
/** More stretches than that at other places make other sentences of the same characters. */
const MOST_BLOCKS = 4;
/** No headline has more; the cost grows with their square. */
const MOST_UNITS = 120;
/** Shorter stretches are names, perhaps: they may not change places with a neighbour for no reason. */
const LEAST_CLAUSE = 6;
const LEAST_THAI_CLAUSE = 10;
/** Characters that two titles must share before one may have one more than the other. */
const LEAST_FOR_EXTRA = 10;

const SOUTH_EAST_ASIAN = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const KANA = /[\u3040-\u30ff]/;

/** A title as characters, other words and numbers whole. */
interface Units {
  units: string[];
  /** Places behind which the writer set a space or a mark. */
  ends: ReadonlySet<number>;
}

/** A stretch that both titles have, and where. */
interface Span {
  a: number;
  b: number;
  length: number;
}

/** Neighbouring stretches that are neighbours in both. */
interface Block {
  text: string;
  first: Span;
  last: Span;
  /** Ranks in `b`. */
  from: number;
  to: number;
  /** Whether a particle ends it, or a mark in both titles. */
  closed: boolean;
}

function unitsOf(tokens: readonly Token[]): Units {
  const units: string[] = [];
  const ends = new Set<number>();
  for (const { kind, text } of tokens) {
    if (kind === KIND.unit) continue;
    if (kind === KIND.run) units.push(...text.replace(PARTICLE_WORDS, ''));
    else units.push(text);
    ends.add(units.length - 1);
  }
  return { units: units.slice(0, MOST_UNITS), ends };
}

/** Longest stretch that both have outside of those found so far. */
function longestSpan(a: string[], b: string[], freeA: boolean[], freeB: boolean[]): Span {
  const best: Span = { a: 0, b: 0, length: 0 };
  let before = new Uint16Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const row = new Uint16Array(b.length + 1);
    for (let j = 0; j < b.length; j++) {
      if (a[i] !== b[j] || !freeA[i] || !freeB[j]) continue;
      const length = (row[j + 1] = before[j]! + 1);
      if (length > best.length) Object.assign(best, { a: i + 1 - length, b: j + 1 - length, length });
    }
    before = row;
  }
  return best;
}

const isParticle = (unit: string): boolean => PARTICLES.test(unit);

/** Stretches that both have, in the order of `a`, and what is left of either but for particles. */
function spansOf(a: string[], b: string[]): { spans: Span[]; onlyA: string[]; onlyB: string[] } {
  const least = SOUTH_EAST_ASIAN.test(a.join('')) ? LEAST_THAI_SPAN : LEAST_SPAN;
  const [freeA, freeB] = [a.map(() => true), b.map(() => true)];
  const spans: Span[] = [];
  for (;;) {
    const span = longestSpan(a, b, freeA, freeB);
    if (span.length < least && !(span.length > 0 && a[span.a]!.length > 1)) break;
    freeA.fill(false, span.a, span.a + span.length);
    freeB.fill(false, span.b, span.b + span.length);
    spans.push(span);
  }
  const onlyA = a.filter((unit, i) => freeA[i] && !isParticle(unit));
  const onlyB = b.filter((unit, i) => freeB[i] && !isParticle(unit));
  return { spans: spans.sort((x, y) => x.a - y.a), ...withoutShared(onlyA, onlyB) };
}

/** Single characters that both have in one order are no difference. */
function withoutShared(a: string[], b: string[]): { onlyA: string[]; onlyB: string[] } {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  const rest: string[] = [];
  let at = 0;
  for (const unit of longer) {
    if (unit === shorter[at]) at++;
    else rest.push(unit);
  }
  return at === shorter.length ? { onlyA: rest, onlyB: [] } : { onlyA: a, onlyB: b };
}

function blocksOf(spans: Span[], a: Units, b: Units): Block[] {
  const ranks = [...spans].sort((x, y) => x.b - y.b);
  const blocks: Block[] = [];
  for (const span of spans) {
    const rank = ranks.indexOf(span);
    const text = a.units.slice(span.a, span.a + span.length).join('');
    const [endA, endB] = [span.a + span.length - 1, span.b + span.length - 1];
    const closed = (span.length > 1 && isParticle(a.units[endA]!)) || (a.ends.has(endA) && b.ends.has(endB));
    const open = blocks.at(-1);
    if (open !== undefined && rank === open.to + 1)
      Object.assign(open, { text: open.text + text, last: span, to: rank, closed });
    else blocks.push({ text, first: span, last: span, from: rank, to: rank, closed });
  }
  return blocks;
}

/** Whether two neighbours that changed places may be the sides of what happened. */
function mayBeSides(left: Block, right: Block): boolean {
  const text = left.text + right.text;
  const thai = SOUTH_EAST_ASIAN.test(text);
  const longer = Math.max(left.text.length, right.text.length);
  if (longer >= (thai ? LEAST_THAI_CLAUSE : LEAST_CLAUSE)) return false;
  if (thai) return true;
  const sides = [left, right].some((block) => SIDE_CHARACTERS.test(block.text));
  return !left.closed && !right.closed && (KANA.test(text) || sides);
}

/** Whether something stands between two neighbours that changed places, in both titles: `A in B` and `B in A`. */
const areParted = (left: Block, right: Block): boolean =>
  right.first.a > left.last.a + left.last.length && left.first.b > right.last.b + right.last.length;

function isSwapped(blocks: Block[]): boolean {
  if (blocks.length > MOST_BLOCKS) return true;
  return blocks.slice(1).some((block, i) => {
    const before = blocks[i]!;
    if (block.to + 1 !== before.from) return false;
    const behind = blocks[i + 2];
    if (behind !== undefined && behind.to + 1 === block.from) return true;
    return mayBeSides(before, block) || areParted(before, block);
  });
}

/** The particle behind each pair of characters that has one particle only. */
function particlesOf(units: readonly string[]): ReadonlyMap<string, string> {
  const particles = new Map<string, string>();
  for (const [i, unit] of units.entries()) {
    const particle = ROLE_PARTICLES[unit];
    if (particle === undefined || i === 0) continue;
    const before = units
      .slice(Math.max(0, i - 2), i)
      .filter((one) => ROLE_PARTICLES[one] === undefined)
      .join('');
    particles.set(before, particles.has(before) ? '' : particle);
  }
  return particles;
}

/** Whether two words have each the particle of the other: `AがBを` and `AをBが`. */
function exchangesParticles(a: readonly string[], b: readonly string[]): boolean {
  const others = particlesOf(b);
  const turns = [...particlesOf(a)].map(([before, particle]) => [particle, others.get(before) ?? '']);
  return turns.some(
    ([from, to]) => from !== '' && to !== '' && from !== to && turns.some(([x, y]) => x === to && y === from),
  );
}

/** Compares two titles of which one at least has stretches of a script without spaces. */
export function compareSpans(tokensA: readonly Token[], tokensB: readonly Token[]): Spans {
  const [a, b] = [unitsOf(tokensA), unitsOf(tokensB)];
  const { spans, onlyA, onlyB } = spansOf(a.units, b.units);
  const shared = spans.reduce((sum, span) => sum + span.length, 0);
  const extra = [...onlyA, ...onlyB];
  const oneMore = extra.length === 1 && shared >= LEAST_FOR_EXTRA && !TURNING_CHARACTERS.test(extra[0]!);
  return {
    weight: shared / 2,
    same: extra.length === 0 || oneMore,
    swapped: isSwapped(blocksOf(spans, a, b)) || exchangesParticles(a.units, b.units),
  };
}
