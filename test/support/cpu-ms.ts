/**
 * What some work costs this process, in milliseconds of processor time: other than by the clock on the wall, the same
 * however many others share the machine.
 */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
