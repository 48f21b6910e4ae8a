import { readFileSync, writeFileSync } from 'node:fs';
import { envExample } from './env-example.js';

describe('.env.example', () => {
  it('is what the settings table says (UPDATE_ENV_EXAMPLE=1 writes it anew)', () => {
    const file = new URL('../../.env.example', import.meta.url);
    if (process.env['UPDATE_ENV_EXAMPLE']) writeFileSync(file, envExample());
    expect(readFileSync(file, 'utf8')).toBe(envExample());
  });
});
