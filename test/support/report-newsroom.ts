import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { extname, join } from 'node:path';

/** One response of a case: the first route that fits a request names its file. */
export interface Route {
  /** Below the case's address. */
  path: string;
  /** Part of the query. */
  query?: string;
  /** A cookie that the request sends. */
  cookie?: string;
  /** The entity tag in `If-None-Match`. */
  etag?: string;
  /** The number of the poll, or of the visit to the path, from 1. */
  poll?: number;
  visit?: number;
  /** In the case's folder. A `.http` file is a complete response. */
  file: string;
  type?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.html': 'text/html',
};

interface Request {
  path: string;
  query: string;
  headers: string;
}

/** A server on 127.0.0.1 that sends files byte for byte, with what HTTP servers add to them or complete responses. */
export class ReportNewsroom {
  private readonly server: Server = createServer((socket) => this.receive(socket));
  private readonly sockets = new Set<Socket>();
  private readonly cases = new Map<string, { folder: string; routes: readonly Route[] }>();
  private readonly visits = new Map<string, number>();
  /** Number of the running poll. */
  poll = 1;

  static async start(): Promise<ReportNewsroom> {
    const newsroom = new ReportNewsroom();
    await new Promise<void>((resolve) => newsroom.server.listen(0, '127.0.0.1', resolve));
    return newsroom;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Serves the routes of a case. @returns their address, without a slash at its end */
  serve(name: string, folder: string, routes: readonly Route[]): string {
    this.cases.set(`/${name}`, { folder, routes });
    return `http://${this.host}/${name}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private receive(socket: Socket): void {
    this.sockets.add(socket.once('close', () => this.sockets.delete(socket)));
    socket.on('error', () => undefined);
    let head = '';
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      if (head.includes('\r\n\r\n')) socket.end(this.respond(head));
    });
  }

  private respond(head: string): Buffer {
    const [, path = '/', query = ''] = /^GET ([^? ]+)(?:\?(\S*))? HTTP/.exec(head) ?? [];
    const visit = (this.visits.get(path) ?? 0) + 1;
    this.visits.set(path, visit);
    const request = { path, query, headers: head };
    for (const [address, { folder, routes }] of this.cases) {
      const route = routes.find((one) => this.fits(one, address, request, visit));
      if (route !== undefined) return this.read(route, address, folder);
    }
    return Buffer.from('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  }

  private fits(route: Route, address: string, { path, query, headers }: Request, visit: number): boolean {
    const { cookie, etag, poll = this.poll } = route;
    return (
      path === `${address}/${route.path}` &&
      query.includes(route.query ?? '') &&
      poll === this.poll &&
      (route.visit ?? visit) === visit &&
      (cookie === undefined || new RegExp(`^cookie:.*\\b${cookie}`, 'im').test(headers)) &&
      (etag === undefined || headers.toLowerCase().includes(`if-none-match: ${etag}\r\n`))
    );
  }

  private read({ file, type }: Route, address: string, folder: string): Buffer {
    const source = readFileSync(join(folder, file), 'latin1');
    const bytes = source.replaceAll('{{host}}', this.host).replaceAll('{{path}}', address);
    const ending = extname(file);
    const head =
      `HTTP/1.1 200 OK\r\nContent-Type: ${type ?? TYPES[ending]}\r\n` +
      `Content-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`;
    return Buffer.from(ending === '.http' ? bytes : head + bytes, 'latin1');
  }
}
