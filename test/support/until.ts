/**
 * Waits for what must become true, however loaded the machine is.
 *
 * @param told what helps to see why it has not.
 * @throws Error when it has not within `ms`, long before the test itself would be given up.
 */
export async function until(isSo: () => unknown, ms = 15_000, told = (): string => ''): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not within ${ms} ms: ${isSo.toString()}\n${told()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
