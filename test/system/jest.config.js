import base from '../../jest.config.js';

/** Tests that start programs (`npm run test:system`). @type {import('jest').Config} */
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/test/system'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Each has processes of its own, but half of its time it waits.
  maxWorkers: 2,
};
