import base from '../../jest.config.js';

/** Tests that start programs (`npm run test:system`). @type {import('jest').Config} */
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/test/system'],
  testRegex: '\\.system-spec\\.ts$',
};
