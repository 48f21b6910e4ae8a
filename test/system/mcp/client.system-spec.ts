import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createTestApp } from '../../support/create-test-app.js';
import { FakeIndex } from '../../support/fake-index.js';
import { polledIndex } from '../../support/polled-index.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

async function connected(transport: Transport): Promise<{ client: Client; faults: Error[] }> {
  const client = new Client({ name: 'test', version: '1' });
  const faults: Error[] = [];
  client.onerror = (error) => void faults.push(error);
  await client.connect(transport);
  return { client, faults };
}

const call = async (client: Client, name: string, given: Record<string, unknown>): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: given })) as CallToolResult;

describe('news-search mcp', () => {
  const overStdio = (words: string[], env: Record<string, string>) =>
    connected(
      new StdioClientTransport({
        command: process.execPath,
        args: [CLI, 'mcp', ...words],
        env,
        stderr: 'pipe',
      }),
    );

  it('reads the local index, and prints messages only', async () => {
    const index = await polledIndex([200]);
    const { client, faults } = await overStdio([], { DATA_DIR: index.dataDir });
    const result = await call(client, 'search_news', { topic: 'lighthouse', language: 'en' });
    expect(result.structuredContent).toMatchObject({
      count: 1,
      items: [{ title: 'Lighthouse painted white again' }],
    });
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
    const { client, faults } = await overStdio(['--url', service.url, '--host', 'api.example'], {
      MCP_KEY: 'k',
    });
    const get = () => call(client, 'local_news', { query: 'Northmere' });
    expect((await get()).structuredContent).toMatchObject({ count: 0, items: [] });
    await service.close();
    expect(await get()).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/cannot be reached/) }],
    });
    await client.close();
    expect(faults).toEqual([]);
  });
});
