import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../../support/fresh-folder.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { FakeIndex } from '../../support/fake-index.js';
import { makeCandidate } from '../../support/article-factory.js';

const run = promisify(execFile);

/** Where `.ci/clients.sh` installs what the repository itself does not need. */
const CACHE = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'news-search/clients/node_modules',
);
const TSC = join(process.cwd(), 'node_modules/typescript/bin/tsc');

const answers = (program: string, ...words: string[]): boolean => spawnSync(program, words).status === 0;

interface Language {
  tool: string;
  isHere(): boolean;
  /** Runs a program of `docs/guide/clients.md` in a folder of its own and returns what it prints. */
  run(program: string, folder: string, url: string): Promise<string>;
}

const file = (folder: string, name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const print = async (program: string, words: string[], cwd: string): Promise<string> =>
  (await run(program, words, { cwd })).stdout;

const LANGUAGES: Record<string, Language> = {
  bash: {
    tool: 'curl',
    isHere: () => answers('curl', '--version'),
    run: (lines, folder) => print('bash', ['-c', lines], folder),
  },
  typescript: {
    tool: 'openapi-typescript, openapi-fetch',
    isHere: () => existsSync(join(CACHE, 'openapi-fetch')) && existsSync(join(CACHE, 'openapi-typescript')),
    async run(lines, folder, url) {
      symlinkSync(CACHE, join(folder, 'node_modules'));
      file(folder, 'package.json', '{"type":"module"}');
      const program = file(folder, 'use.ts', lines);
      const cli = join(CACHE, 'openapi-typescript/bin/cli.js');
      await run(process.execPath, [cli, `${url}/openapi.json`, '-o', 'api.d.ts'], { cwd: folder });
      const options = '--strict --skipLibCheck --module nodenext --target es2022 --lib es2022,dom'.split(' ');
      await run(process.execPath, [TSC, ...options, program], { cwd: folder });
      return print(process.execPath, ['use.js'], folder);
    },
  },
  python: {
    tool: 'Python',
    isHere: () => answers('python3', '--version'),
    run: (lines, folder) => print('python3', ['-W', 'error', '-c', lines], folder),
  },
  go: {
    tool: 'Go',
    isHere: () => answers('go', 'version'),
    run: (program, folder) => print('go', ['run', file(folder, 'use.go', program)], folder),
  },
  java: {
    tool: 'Java',
    isHere: () => answers('java', '--version'),
    run: (program, folder) => print('java', [file(folder, 'Use.java', program)], folder),
  },
};

/** The first `go run` on a machine compiles the standard library. */
const FIRST_RUN_MS = 240_000;

describe('the programs of docs/guide/clients.md', () => {
  const blocks = [...readFileSync('docs/guide/clients.md', 'utf8').matchAll(/```(\w+)\n([^]*?)```/g)];
  const provider = new FakeIndex();
  let service: TestApp;
  let folder: string;
  beforeAll(async () => {
    provider.candidates = [makeCandidate({ title: 'Sea wall holds' })];
    service = await createTestApp({ providers: [provider] });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    folder = freshFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are there for every language', () => {
    expect(blocks.map(([, language]) => language)).toEqual(Object.keys(LANGUAGES));
  });

  for (const [, language, lines] of blocks) {
    const { tool, isHere, run: runLines } = LANGUAGES[language!]!;
    (isHere() ? it : it.skip)(
      `read an answer: ${language} (${tool})`,
      async () => {
        const printed = await runLines(
          lines!.replaceAll('http://127.0.0.1:3000', service.url),
          folder,
          service.url,
        );
        expect(printed).toContain('Sea wall holds');
      },
      FIRST_RUN_MS,
    );
  }
});
