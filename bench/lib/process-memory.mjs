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

/**
 * The same by kind of mapping: `files` are the program and its libraries, `native` what C and C++ allocate from the heap
 * of the process, `script` other anonymous memory, nearly all of it V8's.
 */
export function memoryByKind(pid) {
  const sizes = { script: 0, native: 0, files: 0 };
  const mappings = readFileSync(`/proc/${pid}/smaps`, 'utf8').matchAll(
    /^[\da-f]+-\S+ .*?(\S*)\n(?:[A-Z]\w+:.*\n)+/gm,
  );
  for (const [lines, path] of mappings) {
    const kind = path.startsWith('/') ? 'files' : path === '[heap]' ? 'native' : 'script';
    sizes[kind] += Number(/^Pss:\s+(\d+)/m.exec(lines)[1]) / 1024;
  }
  return sizes;
}
