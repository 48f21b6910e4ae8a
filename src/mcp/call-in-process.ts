import { type IncomingMessage, request, type Server } from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as breathe } from 'node:timers/promises';
import type { CallEndpoint } from './tool-server.js';

/** Tool calls of one batch that run concurrently: other requests must not wait for a complete batch. */
const AT_ONCE = 4;

/**
 * Requests endpoints of this process over a connection in memory, so that a tool call passes every step of a request,
 * from the parser to the log line, also without a listener.
 *
 * @param headers of each request: the gateway's.
 */
export function callInProcess(server: Server, headers: Record<string, string>): CallEndpoint {
  return inTurn(async (target) => {
    const response = await get(server, target, headers);
    const { link } = response.headers;
    const valueOf = (name: string): string | null => response.headers[name]?.toString() ?? null;
    return {
      status: response.statusCode!,
      body: await text(response),
      link: [link ?? []].flat().join(', ') || null,
      diversityLimited: valueOf('x-diversity-limited'),
      querySyntax: valueOf('x-query-syntax'),
    };
  });
}

function inTurn(call: CallEndpoint): CallEndpoint {
  const waiting: (() => void)[] = [];
  let underway = 0;
  return async (target) => {
    if (underway === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else underway++;
    try {
      // A connection in memory never waits for the network: other requests get their turn here.
      await breathe();
      return await call(target);
    } finally {
      const next = waiting.shift();
      if (next === undefined) underway--;
      else next();
    }
  };
}

function get(server: Server, path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [ours, theirs] = duplexPair();
  return new Promise((resolve, reject) => {
    const sent = request(
      { createConnection: () => ours, path, headers: { ...headers, Connection: 'close' } },
      resolve,
    );
    sent.once('error', () => reject(new Error('The service is stopping; try again.')));
    // Node documents this event for connections that its listener has not accepted.
    server.emit('connection', theirs);
    sent.end();
  });
}
