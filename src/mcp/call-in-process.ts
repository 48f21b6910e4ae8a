import { type IncomingMessage, request, type Server } from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { CallEndpoint } from './tool-server.js';

/**
 * Returns a function that calls endpoints of this process over a connection in memory. Each call passes every step of a
 * request, from the parser to the log line, but needs no listener.
 * @param headers of each request, such as those that the gateway sets.
 */
export function callInProcess(server: Server, headers: Record<string, string>): CallEndpoint {
  return async (target) => {
    const response = await get(server, target, headers);
    const received = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
    return new Response(await text(response), {
      status: response.statusCode,
      headers: Object.fromEntries(received) as Record<string, string>,
    });
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
