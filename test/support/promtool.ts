import { spawnSync } from 'node:child_process';

/** Prometheus's own checks, where they are installed (`PROMTOOL` or on the path; Debian: package `prometheus`). */
const PROMTOOL = process.env.PROMTOOL ?? 'promtool';

export const hasPromtool = spawnSync(PROMTOOL, ['--version']).status === 0;

/** @returns what it has to say, '' when nothing is wrong. */
export function promtool(words: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, words, { input, encoding: 'utf8' });
  return status === 0 && stderr === '' ? '' : `${stdout}${stderr}` || `exit ${status}`;
}
