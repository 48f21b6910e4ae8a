import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Passes connections on to a server, until it is cut or held. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  private isHeld = false;

  constructor(private readonly target: URL) {}

  async join(): Promise<string> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => this.sockets.delete(socket));
        socket.pipe(other);
        if (this.isHeld) socket.pause();
      }
    });
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.port}`;
  }

  /** Connections are taken, and nothing passes. */
  hold(): void {
    this.isHeld = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** What was held back passes now. */
  release(): void {
    this.isHeld = false;
    for (const socket of this.sockets) socket.resume();
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server!.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
