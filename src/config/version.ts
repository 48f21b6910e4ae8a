import { readFileSync } from 'node:fs';

/** Name and version of this package. */
export const { name: SERVICE_NAME, version: SERVICE_VERSION } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { name: string; version: string };
