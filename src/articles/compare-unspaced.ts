/** Particles and endings that come and go without changing what is said. */
const PARTICLES = /[のはがをにでとへもやかねよしたるすてい的了在之이가은는을를의에도]/u;
const LEAST_FOR_EXTRA = 14;

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

/** Compares the runs of two titles in scripts without spaces, character by character. */
export function compareUnspaced(a: string[], b: string[]): UnspacedComparison {
  const textA = [...a].sort().join('');
  const textB = [...b].sort().join('');
  if (textA === textB) return { same: true, shared: textA.length / 2 };
  const charactersA = Array.from(a.join(''));
  const charactersB = Array.from(b.join(''));
  const [onlyA, onlyB] = differing(charactersA, charactersB).map((only) =>
    only.filter((c) => !PARTICLES.test(c)),
  );
  const shared = (charactersA.length - onlyA!.length) / 2;
  const same =
    (onlyA!.length === 0 && onlyB!.length === 0) ||
    ((onlyA!.length === 0 || onlyB!.length === 0) &&
      shared * 2 >= LEAST_FOR_EXTRA &&
      onlyA!.length + onlyB!.length <= 1);
  return { same, shared };
}
