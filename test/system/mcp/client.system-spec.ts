import { fileURLToPath } from 'node:url';
import { type CallToolResult, Client, type VersionNegotiationMode } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createTestApp } from '../../support/create-test-app.js';
import { FakeIndex } from '../../support/fake-index.js';
import { polledIndex } from '../../support/polled-index.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** Longer than the client's own 60 s, in which a busy machine may not start a program. */
const timeout = 300_000;
const call = (client: Client, name: string, given: Record<string, unknown>): Promise<CallToolResult> =>
  client.callTool({ name, arguments: given }, { timeout });
const bodyOf = ({ content: [part] }: CallToolResult): unknown =>
  JSON.parse(part?.type === 'text' ? part.text : '');

describe('news-search mcp', () => {
  async function connected(
    words: string[],
    env: Record<string, string>,
    mode: VersionNegotiationMode,
  ): Promise<{ client: Client; faults: Error[] }> {
    const versionNegotiation = { mode, probe: { timeoutMs: timeout } };
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation });
    const faults: Error[] = [];
    client.onerror = (error) => void faults.push(error);
    const program = { command: process.execPath, args: [CLI, 'mcp', ...words], env };
    await client.connect(new StdioClientTransport({ ...program, stderr: 'pipe' }), { timeout });
    return { client, faults };
  }

  it.each<[string, VersionNegotiationMode]>([
    ['2025-11-25', 'legacy'],
    ['2026-07-28', { pin: '2026-07-28' }],
    ['2026-07-28', 'auto'],
  ])('reads the local index in revision %s (%j), and prints messages only', async (revision, mode) => {
    const index = await polledIndex([200]);
    const { client, faults } = await connected([], { DATA_DIR: index.dataDir }, mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect((await client.listTools({}, { timeout })).tools).toHaveLength(9);
    const result = await call(client, 'search_news', { topic: 'lighthouse', language: 'en' });
    expect(bodyOf(result)).toMatchObject({ count: 1, items: [{ title: 'Lighthouse painted white again' }] });
    expect(await call(client, 'search_news', {})).toMatchObject({ isError: true });
    await client.close();
    expect(faults).toEqual([]);
    index.remove();
  });

  it('queries a running instance with --url, and reports when there is none', async () => {
    const service = await createTestApp({
      providers: [new FakeIndex()],
      environment: { GATEWAY_HOST: 'api.example' },
    });
    const words = ['--url', service.url, '--host', 'api.example'];
    const { client, faults } = await connected(words, { MCP_KEY: 'k' }, 'auto');
    const get = () => call(client, 'local_news', { query: 'Northmere' });
    expect(bodyOf(await get())).toMatchObject({ count: 0, items: [] });
    await service.close();
    expect(await get()).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/cannot be reached/) }],
    });
    await client.close();
    expect(faults).toEqual([]);
  });
});
