import { execFile, spawnSync } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { polledIndex } from '../../support/polled-index.js';
import { ANY_PORTS, NODE_COMPILE_CACHE, Program } from '../../support/program.js';
import { pythonAbsent, runPython } from '../../support/python.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** The service over an index of one article. */
let service: Program;
let index: Awaited<ReturnType<typeof polledIndex>>;
beforeAll(async () => {
  index = await polledIndex([200]);
  service = await new Program({ ...ANY_PORTS, DATA_DIR: index.dataDir }).listening();
});
afterAll(async () => {
  await service.signal('SIGTERM');
  index.remove();
});

/** A session with the service: revision, number of tools, and the first result. */
const SESSION = `
import asyncio, json, sys
import httpx2
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

async def session(server, mode):
    async with Client(server, mode=mode) as client:
        tools = await client.list_tools()
        result = await client.call_tool('search_news', {'topic': 'lighthouse', 'language': 'en'})
        faulty = await client.call_tool('get_story', {'id': 'en-0'})
        body = json.loads(result.content[0].text)
        return [client.protocol_version, len(tools.tools), body['items'][0]['title'], faulty.is_error]

async def main(given):
    if 'url' in given:
        async with httpx2.AsyncClient(headers=given['headers']) as http:
            return await session(streamable_http_client(given['url'], http_client=http), given['mode'])
    program = StdioServerParameters(command=given['command'], args=given['args'], env=given['env'])
    return await session(program, given['mode'])

given = json.load(sys.stdin)
print(json.dumps(asyncio.run(main(given))))
`;

const absent = pythonAbsent('mcp');
(absent === null ? describe : describe.skip)(`the Python client of MCP (${absent ?? 'installed'})`, () => {
  it.each([
    ['2025-11-25', 'legacy'],
    ['2026-07-28', '2026-07-28'],
    ['2026-07-28', 'auto'],
  ])('searches in revision %s (%s), over HTTP and standard input', (revision, mode) => {
    const env = { DATA_DIR: index.dataDir, NODE_COMPILE_CACHE };
    const over = [
      { url: `${service.url}/mcp`, headers: GATEWAY_HEADERS },
      { command: process.execPath, args: [CLI, 'mcp'], env },
    ];
    for (const way of over)
      expect(runPython(SESSION, JSON.stringify({ ...way, mode }))).toEqual([
        revision,
        9,
        'Lighthouse painted white again',
        true,
      ]);
  });
});

/** `npm install --global @modelcontextprotocol/conformance`; `MCP_CONFORMANCE` may name another command. */
const CONFORMANCE = process.env['MCP_CONFORMANCE'] ?? 'conformance';
const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
const isHere = spawnSync(CONFORMANCE, ['list'], { env: { PATH } }).status === 0;

(isHere ? describe : describe.skip)(
  `@modelcontextprotocol/conformance (${isHere ? 'installed' : 'is not installed'})`,
  () => {
    /** It sends no headers of a gateway. */
    const gateway = createServer((received, response) => {
      const { method, url: path } = received;
      const headers = { ...received.headers, ...GATEWAY_HEADERS };
      const sent = request(`${service.url}${path}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      received.pipe(sent);
    });
    let url: string;
    beforeAll(async () => {
      await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/mcp`;
    });
    afterAll(() => new Promise((resolve) => gateway.close(resolve)));

    it.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])(
      'passes its scenario %s',
      async (scenario) => {
        const words = ['server', '--url', url, '--scenario', scenario];
        // Rejected with its output where a check fails.
        await promisify(execFile)(CONFORMANCE, words, { env: { PATH }, cwd: freshFolder() });
      },
    );
  },
);
