import base from '../../jest.config.js';

/** Tests that start programs (`npm run test:system`). @type {import('jest').Config} */
export default {
  ...base,
  // Each file with modules of its own: what starts programs waits for them, not for modules.
  runtime: undefined,
  testEnvironment: 'node',
  rootDir: '../..',
  roots: ['<rootDir>/test/system'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Each has processes of its own, and some need a machine to themselves.
  maxWorkers: '50%',
};
