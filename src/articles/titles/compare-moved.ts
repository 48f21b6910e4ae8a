import { isParticle } from './roles/unspaced-particles.js';

/** A title in a script without spaces, as characters, and other words and numbers whole. */
export interface Units {
  units: string[];
  /** Places behind which the writer set a space or a mark. */
  ends: ReadonlySet<number>;
}

/** A stretch that both titles have, and where. */
interface Tile {
  a: number;
  b: number;
  length: number;
}

/** Characters that must stand together to be known again at another place; a word or number is one unit. */
const LEAST_TILE = 2;
const LEAST_THAI_TILE = 3;
/** More stretches than that at other places make other sentences of the same characters. */
const MOST_BLOCKS = 4;
/** No headline has more; the cost grows with their square. */
const MOST_UNITS = 120;
/** Shorter stretches are names, perhaps: they may not change places with a neighbour for no reason. */
const LEAST_CLAUSE = 6;
const LEAST_THAI_CLAUSE = 10;

const SOUTH_EAST_ASIAN = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const KANA = /[\u3040-\u30ff]/;
/** What the names of states, places, teams and forces end with. */
const SIDE = /[国國市省县縣区區队隊军軍方党黨州府]$/u;

/** Longest stretch that both have outside of the tiles found so far. */
function longestTile(a: string[], b: string[], freeA: boolean[], freeB: boolean[]): Tile {
  const best: Tile = { a: 0, b: 0, length: 0 };
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

/** Stretches that both have, in the order of `a`; null when a character that says something is in none. */
function tilesOf(a: string[], b: string[], least: number): Tile[] | null {
  const freeA = a.map(() => true);
  const freeB = b.map(() => true);
  const tiles: Tile[] = [];
  for (;;) {
    const tile = longestTile(a, b, freeA, freeB);
    const long = tile.length >= least || (tile.length > 0 && a[tile.a]!.length > 1);
    if (!long) break;
    freeA.fill(false, tile.a, tile.a + tile.length);
    freeB.fill(false, tile.b, tile.b + tile.length);
    tiles.push(tile);
  }
  const rest = [...a.filter((_, i) => freeA[i]), ...b.filter((_, i) => freeB[i])];
  return rest.every(isParticle) ? tiles.sort((x, y) => x.a - y.a) : null;
}

interface Block {
  text: string;
  /** Ranks in `b` of its first and last tile. */
  first: number;
  last: number;
  /** Length in characters. */
  length: number;
  /** Whether a particle ends it, or a mark in both titles. */
  closed: boolean;
}

function blocksOf(tiles: Tile[], a: Units, b: Units): Block[] {
  const ranks = [...tiles].sort((x, y) => x.b - y.b);
  const blocks: Block[] = [];
  for (const tile of tiles) {
    const rank = ranks.indexOf(tile);
    const text = a.units.slice(tile.a, tile.a + tile.length).join('');
    const [endA, endB] = [tile.a + tile.length - 1, tile.b + tile.length - 1];
    const closed = (tile.length > 1 && isParticle(a.units[endA]!)) || (a.ends.has(endA) && b.ends.has(endB));
    const open = blocks.at(-1);
    if (open !== undefined && rank === open.last + 1) {
      Object.assign(open, { last: rank, text: open.text + text, length: open.length + text.length, closed });
    } else blocks.push({ text, first: rank, last: rank, length: text.length, closed });
  }
  return blocks;
}

/** Whether two neighbours that changed places may be the sides of what happened. */
function mayBeSides(left: Block, right: Block): boolean {
  const text = left.text + right.text;
  const thai = SOUTH_EAST_ASIAN.test(text);
  if (Math.max(left.length, right.length) >= (thai ? LEAST_THAI_CLAUSE : LEAST_CLAUSE)) return false;
  if (thai) return true;
  return !left.closed && !right.closed && (KANA.test(text) || SIDE.test(left.text) || SIDE.test(right.text));
}

/**
 * Whether two titles are the same stretches of characters, some at other places: `A discovered in B` and `in B
 * discovered A`, a quotation before and behind who said it. Sides that changed places around what stays between
 * them, or that a particle marks, part the titles.
 */
export function isMoved(a: Units, b: Units): boolean {
  if (Math.max(a.units.length, b.units.length) > MOST_UNITS) return false;
  const least = SOUTH_EAST_ASIAN.test(a.units.join('')) ? LEAST_THAI_TILE : LEAST_TILE;
  const tiles = tilesOf(a.units, b.units, least);
  if (tiles === null) return false;
  const blocks = blocksOf(tiles, a, b);
  if (blocks.length > MOST_BLOCKS) return false;
  return blocks.slice(1).every((block, i) => {
    const before = blocks[i]!;
    if (block.last + 1 !== before.first) return true;
    const behind = blocks[i + 2];
    if (behind !== undefined && behind.last + 1 === block.first) return false;
    return !mayBeSides(before, block) && !parted(tiles, before, block, a, b);
  });
}

/** Whether a word or particle of neither stands between two neighbours in both titles: `A in B` and `B in A`. */
function parted(tiles: Tile[], left: Block, right: Block, a: Units, b: Units): boolean {
  const ranks = [...tiles].sort((x, y) => x.b - y.b);
  const gap = (before: Tile, behind: Tile, side: 'a' | 'b', { units }: Units): boolean =>
    behind[side] > before[side] + before.length && units.length > 0;
  return (
    gap(ranks[left.last]!, ranks[right.first]!, 'a', a) && gap(ranks[right.last]!, ranks[left.first]!, 'b', b)
  );
}
