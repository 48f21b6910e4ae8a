/** The part of the index writer that retention needs. */
interface Sweeper {
  sweep(now: number): Promise<number>;
}

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Lets the index drop what is older than the retention, soon after the start and every hour. */
export function keepRetention(
  index: Sweeper,
  onSwept: (removed: number) => void,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const sweep = (): void => {
    running = index.sweep(Math.floor(Date.now() / 1000)).then(onSwept, onError);
    timer = setTimeout(sweep, EVERY_MS);
  };
  let timer = setTimeout(sweep, FIRST_AFTER_MS);
  return {
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}
