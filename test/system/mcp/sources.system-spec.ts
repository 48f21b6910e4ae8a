import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { freshFolder } from '../../support/fresh-folder.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { NODE_COMPILE_CACHE } from '../../support/program.js';
import { runCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';
import { until } from '../../support/until.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

describe('news-search mcp --sources', () => {
  let publisher: LoopbackServer;
  let opml: string;
  const home = freshFolder();
  beforeAll(async () => {
    publisher = await LoopbackServer.start();
    publisher.serve(
      '/rss',
      '<rss version="2.0"><channel><title>Harbour Desk</title><item><title>Lighthouse painted white again</title>' +
        `<link>https://harbour.example/1</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`,
    );
    const attributes = 'text="Harbour Desk" language="en"';
    opml = writeSourceList(join(freshFolder(), 'my feeds.opml'), [publisher.url('/rss')], attributes);
  });
  afterAll(() => publisher.stop());

  /** The number of articles that a session finds, and the folder that it works in. */
  async function session(isDone: (count: number) => boolean): Promise<void> {
    const cwd = freshFolder();
    const env = { HOME: home, OUTBOUND_ALLOW: '127.0.0.0/8', NODE_COMPILE_CACHE };
    const program = { command: process.execPath, args: [CLI, 'mcp', '--sources', opml], env, cwd };
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'legacy' } });
    const faults: Error[] = [];
    client.onerror = (error) => void faults.push(error);
    await client.connect(new StdioClientTransport({ ...program, stderr: 'pipe' }));
    await until(async () => {
      const given = { topic: 'lighthouse', language: 'en' };
      const { content } = await client.callTool({ name: 'search_news', arguments: given });
      const [part] = content;
      return isDone((JSON.parse(part?.type === 'text' ? part.text : '') as { count: number }).count);
    });
    await client.close();
    expect([faults, readdirSync(cwd)]).toEqual([[], []]);
  }

  it('polls the list and searches its own index, which the next session has', async () => {
    await session((count) => count === 1);
    const visits = publisher.visits.length;
    expect(visits).toBe(1);
    await session((count) => count === 1);
    expect(publisher.visits).toHaveLength(visits);
    expect(readdirSync(home)).toEqual(['.news-search']);
  });

  it('is refused with a file that does not exist, and beside --url', async () => {
    const missing = await runCli(['mcp', '--sources', '/nowhere.opml']);
    expect([missing.code, missing.out, missing.err]).toEqual([78, '', expect.stringContaining('SOURCES')]);
    const both = await runCli(['mcp', '--sources', opml, '--url', 'http://127.0.0.1:9'], { MCP_KEY: 'k' });
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('use either')]);
  });
});
