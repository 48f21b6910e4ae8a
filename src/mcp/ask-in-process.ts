import { type IncomingMessage, request, type Server } from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AskEndpoint } from './tool-server.js';

/**
 * Asks endpoints of this very process: a connection that no network sees, so that a request passes everything that any
 * request passes, from the parser to the log line, also when the listener is closed or there is none.
 *
 * @param headers of each request: the gateway's.
 */
export function askInProcess(server: Server, headers: Record<string, string>): AskEndpoint {
  return async (target) => {
    const response = await get(server, target, headers);
    const { link } = response.headers;
    return {
      status: response.statusCode!,
      body: await text(response),
      link: [link ?? []].flat().join(', ') || null,
    };
  };
}

function get(server: Server, path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [ours, theirs] = duplexPair();
  return new Promise((resolve, reject) => {
    const asked = request(
      { createConnection: () => ours, path, headers: { ...headers, Connection: 'close' } },
      resolve,
    );
    asked.once('error', () => reject(new Error('The service is stopping; ask again.')));
    // The way that Node has for connections that came otherwise than by its listener.
    server.emit('connection', theirs);
    asked.end();
  });
}
