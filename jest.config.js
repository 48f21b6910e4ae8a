import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What specs and the programs that they start leave in the folder for temporary files goes with the run.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'news-search-tests-'));
// As such folders are: some programs run as another user.
chmodSync(process.env.TMPDIR, 0o1777);
process.once('exit', () => rmSync(process.env.TMPDIR, { recursive: true, force: true, maxRetries: 3 }));

// Modules are loaded once a worker, unless they are edited meanwhile.
const isWatching = process.argv.some((argument) => argument.startsWith('--watch'));

/** @type {import('jest').Config} */
export default {
  ...(!isWatching && {
    runtime: '<rootDir>/test/support/worker/runtime.js',
    testEnvironment: '<rootDir>/test/support/worker/environment.js',
  }),
  roots: ['<rootDir>/src', '<rootDir>/test'],
  // Also by another name: no test is left out in silence.
  testRegex: 'spec\\.ts$',
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/system/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '\\.ts$': [
      '@swc/jest',
      JSON.parse(readFileSync(new URL('test/support/swc.json', import.meta.url), 'utf8')),
    ],
  },
  // Long enough for a busy machine. It costs nothing when all is well.
  testTimeout: 300_000,
  maxWorkers: '100%',
};
