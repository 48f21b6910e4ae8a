import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';
import { NODE_COMPILE_CACHE } from '../../support/program.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

interface Reply {
  id: unknown;
  result?: object;
  error?: { code: number };
}

/** What `news-search mcp` prints for an input that ends after it. No instance is behind it. */
function replies(input: string | Buffer): Reply[] {
  const words = [CLI, 'mcp', '--url', 'http://127.0.0.1:9'];
  const env = { PATH: process.env['PATH'], MCP_KEY: 'k', NODE_COMPILE_CACHE };
  const { stdout, status } = spawnSync(process.execPath, words, {
    input,
    env,
    cwd: freshFolder(),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Reply]));
}

const request = (id: number | string, method: string, params?: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const PING = request('last', 'ping');
const CODE = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602 };

describe('a line on the standard input of news-search mcp', () => {
  const refused: [name: string, line: string, id: unknown, code: number][] = [
    ['text that is no JSON', 'hello', null, CODE.parse],
    ['half a message', '{"jsonrpc": "2.0", "id": 1,', null, CODE.parse],
    ['a batch', `[${request(1, 'ping')}]`, null, CODE.request],
    ['a number', '5', null, CODE.request],
    ['null', 'null', null, CODE.request],
    ['an object without a method', '{"jsonrpc": "2.0", "id": 7}', 7, CODE.request],
    ['another version', '{"jsonrpc": "1.0", "id": "a", "method": "ping"}', 'a', CODE.request],
    ['an id that is null', '{"jsonrpc": "2.0", "id": null, "method": "ping"}', null, CODE.request],
    ['an id that is a list', '{"jsonrpc": "2.0", "id": [1], "method": "ping"}', null, CODE.request],
    ['params that are a text', request(8, 'ping', 'x'), 8, CODE.request],
    ['an unknown method', request(9, 'nothing'), 9, CODE.method],
    ['invalid parameters', request(10, 'tools/call', { name: 5 }), 10, CODE.params],
  ];

  it('has a response or an error each, in their order, and the next line is served', () => {
    const found = replies([...refused.map(([, line]) => line), PING].join('\n'));
    expect(found.map(({ id, error }) => [id, error?.code])).toEqual([
      ...refused.map(([, , id, code]) => [id, code]),
      ['last', undefined],
    ]);
  });

  it('is served behind a byte order mark and empty lines, before CR LF or the end of the input, and with null for params', () => {
    const lines = [
      `\uFEFF${request(1, 'ping')}\n`,
      `${request(2, 'ping')}\r\n`,
      `\n\r\n  \n${request(3, 'ping')}\n`,
      `${request(4, 'ping', null)}\n`,
      `${request(5, 'ping', { _meta: null })}\n`,
      PING,
    ];
    expect(replies(lines.join(''))).toEqual(
      [1, 2, 3, 4, 5, 'last'].map((id) => expect.objectContaining({ id, result: expect.anything() })),
    );
  });

  it('is refused when it is longer than 10 MiB, and the next line is served', () => {
    const found = replies(`${JSON.stringify('x'.repeat(11 * 1024 * 1024))}\n${PING}\n`);
    expect(found.map(({ id, error }) => [id, error?.code])).toEqual([
      [null, CODE.request],
      ['last', undefined],
    ]);
  });

  it('is refused when it is not UTF-8 text of a message', () => {
    expect(replies(Buffer.from([0xff, 0xfe, 0x7b, 0x0a]))).toEqual([
      expect.objectContaining({ error: expect.objectContaining({ code: CODE.parse }) }),
    ]);
  });
});
