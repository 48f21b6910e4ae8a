/**
 * Waits for what must become true, however loaded the machine is.
 *
 * @throws Error when it has not within `ms`, long before the test itself would be given up.
 */
export async function until(isSo: () => unknown, ms = 15_000): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not within ${ms} ms: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
