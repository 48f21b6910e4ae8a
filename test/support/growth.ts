/** Enough to be measured, in milliseconds of processor time. */
const MEASURABLE = 10;
const MAX_SIZE = 1_000_000;

async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times the processor time some work takes on an input eight times as large: about 8 where it grows in
 * proportion, 64 where it grows with the square. A ratio is the same on every machine, however many share it; one that
 * the garbage collector has raised is measured again on larger inputs.
 */
export async function growthOf(work: (size: number) => unknown): Promise<number> {
  let size = 1_000;
  while (size < MAX_SIZE && (await cpuMs(() => work(size))) < MEASURABLE) size *= 2;
  const shortest = async (of: number): Promise<number> => {
    const times = [];
    for (let i = 0; i < 3; i++) times.push(await cpuMs(() => work(of)));
    return Math.min(...times);
  };
  let growth = Infinity;
  for (let round = 0; round < ROUNDS && growth >= PROPORTIONAL; round++, size *= 2)
    growth = (await shortest(size * 8)) / Math.max(await shortest(size), 1);
  return growth;
}

const ROUNDS = 4;

/** Largest growth that is taken for proportional: between 8 and 64, with room for the garbage collector and the compiler. */
export const PROPORTIONAL = 40;
