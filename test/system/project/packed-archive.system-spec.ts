import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { describeLong } from '../../support/long-proofs.js';
import { NODE_COMPILE_CACHE } from '../../support/program.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
const npm = (words: string[]): string =>
  execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, PATH } }).trim();

/** A cache of npm that has the packages of the user's, and in which `npx` installs this archive. */
function cacheFolder(): string {
  const [own, cache] = [npm(['config', 'get', 'cache']), freshFolder()];
  mkdirSync(join(own, '_cacache'), { recursive: true });
  symlinkSync(join(own, '_cacache'), join(cache, '_cacache'));
  return cache;
}

describeLong('the archive of npm pack, in a folder with nothing else', () => {
  let archive: string;
  let cache: string;
  const running = new Set<ChildProcess>();
  beforeAll(() => {
    const folder = freshFolder();
    // `npm run test:system` has built dist/.
    const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
    const [packed] = JSON.parse(npm(words)) as [{ filename: string }];
    archive = join(folder, packed.filename);
    cache = cacheFolder();
  });
  afterEach(() => {
    for (const { pid } of running) process.kill(-pid!, 'SIGKILL');
    running.clear();
  });

  /** `npx file:<archive> …`; a process group, because npm starts the program through a shell. */
  function npx(words: string[], environment: Record<string, string> = {}): ChildProcess {
    const folder = freshFolder();
    const own = { npm_config_cache: cache, npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
    const env = { PATH, HOME: folder, TMPDIR: folder, NODE_COMPILE_CACHE, ...own, ...environment };
    const child = spawn('npx', ['--yes', `file:${archive}`, ...words], { cwd: folder, env, detached: true });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  }

  /** What a program prints until it matches. */
  function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
    let output = '';
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        const match = pattern.exec(output);
        if (match) resolve(match);
      };
      child.stdout!.on('data', read);
      child.stderr!.on('data', read);
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
    });
  }

  it('starts the demo, whose articles are found', async () => {
    const demo = npx(['demo'], { PORT: '0', MANAGEMENT_PORT: '0' });
    const [, url] = await printed(demo, /Explorer\s+(\S+)\//);
    const response = await fetch(`${url}/news?topic=Northmere&language=en`, { headers: GATEWAY_HEADERS });
    expect(((await response.json()) as { count: number }).count).toBeGreaterThan(0);
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  it('serves with the catalogue', async () => {
    const service = npx(['serve'], { PORT: '0', MANAGEMENT_PORT: '0', INGEST: 'off' });
    const [, url] = await printed(service, /on (http:[^; "]+); management/);
    expect((await fetch(`${url}/docs`)).status).toBe(200);
    const list = await text(npx(['sources', 'export', '--sources', 'catalogue/de.opml']).stdout!);
    expect(list).toContain('language="de"');
  });

  it('speaks MCP over standard input and output', async () => {
    const program = npx(['mcp']);
    program.stdin!.end('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
    const { result } = JSON.parse(await text(program.stdout!)) as { result: { tools: object[] } };
    expect(result.tools).toHaveLength(9);
  });
});
