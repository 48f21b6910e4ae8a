import { readFileSync } from 'node:fs';

/** Name and version in `package.json`. */
export const { name: NAME, version: VERSION } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { name: string; version: string };
