import type { Worker } from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** Type of the message with which the primary passes a connection to a worker. */
const CONNECTION_MESSAGE = 'connection';
const CLOSED_MESSAGE = 'listener closed';
/** Type of the message with which a worker confirms that it has received a connection. */
const RECEIVED_MESSAGE = 'connection received';

/** Passes connections to workers. `node:cluster` would reset those that no worker has received when workers stop. */
export class SharedListener {
  readonly server: Server = createServer(
    { allowHalfOpen: true, noDelay: true, pauseOnConnect: true },
    (socket) => this.pass(socket),
  );
  /** By worker: unconfirmed connections, the oldest first. The primary keeps them open in case the worker dies. */
  private readonly waiting = new Map<Worker, Set<Socket>>();
  private turn = 0;

  /** @param workers the set of serving workers, which changes. */
  constructor(private readonly workers: ReadonlySet<Worker>) {}

  /** Passes the connections that a stopped worker has not confirmed to other workers. */
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

  /** Closes a worker's oldest waiting connection in the primary, after the worker has confirmed it. */
  private release(worker: Worker): void {
    const waiting = this.waiting.get(worker);
    const [socket] = waiting ?? [];
    if (socket === undefined) return;
    waiting!.delete(socket);
    socket.destroy();
  }

  /** The next worker in turn among those with the fewest unconfirmed connections: a hung worker gets no more. */
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

/** Tells a worker that no connection will follow. The callback: a failed write to a dead worker ends the primary. */
export const reportListenerClosed = (worker: Worker): unknown =>
  worker.isConnected() && worker.send(CLOSED_MESSAGE, () => undefined);

/** In a worker: serves the connections that the primary passes to it. Resolves when no more will follow. */
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
