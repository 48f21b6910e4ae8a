import { isMoved, type Units } from './compare-moved.js';
import { isParticle, PARTICLE_WORDS } from './roles/unspaced-particles.js';

/** Characters that deny, or name another person, team or place: never one more. */
const TURNING =
  /[なぬず被人不没沒無无未非否前元新旧舊女男子副反南北東西东左右上下再初吗嗎一二两三四五六七八九十百千万亿億첫]/u;

/** Characters that two titles must share before one may have one more than the other. */
const LEAST_FOR_EXTRA = 10;

export interface UnspacedComparison {
  same: boolean;
  /** What the shared characters weigh beside shared words: two make one. */
  shared: number;
}

/** Lengths of the longest common subsequences of all suffixes. */
function commonLengths(a: string[], b: string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  return lengths;
}

/** Characters that only one of two texts has, read along their longest common subsequence. */
function differing(a: string[], b: string[]): [string[], string[]] {
  const lengths = commonLengths(a, b);
  const width = b.length + 1;
  const onlyA: string[] = [];
  const onlyB: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (
      j === b.length ||
      (i < a.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      onlyA.push(a[i++]!);
    } else onlyB.push(b[j++]!);
  }
  return [onlyA, onlyB];
}

function meaningful(characters: string[]): string[] {
  return characters.filter((character) => !isParticle(character));
}

/** Words of a title in order as characters, those that are no runs whole. */
function unitsOf(order: readonly string[], runs: readonly string[]): Units {
  const units: string[] = [];
  const ends = new Set<number>();
  for (const word of order) {
    if (runs.includes(word)) units.push(...word.replace(PARTICLE_WORDS, ''));
    else units.push(word);
    ends.add(units.length - 1);
  }
  return { units, ends };
}

/** What a title says in a script without spaces. */
export interface Unspaced {
  runs: readonly string[];
  /** All words in order, the runs among them. */
  order: readonly string[];
}

const charactersOf = ({ runs }: Unspaced): string[] => Array.from(runs.join('').replace(PARTICLE_WORDS, ''));
const sorted = (characters: readonly string[]): string => [...characters].sort().join('');

/** Compares the runs of two titles in scripts without spaces, character by character. */
export function compareUnspaced(a: Unspaced, b: Unspaced): UnspacedComparison {
  if (a.runs.length === 0 && b.runs.length === 0) return { same: true, shared: 0 };
  const [textA, textB] = [sorted(a.runs), sorted(b.runs)];
  if (textA === textB) return { same: true, shared: textA.length / 2 };
  const [charactersA, charactersB] = [charactersOf(a), charactersOf(b)];
  const [onlyA, onlyB] = differing(charactersA, charactersB).map(meaningful);
  const common = charactersA.length - onlyA!.length;
  const extra = [...onlyA!, ...onlyB!];
  if (extra.length === 0 || (extra.length === 1 && common >= LEAST_FOR_EXTRA && !TURNING.test(extra[0]!))) {
    return { same: true, shared: common / 2 };
  }
  const same =
    onlyA!.length === onlyB!.length &&
    sorted(onlyA!) === sorted(onlyB!) &&
    isMoved(unitsOf(a.order, a.runs), unitsOf(b.order, b.runs));
  return { same, shared: (same ? charactersA.length : common) / 2 };
}
