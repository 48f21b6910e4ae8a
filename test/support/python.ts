import { spawnSync } from 'node:child_process';

/** A Python with the packages of tests; `PYTHON` may name one of a virtual environment. */
const PYTHON = process.env['PYTHON'] ?? 'python3';

/** Why a package of PyPI cannot be used here; null when it can. */
export const pythonAbsent = (name: string): string | null =>
  spawnSync(PYTHON, ['-c', `import ${name}`]).status === 0 ? null : `${name} (PyPI) is not installed`;

/** The JSON that a Python program prints. @param input its standard input. */
export function runPython(program: string, input: string): unknown {
  const { stdout, stderr, status } = spawnSync(PYTHON, ['-c', program], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
