/**
 * Waits until a condition is true. The limit is long, so that a busy machine breaks no test.
 *
 * @param context text that explains a failure.
 * @throws Error when it is not true within `ms`, before the timeout of the test.
 */
export async function until(isSo: () => unknown, ms = 240_000, context = (): string => ''): Promise<void> {
  const deadline = performance.now() + ms;
  for (let pause = 5; !(await isSo()); pause = Math.min(100, pause * 1.2)) {
    if (performance.now() > deadline)
      throw new Error(`not within ${ms} ms: ${isSo.toString()}\n${context()}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
