/** Particles and endings that come and go without changing what is said. */
const PARTICLES = /[のはがをにでとへもやねよしたるすていうされ的了在之]/u;
const PARTICLE_WORDS =
  /ที่|ของ|และ|ว่า|ใน|ได้|การ|ความ|เป็น|ก็|แล้ว|อยู่|กับ|ທີ່|ຂອງ|ແລະ|ໃນ|នៅ|នៃ|និង|ដែល|တွင်|နှင့်|သည်|များ/gu;

/** Characters that deny, or name another person, team or place: never one more. */
const TURNING =
  /[なぬず不没沒無无未非否前元新旧舊女男子副反南北東西东左右上下再初吗嗎一二两三四五六七八九十百千万亿億첫]/u;

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
  return characters.filter((character) => !PARTICLES.test(character));
}

/** Compares the runs of two titles in scripts without spaces, character by character. */
export function compareUnspaced(a: string[], b: string[]): UnspacedComparison {
  const [textA, textB] = [a, b].map((runs) => [...runs].sort().join(''));
  if (textA === textB) return { same: true, shared: textA!.length / 2 };
  const [charactersA, charactersB] = [a, b].map((runs) =>
    Array.from(runs.join('').replace(PARTICLE_WORDS, '')),
  );
  const [onlyA, onlyB] = differing(charactersA!, charactersB!).map(meaningful);
  const common = charactersA!.length - onlyA!.length;
  const extra = [...onlyA!, ...onlyB!];
  const same =
    extra.length === 0 || (extra.length === 1 && common >= LEAST_FOR_EXTRA && !TURNING.test(extra[0]!));
  return { same, shared: common / 2 };
}
