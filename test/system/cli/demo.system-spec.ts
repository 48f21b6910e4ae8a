import { execFile, type ChildProcess, spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { publishedOperations, examplesOf, readDescription } from '../../support/described-api.js';
import { DOCUMENT_BLOCKS } from '../../support/document-blocks.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { startCli } from '../../support/run-cli.js';

/** These need an article or a story of the index, or keys. */
const WITHOUT_EXAMPLES = ['/news/similar', '/news/stories/{id}', '/usage'];
/** A parameter in place of another one of the sample call. */
const INSTEAD: Record<string, string> = { languages: 'language', topic1: 'topic' };

/** The number of articles, stories, publishers, bars, entries or rows below a header. */
function sizeOf(text: string): number {
  if (text.startsWith('<?xml')) return text.split('<entry>').length - 1;
  if (!text.startsWith('{')) return text.trimEnd().split('\n').length - 1;
  const { count, buckets, items } = JSON.parse(text) as Record<string, unknown>;
  return typeof count === 'number' ? count : ((buckets ?? items) as unknown[]).length;
}

const PROGRAMS: Record<string, string[]> = { sh: ['bash', '-ec'], python: ['python3', '-W', 'error', '-c'] };
const DOCUMENTED = DOCUMENT_BLOCKS.filter(
  ({ lines }) => /^(?:curl|import)/m.test(lines) && lines.includes('//127.0.0.1:3000/'),
);

describe('the demo', () => {
  const folder = freshFolder();
  let demo: ChildProcess;
  let printed = '';
  let url: string;
  beforeAll(async () => {
    demo = startCli(['demo'], { PORT: '0', MANAGEMENT_PORT: '0', TMPDIR: folder });
    await new Promise<void>((resolve, reject) => {
      demo.stdout!.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('Ctrl-C')) resolve();
      });
      demo.once('exit', (code) => reject(new Error(`ended with ${code}: ${printed}`)));
    });
    url = /Explorer\s+(\S+)\//.exec(printed)![1]!;
  });
  afterAll(() => {
    demo.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints commands that find articles', async () => {
    const lines = [...printed.matchAll(/^curl -sG (\S+) (.*)$/gm)];
    expect(lines.length).toBeGreaterThanOrEqual(6);
    for (const [, address, rest] of lines) {
      const data = [...rest!.matchAll(/--data-urlencode '([^=]+)=([^']*)'/g)].map(
        ([, name, value]): [string, string] => [name!, value!],
      );
      const headers = Object.fromEntries(
        [...rest!.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, n, v]) => [n!, v!]),
      );
      const response = await fetch(`${address}?${new URLSearchParams(data)}`, { headers });
      expect([address, data, response.status]).toEqual([address, data, 200]);
      if (address!.endsWith('/health')) continue;
      const body = (await response.json()) as { count?: number; buckets?: unknown[] };
      expect([data, (body.count ?? body.buckets!.length) > 0]).toEqual([data, true]);
    }
  });

  it('serves the pictures of its articles on this machine', async () => {
    const headers = { 'x-gateway-key': 'demo', 'x-gateway-host': '127.0.0.1' };
    const response = await fetch(`${url}/news?topic=storm%20Northmere&language=en&limit=1`, { headers });
    const { items } = (await response.json()) as { items: { image_url: string }[] };
    const picture = await fetch(items[0]!.image_url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it.each(DOCUMENTED)('answers block $block of $language in $page', async ({ language, lines }) => {
    const [program, ...words] = PROGRAMS[language]!;
    if (spawnSync(program!, ['--version']).status !== 0) return;
    const isStream = lines.includes('/news/stream');
    const request =
      lines.trimEnd().replaceAll('http://127.0.0.1:3000', url) + (isStream ? ' | grep -m1 ^data:' : '');
    const { stdout } = await promisify(execFile)(program!, [...words, request]);
    if (language === 'python') expect(stdout).toMatch(/\d{4}-\d\d-\d\dT.*Northmere/);
    else if (isStream) expect(stdout).toMatch(/^data: \{/);
    else if (lines.includes('limit=0'))
      expect(JSON.parse(stdout)).toMatchObject({ code: 'invalid_parameters' });
    else expect(JSON.parse(stdout)).toMatchObject({ language: 'en', geo: 'all' });
  });

  it('has articles for every example of /openapi.json', async () => {
    const operations = publishedOperations(await readDescription(url));
    const failed: unknown[] = [];
    for (const { path, operationId, parameters, 'x-codeSamples': samples } of operations) {
      if (WITHOUT_EXAMPLES.includes(path)) continue;
      const sample = new URLSearchParams(
        [...samples[0]!.source.matchAll(/--data-urlencode '(\w+)=([^']*)'/g)].map(
          ([, name, value]): [string, string] => [name!, value!],
        ),
      );
      const targets = [sample];
      for (const parameter of parameters.filter((one) => one.in === 'query')) {
        for (const value of examplesOf(parameter)) {
          const query = new URLSearchParams(sample);
          query.delete(INSTEAD[parameter.name] ?? '');
          query.set(parameter.name, String(value));
          targets.push(query);
        }
      }
      for (const query of targets) {
        const response = await fetch(`${url}${path}?${query}`, {
          headers: { 'x-gateway-key': 'k', 'x-gateway-host': 'h' },
        });
        const { status } = response;
        const isStream = operationId === 'streamNews';
        const text = isStream ? '' : await response.text();
        if (isStream) await response.body!.cancel();
        // `since=now` only begins.
        const isWithout = isStream || path === '/health' || query.has('since');
        const isEmpty = status === 200 && !isWithout && sizeOf(text) === 0;
        if (status !== 200 || isEmpty) failed.push([`${path}?${query}`, status]);
      }
    }
    expect(failed).toEqual([]);
  });

  it('leaves no files after Ctrl-C', async () => {
    const ended = new Promise((resolve) => demo.once('exit', resolve));
    demo.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});
