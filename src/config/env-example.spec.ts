import { readFileSync, writeFileSync } from 'node:fs';
import { type Setting, SETTINGS } from './settings-table.js';

/** The text of `.env.example`: every setting with meaning and default, commented out, so that copying it changes nothing. */
function envExample(): string {
  const rows = Object.entries<Setting<unknown>>(SETTINGS).map(([name, row]) => {
    const meaning = row.meaning
      .split('\n')
      .map((line) => `# ${line}\n`)
      .join('');
    const file = row.secret ? `# Or the name of a file that holds it:\n# ${name}_FILE=\n` : '';
    return `${meaning}# ${name}=${row.default}\n${file}`;
  });
  return `# Copy to .env and change what you need. Values are the defaults. The environment wins over the file.\n\n${rows.join('\n')}`;
}

describe('.env.example', () => {
  it('is generated from the settings table (UPDATE_ENV_EXAMPLE=1 writes it)', () => {
    const file = new URL('../../.env.example', import.meta.url);
    if (process.env['UPDATE_ENV_EXAMPLE']) writeFileSync(file, envExample());
    expect(readFileSync(file, 'utf8')).toBe(envExample());
  });
});
