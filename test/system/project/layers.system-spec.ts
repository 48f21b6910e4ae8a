import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SRC = join(ROOT, 'src/');

/** What each file of `src` imports of `src`, types too. Which folders may, is held by ESLint. */
function importsOf(): Map<string, string[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
    .map((file) => join(SRC, file));
  return new Map(
    files.map((file) => {
      const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)\.js'/g);
      const imported = [...specifiers].map(([, path]) => `${resolve(dirname(file), path!)}.ts`);
      return [file, imported.filter((one) => files.includes(one))];
    }),
  );
}

/** The first way found that leads from a file back to itself; null when there is none. */
function findCircle(graph: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file)!) {
      const circle = visit(next, [...way, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle.map((one) => relative(SRC, one));
  }
  return null;
}

describe('the imports of src', () => {
  it('have no cycle', () => {
    const graph = importsOf();
    expect(graph.size).toBeGreaterThan(100);
    expect(findCircle(graph)).toBeNull();
  });

  it('fail this test if they have one', () => {
    const graph = new Map([
      ['/a.ts', ['/b.ts']],
      ['/b.ts', ['/c.ts']],
      ['/c.ts', ['/b.ts']],
    ]);
    expect(findCircle(graph)?.map((file) => file.split('/').at(-1))).toEqual(['b.ts', 'c.ts', 'b.ts']);
  });
});

describe('eslint.config.js', () => {
  it('reports a feature that imports a feature, with a hyphen in its name and a comment in FEATURES', () => {
    const folder = freshFolder();
    const feature = join(folder, 'src/features/top-news');
    mkdirSync(feature, { recursive: true });
    cpSync(join(ROOT, 'eslint.config.js'), join(folder, 'eslint.config.js'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const map = readFileSync(join(SRC, 'app.module.ts'), 'utf8');
    const commented = map.replace('const FEATURES = [', '$&\n  // The newest [first]\n  TopNewsModule,');
    writeFileSync(join(folder, 'src/app.module.ts'), commented);
    writeFileSync(join(feature, 'top-news.module.ts'), `export * from '../news/news.module.js';\n`);
    const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [eslint, '--format=json', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([1, '']);
    const results = JSON.parse(stdout) as { filePath: string; messages: { ruleId: string }[] }[];
    const found = results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => [relative(feature, filePath), ruleId]),
    );
    expect(found).toEqual([['top-news.module.ts', 'house/arrows-point-down']]);
  });
});
