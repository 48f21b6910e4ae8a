/** `LONG_PROOFS=1` (`.ci/full`): every case of what `.ci/run` proves by a few, and what takes minutes. */
export const LONG = process.env['LONG_PROOFS'] === '1';

/** Numbers of serving processes of a table: two do what one does, and share it. One alone is left to `.ci/full`. */
export const SERVING_PROCESSES = LONG ? ['1', '2'] : ['2'];

/** A `describe` that only `.ci/full` runs; otherwise its tests are skipped by name. */
export function describeLong(title: string, tests: () => void): void {
  if (!LONG) process.stdout.write(`SKIPPED: ${title} (LONG_PROOFS=1 runs it)\n`);
  (LONG ? describe : describe.skip)(title, tests);
}
