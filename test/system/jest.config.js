import base from '../../jest.config.js';

/** Tests that start programs (`npm run test:system`). @type {import('jest').Config} */
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/test/system'],
  testPathIgnorePatterns: ['/node_modules/'],
  // For two cores: half of its time a file waits for its programs.
  maxWorkers: 3,
};
