import { type IncomingMessage, request, type Server } from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as breathe } from 'node:timers/promises';
import type { AskEndpoint } from './tool-server.js';

/** Calls of one message that are asked at a time: a batch of a hundred must not keep all others waiting. */
const AT_ONCE = 4;

/**
 * Asks endpoints of this very process: a connection that no network sees, so that a request passes everything that any
 * request passes, from the parser to the log line, also when the listener is closed or there is none.
 *
 * @param headers of each request: the gateway's.
 */
export function askInProcess(server: Server, headers: Record<string, string>): AskEndpoint {
  return inTurn(async (target) => {
    const response = await get(server, target, headers);
    const { link } = response.headers;
    return {
      status: response.statusCode!,
      body: await text(response),
      link: [link ?? []].flat().join(', ') || null,
    };
  });
}

/** The same, with at most `AT_ONCE` under way. */
function inTurn(ask: AskEndpoint): AskEndpoint {
  const waiting: (() => void)[] = [];
  let underway = 0;
  return async (target) => {
    if (underway === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else underway++;
    try {
      // A connection inside the process never waits for anything: others get their turn here.
      await breathe();
      return await ask(target);
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
