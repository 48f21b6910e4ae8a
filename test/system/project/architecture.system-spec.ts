import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCli } from '../../support/run-cli.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const text = readFileSync(`${ROOT}docs/explanation/architecture.md`, 'utf8');
const tree = /```text\nsrc\/\n([^]*?)```/.exec(text)![1]!;

describe('docs/explanation/architecture.md', () => {
  it('has every folder of src in its tree, and no other', () => {
    const named = [...tree.matchAll(/^ {2}((?:[a-z]+\/ *)+)/gm)].flatMap(([, names]) =>
      names!.match(/[a-z]+/g)!,
    );
    const folders = readdirSync(`${ROOT}src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(named.sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it('draws paths through files that exist', () => {
    const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' });
    const blocks = [...text.matchAll(/```text\n([^]*?)```/g)].map(([, block]) => block!).join('\n');
    const named = new Set(blocks.match(/[\w./-]+\.ts\b/g));
    expect(named.size).toBeGreaterThan(40);
    const missing = [...named].filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  });

  it('names files and folders of src that exist', () => {
    const paths = [...text.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path]) => path!);
    expect(paths.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });
});

describe('the documentation', () => {
  const pages = readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
  const files = ['src', 'test', 'bench'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );

  it.each(pages)('names in %s files that exist', (page) => {
    const named = readFileSync(`${ROOT}docs/${page}`, 'utf8').matchAll(/`([\w./-]+\.(?:ts|mjs|tsv))`/g);
    const missing = [...named].filter(([, name]) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect(missing.map(([, name]) => name)).toEqual([]);
  });

  it('names npm scripts and commands that exist', async () => {
    const names = ['README.md', 'CONTRIBUTING.md', ...pages.map((page) => `docs/${page}`)];
    const content = names.map((name) => readFileSync(ROOT + name, 'utf8')).join('\n');
    const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: object };
    const run = [...content.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script]) => script!);
    expect(run.filter((script) => !(script in scripts))).toEqual([]);
    for (const group of ['index', 'keys', 'providers', 'sources']) {
      const { out } = await runCli([group, '--help']);
      const pattern = new RegExp(`(?:\`|npm run cli -- |news-search )${group} ([a-z]+)`, 'g');
      const called = [...content.matchAll(pattern)].map(([, command]) => command!);
      expect(called.length).toBeGreaterThan(1);
      expect([group, called.filter((command) => !out.includes(`\n  ${command} `))]).toEqual([group, []]);
    }
  });
});
