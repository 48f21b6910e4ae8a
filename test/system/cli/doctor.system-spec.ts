import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNewsroom, type Newsroom } from '../../../src/demo/newsroom.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { type Run, runCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';

type Finding = Record<'check' | 'state' | 'advice', string>;

const findingsOf = ({ out }: Run): Record<string, Finding> =>
  Object.fromEntries((JSON.parse(out) as Finding[]).map((finding) => [finding.check, finding]));

describe('news-search doctor', () => {
  let newsroom: Newsroom;
  let environment: Record<string, string>;
  beforeAll(async () => {
    newsroom = await startNewsroom({ bulletinSeconds: 0, slowSeconds: 0 });
    const DATA_DIR = join(freshFolder(), 'data');
    environment = { DATA_DIR, SOURCES: newsroom.opml, OUTBOUND_ALLOW: '127.0.0.0/8' };
  });
  afterAll(() => newsroom.close());
  const doctor = (settings: Record<string, string> = {}, ...options: string[]) =>
    runCli(['doctor', ...options], { ...environment, ...settings });

  it('warns before the first ingestion, and finds nothing wrong afterwards', async () => {
    const before = await doctor({}, '--json');
    expect(before.code).toBe(0);
    expect(findingsOf(before).index).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('ingest --once') as string,
    });
    await runCli(['ingest', '--once'], environment);
    const after = await doctor();
    expect(after).toMatchObject({ code: 0, err: '' });
    expect(after.out).toMatch(/^ok +index +The index has \d+ articles\.$/m);
    expect(after.out).toMatch(/^warning +sources +\d+ sources, \d+ polled, \d+ never responded /m);
    expect(after.out).toMatch(/^ok +clock /m);
    expect(after.out).toMatch(/^ok +request +http:\/\/127\.0\.0\.1:\d+ responds/m);
  });

  it('requests a source, and reports why none is reached', async () => {
    const file = writeSourceList(join(freshFolder(), 'own.opml'), ['http://127.0.0.1:9/rss']);
    const { request } = findingsOf(await doctor({ SOURCES: file }, '--json'));
    expect(request).toMatchObject({
      state: 'fault',
      advice: expect.stringMatching(/^No source is reached\. http:\/\/127\.0\.0\.1:9: connection/) as string,
    });
  });

  it('lists every faulty setting, and exits with 1', async () => {
    const run = await doctor({ PORT: 'x', LOG_LEVEL: 'loud' }, '--json');
    expect(run.code).toBe(1);
    const findings = JSON.parse(run.out) as Finding[];
    expect(findings.map(({ check, state }) => [check, state])).toEqual([
      ['settings', 'fault'],
      ['settings', 'fault'],
    ]);
    expect(findings.map(({ advice }) => advice)).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('LOG_LEVEL'),
    ]);
  });

  it('says what to do about each fault, and exits with 1', async () => {
    const keys = { GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: '/nowhere/keys.json' };
    const live = { SEARCH_PROVIDERS: 'embedded,searxng', SEARXNG_URL: 'http://127.0.0.1:9' };
    const [listener, others] = await Promise.all([
      doctor({ HOST: '0.0.0.0' }, '--json'),
      doctor(
        {
          ...keys,
          ...live,
          OPENSEARCH_URL: 'http://127.0.0.1:9',
          WATCHES_FILE: '/nowhere/watches.json',
          HTTPS_PROXY: 'http://desk:secret@127.0.0.1:9',
          REDIS_URL: 'redis://127.0.0.1:9',
          SOURCES: fileURLToPath(import.meta.url),
        },
        '--json',
      ),
    ]);
    expect([listener.code, others.code]).toEqual([1, 1]);
    const fault = (advice: RegExp): object => ({ state: 'fault', advice: expect.stringMatching(advice) });
    expect(findingsOf(listener)).toMatchObject({ listener: fault(/GATEWAY_TRUST_PROXY=yes/) });
    expect(findingsOf(others)).toMatchObject({
      keys: fault(/keys create/),
      opensearch: fault(/does not respond.*OPENSEARCH_URL/),
      watches: fault(/WATCHES_FILE cannot be used.*watches add/),
      proxy: fault(/^HTTPS_PROXY: ECONNREFUSED.*address of the proxy/),
      redis: fault(/REDIS_URL/),
      sources: fault(/SOURCES has no feed/),
      live_sources: fault(/searxng.*Check address, key and quota/),
    });
  });
});
