import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = new URL('../../../', import.meta.url).pathname;
const IMPORT = /const \{([^}]*)\} = await fromDist\(\s*'([^']+)'/g;

const SCRIPTS = readdirSync(join(ROOT, 'bench'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.mjs') && !path.includes('node_modules'),
);

describe('a script in bench/', () => {
  it('imports only names that the build exports', async () => {
    const missing: string[] = [];
    let checked = 0;
    for (const script of SCRIPTS) {
      const text = readFileSync(join(ROOT, 'bench', script), 'utf8');
      for (const [, names, path] of text.matchAll(IMPORT)) {
        const module = (await import(pathToFileURL(join(ROOT, 'dist', path!)).href)) as object;
        for (const [name] of names!.matchAll(/(?<=^|,)\s*\w+/g)) {
          checked++;
          if (!(name.trim() in module)) missing.push(`${script}: ${name.trim()} of ${path}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });
});
