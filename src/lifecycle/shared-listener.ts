import type { Worker } from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** Messages of the primary to its workers. */
const CONNECTION = 'connection';
const CLOSED = 'listener closed';

/**
 * In the primary: a listener that passes each connection to the next worker. In place of the listener of
 * `node:cluster`, which resets the connections that it has not passed on when the workers stop.
 */
export function createSharedListener(workers: ReadonlySet<Worker>): Server {
  let accepted = 0;
  return createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: true }, (socket) => {
    const worker = [...workers][accepted++ % workers.size];
    if (worker === undefined) socket.destroy();
    else worker.send(CONNECTION, socket, (error) => error && socket.destroy());
  });
}

/**
 * In the primary, after the listener has closed: the worker has received all of its connections before. One that has
 * died may not be known as dead yet; without a callback the failed write would end the primary.
 */
export const reportClosed = (worker: Worker): unknown =>
  worker.isConnected() && worker.send(CLOSED, () => undefined);

/** In a worker: serves the connections of the primary. Resolves when there will be no more. */
export function receiveConnections(server: HttpServer): Promise<void> {
  // Node starts the timers of the request timeouts with this event.
  server.emit('listening');
  return new Promise((resolve) => {
    process.once('disconnect', resolve);
    process.on('message', (message, socket: Socket | undefined) => {
      if (message === CLOSED) resolve();
      if (message !== CONNECTION || socket === undefined) return;
      socket.allowHalfOpen = true;
      server.emit('connection', socket);
      socket.resume();
    });
  });
}
