import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What specs and the programs that they start leave in the folder for temporary files goes with the run.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'news-search-tests-'));
// As such folders are: some programs run as another user.
chmodSync(process.env.TMPDIR, 0o1777);
process.once('exit', () => rmSync(process.env.TMPDIR, { recursive: true, force: true, maxRetries: 3 }));

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: '\\.spec\\.ts$',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': ['@swc/jest', swc] },
  testTimeout: 60_000,
  maxWorkers: '100%',
};
