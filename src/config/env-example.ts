import type { Setting } from './setting.js';
import { SETTINGS } from './settings-table.js';

/** The text of `.env.example`: every setting with meaning and default, commented out, so that copying it changes nothing. */
export function envExample(): string {
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
