export interface Progress {
  /** One more is done; or so many in all. */
  advance(done?: number): void;
  end(): void;
}

/** A bar on standard error where people watch, nothing anywhere else. */
export async function startProgress(what: string, total: number): Promise<Progress> {
  if (!process.stdout.isTTY || !process.stderr.isTTY || total === 0) {
    return { advance: () => undefined, end: () => undefined };
  }
  const { SingleBar } = (await import('cli-progress')).default;
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total}, {duration_formatted}`,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return {
    advance: (done) => (done === undefined ? bar.increment() : bar.update(done)),
    end: () => bar.stop(),
  };
}
