import { PassThrough } from 'node:stream';
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { StdioTransport } from './stdio-transport.js';

describe(StdioTransport.name, () => {
  let input: PassThrough;
  let output: PassThrough;
  let sut: StdioTransport;
  let received: JSONRPCMessage[];
  let hasEnded: boolean;

  beforeEach(async () => {
    [input, output, received, hasEnded] = [new PassThrough(), new PassThrough(), [], false];
    sut = new StdioTransport(input, output);
    sut.onmessage = (message) => received.push(message);
    sut.onend = () => (hasEnded = true);
    await sut.start();
  });

  const call = (id: number, method = 'ping', params = {}): string =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const answer = (id: number): Promise<void> => sut.send({ jsonrpc: '2.0', id, result: {} });
  const sent = (): unknown[] =>
    `${(output.read() as Buffer | null)?.toString() ?? ''}`
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  const write = async (bytes: string | Uint8Array): Promise<void> => {
    input.write(bytes);
    await new Promise(setImmediate);
  };
  const end = async (): Promise<void> => {
    input.end();
    await new Promise(setImmediate);
  };

  it('reads one message a line, however its bytes arrive', async () => {
    const bytes = Buffer.from(`\ufeff${call(1, 'ping', { topic: 'Zürich 🌊' })}\r\n${call(2).trimEnd()}`);
    for (const byte of bytes) input.write(Uint8Array.of(byte));
    await end();
    expect(received).toMatchObject([{ id: 1, params: { topic: 'Zürich 🌊' } }, { id: 2 }]);
  });

  it('ends when the input has ended and every request has its response', async () => {
    await write(call(1) + call(2));
    await end();
    await answer(1);
    expect(hasEnded).toBe(false);
    await answer(2);
    expect(hasEnded).toBe(true);
  });

  it('does not wait for the response of a cancelled request, nor for that of a subscription', async () => {
    await write(call(1) + call(2, 'subscriptions/listen'));
    await write('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}\n');
    expect(hasEnded).toBe(false);
    await end();
    expect(hasEnded).toBe(true);
  });

  it.each([
    ['is no JSON', 'no JSON', null, -32700],
    ['is no message', '{"jsonrpc":"2.0","id":7}', 7, -32600],
    ['is longer than 10 MiB', `"${'x'.repeat(10 * 1024 * 1024)}"`, null, -32600],
  ])('responds with an error to a line that %s, and reads the next', async (_, line, id, code) => {
    await write(`${line}\n${call(2)}`);
    expect(sent()).toMatchObject([{ id, error: { code } }]);
    expect(received).toMatchObject([{ id: 2 }]);
  });
});
