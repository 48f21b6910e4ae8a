import { execFile, type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Command } from 'commander';
import { commandLine } from '../../src/cli/run-cli.js';
import { freshFolder } from '../support/fresh-folder.js';
import { startCli } from '../support/run-cli.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const guides = readdirSync(`${ROOT}docs/guide`).map((name) => `docs/guide/${name}`);
const texts = ['README.md', 'CONTRIBUTING.md', ...guides].map((page) => [
  page,
  readFileSync(ROOT + page, 'utf8'),
]);
const blocks = texts.flatMap(([page, text]) =>
  [...text!.matchAll(/^```(sh|python)\n([^]*?)^```/gm)].map(([, language, lines], n) => ({
    block: n + 1,
    page,
    language,
    lines: lines!,
  })),
);

const PROGRAMS: Record<string, string[]> = { sh: ['bash', '-ec'], python: ['python3', '-W', 'error', '-c'] };

describe('requests to the demo in the documents', () => {
  const requests = blocks.filter(
    ({ lines }) => /^(?:curl|import)/m.test(lines) && lines.includes('//127.0.0.1:3000/'),
  );
  let demo: ChildProcess;
  let folder: string;
  let address: string;
  beforeAll(async () => {
    folder = freshFolder();
    demo = startCli(['demo'], { PORT: '0', MANAGEMENT_PORT: '0', TMPDIR: folder });
    address = await new Promise((resolve, reject) => {
      let text = '';
      demo.stdout!.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('Ctrl-C')) resolve(/Explorer\s+(\S+)\//.exec(text)![1]!);
      });
      demo.once('exit', () => reject(new Error(text)));
    });
  }, 90_000);
  afterAll(() => {
    demo.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(requests)('$page: block $block of $language', async ({ language, lines }) => {
    const [program, ...words] = PROGRAMS[language!]!;
    if (spawnSync(program!, ['--version']).status !== 0) return;
    const isStream = lines.includes('/news/stream');
    const request =
      lines.trimEnd().replaceAll('http://127.0.0.1:3000', address) + (isStream ? ' | grep -m1 ^data:' : '');
    const { stdout } = await promisify(execFile)(program!, [...words, request]);
    if (language === 'python') expect(stdout).toMatch(/\d{4}-\d\d-\d\dT.*Northmere/);
    else if (isStream) expect(stdout).toMatch(/^data: \{/);
    else if (lines.includes('limit=0'))
      expect(JSON.parse(stdout)).toMatchObject({ code: 'invalid_parameters' });
    else expect(JSON.parse(stdout)).toMatchObject({ language: 'en', geo: 'all' });
  });
});

describe('commands of the documents', () => {
  /** The command line without what its commands do. */
  function parser(): Command {
    const program = commandLine();
    const silence = (command: Command): void => {
      command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
      if (command.commands.length > 0) command.commands.forEach(silence);
      else command.action(() => undefined);
    };
    silence(program);
    return program;
  }

  const lines = blocks.flatMap(({ page, lines: text }) => text.split('\n').map((line) => ({ page, line })));
  const commands = lines.flatMap(({ page, line }) => {
    const [, words] = /(?:npm run cli --|npx news-search) (.+?)(?: +#.*)?$/.exec(line) ?? [];
    return words === undefined ? [] : [{ page, words }];
  });

  it.each(commands)('$page: $words is understood', async ({ words }) => {
    const parsed = words.match(/'[^']*'|"[^"]*"|\S+/g)!.map((word) => word.replace(/^['"]|['"]$/g, ''));
    await expect(parser().parseAsync(parsed, { from: 'user' })).resolves.toBeDefined();
  });

  it('name files of the project that exist', () => {
    const named = lines.flatMap(({ line }) => line.match(/\b(?:deploy|bench|sources)\/[\w./-]+\.\w+/g) ?? []);
    expect(named.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });
});
