import { readdirSync, readFileSync } from 'node:fs';

/** A process and those that it started (Linux). */
export function processTree(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return [Number(pid), ...children.flatMap(processTree)];
}

/** Proportional set size of a process in MiB: pages that several processes share count in parts. */
export function proportionalSetSize(pid) {
  const [, kibibytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(kibibytes) / 1024;
}
