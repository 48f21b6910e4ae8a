import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Set on the error with which a socket that is not connected in time ends. */
export const CONNECT_TIMEOUT = 'ERR_CONNECT_TIMEOUT';

/**
 * Ends a socket that has not come to `event` within the budget. Sockets exist before their name is
 * resolved, so a slow name server counts too.
 */
export function limitConnect(socket: Duplex, event: 'connect' | 'secureConnect', budgetMs: number): Duplex {
  // A refused socket never starts to connect, and nobody listens to its errors.
  if (socket instanceof Socket && !socket.connecting) return socket;
  const timer = setTimeout(() => {
    socket.destroy(
      Object.assign(new Error(`no connection within ${budgetMs} ms`), { code: CONNECT_TIMEOUT }),
    );
  }, budgetMs);
  const stop = (): void => clearTimeout(timer);
  socket.once(event, stop).once('close', stop);
  return socket;
}
