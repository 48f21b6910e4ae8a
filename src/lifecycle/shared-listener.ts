import type { Worker } from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** Message of the primary to a worker, with a connection. */
const CONNECTION_MESSAGE = 'connection';
const CLOSED_MESSAGE = 'listener closed';
/** Message of a worker: it has received a connection. */
const RECEIVED_MESSAGE = 'connection received';

/**
 * A listener in the primary that passes each connection to a worker. It replaces the listener of `node:cluster`, which
 * resets the connections that it has not passed on when the workers stop.
 */
export class SharedListener {
  readonly server: Server = createServer(
    { allowHalfOpen: true, noDelay: true, pauseOnConnect: true },
    (socket) => this.pass(socket),
  );
  /**
   * Connections that a worker has not received yet, in order. They are open here, too, since Node loses those of a dead
   * worker.
   */
  private readonly waiting = new Map<Worker, Set<Socket>>();
  private turn = 0;

  /** @param workers the serving ones, as they are at each moment. */
  constructor(private readonly workers: ReadonlySet<Worker>) {}

  /** Passes the waiting connections of a worker that does not serve any more to others. */
  passOn(worker: Worker): void {
    const sockets = [...(this.waiting.get(worker) ?? [])];
    this.waiting.delete(worker);
    for (const socket of sockets) this.pass(socket);
  }

  private pass(socket: Socket): void {
    const worker = this.choose();
    if (worker === undefined) return void socket.destroy();
    const waiting = this.waitingFor(worker);
    waiting.add(socket);
    worker.send(CONNECTION_MESSAGE, socket, { keepOpen: true }, (error) => {
      if (error && this.waiting.get(worker)?.delete(socket)) socket.destroy();
    });
  }

  /** Closes the oldest waiting connection here: its worker has received it. */
  private release(worker: Worker): void {
    const waiting = this.waiting.get(worker);
    const [socket] = waiting ?? [];
    if (socket === undefined) return;
    waiting!.delete(socket);
    socket.destroy();
  }

  /** The next worker in turn among those for which the fewest connections wait: a hung one gets no more. */
  private choose(): Worker | undefined {
    const connected = [...this.workers].filter((worker) => worker.isConnected());
    const fewest = Math.min(...connected.map((worker) => this.waitingFor(worker).size));
    const free = connected.filter((worker) => this.waitingFor(worker).size === fewest);
    return free[this.turn++ % free.length];
  }

  private waitingFor(worker: Worker): Set<Socket> {
    let sockets = this.waiting.get(worker);
    if (sockets !== undefined) return sockets;
    this.waiting.set(worker, (sockets = new Set()));
    worker.on('message', (message) => message === RECEIVED_MESSAGE && this.release(worker));
    return sockets;
  }
}

/**
 * Reports to a worker that the listener is closed: it has received all of its connections before. The worker may have
 * died without being known as dead yet; without a callback the failed write would end the primary.
 */
export const reportClosed = (worker: Worker): unknown =>
  worker.isConnected() && worker.send(CLOSED_MESSAGE, () => undefined);

/** Serves the connections that the primary passes to this worker. Resolves when there will be no more. */
export function receiveConnections(server: HttpServer): Promise<void> {
  // Node starts the timers of the request timeouts with this event.
  server.emit('listening');
  return new Promise((resolve) => {
    process.once('disconnect', resolve);
    process.on('message', (message, socket: Socket | undefined) => {
      if (message === CLOSED_MESSAGE) resolve();
      if (message !== CONNECTION_MESSAGE || socket === undefined) return;
      socket.allowHalfOpen = true;
      if (process.connected) process.send!(RECEIVED_MESSAGE);
      server.emit('connection', socket);
      socket.resume();
    });
  });
}
