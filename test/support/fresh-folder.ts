import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder, deleted after the test run (`jest.config.js`). */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'news-'));
