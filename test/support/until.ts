/**
 * Waits until a condition is true.
 *
 * @param context text that explains a failure.
 * @throws Error when it is not true within `ms`, before the timeout of the test.
 */
export async function until(isSo: () => unknown, ms = 15_000, context = (): string => ''): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`not within ${ms} ms: ${isSo.toString()}\n${context()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
