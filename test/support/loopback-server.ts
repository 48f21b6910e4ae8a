import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request as the server saw it, and when. */
export interface Visit {
  path: string;
  headers: IncomingMessage['headers'];
  /** `performance.now()` */
  at: number;
}

/** A real HTTP server on 127.0.0.1 whose answers a test writes by path; anything else is 404. */
export class LoopbackServer {
  readonly visits: Visit[] = [];
  private readonly routes = new Map<string, RequestListener>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer({ maxHeaderSize: 65_536 }, (req, res) =>
    this.answer(req, res),
  );

  static async start(): Promise<LoopbackServer> {
    const loopback = new LoopbackServer();
    const { server, sockets } = loopback;
    server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return loopback;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** `host` may be any name or notation that leads to 127.0.0.1. */
  url(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${this.port}${path}`;
  }

  on(path: string, listener: RequestListener): this {
    this.routes.set(path, listener);
    return this;
  }

  /** Answers `path` with a fixed body. */
  serve(path: string, body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): this {
    return this.on(path, (_req, res) => void res.writeHead(status, headers).end(body));
  }

  redirect(path: string, location: string, status = 302): this {
    return this.serve(path, '', { location }, status);
  }

  visitsTo(path: string): Visit[] {
    return this.visits.filter((visit) => visit.path === path);
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private answer(req: IncomingMessage, res: ServerResponse): void {
    const path = req.url ?? '/';
    this.visits.push({ path, headers: req.headers, at: performance.now() });
    const route = this.routes.get(path) ?? this.routes.get(path.split('?')[0] ?? '');
    if (route) route(req, res);
    else res.writeHead(404).end();
  }
}
