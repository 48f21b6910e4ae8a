import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A forward proxy on 127.0.0.1: CONNECT tunnels, and absolute addresses for http. */
export class LoopbackProxy {
  /** `CONNECT host:port` or `GET http://…` of each request. */
  readonly requests: string[] = [];
  readonly authorizations: (string | undefined)[] = [];
  private readonly sockets = new Set<Duplex>();
  private readonly server: Server;

  /** @param hosts where names lead in place of their own addresses, as with a resolver that only the proxy has */
  private constructor(private readonly hosts: Record<string, string>) {
    this.server = createServer((incoming, response) => {
      this.record(incoming);
      const { hostname, port, pathname, search } = new URL(incoming.url!);
      const { method, headers } = incoming;
      const target = { host: this.hosts[hostname] ?? hostname, port: port || 80, path: pathname + search };
      const outgoing = request({ ...target, method, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      outgoing.on('error', () => response.writeHead(502).end());
      incoming.pipe(outgoing);
    });
    this.server.on('connection', (socket: Socket) => this.sockets.add(socket));
    this.server.on('connect', (incoming, client) => this.tunnel(incoming, client));
  }

  static async start(hosts: Record<string, string> = {}): Promise<LoopbackProxy> {
    const proxy = new LoopbackProxy(hosts);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** @param credentials `user:password` */
  url(credentials = ''): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://${credentials && `${credentials}@`}127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private tunnel(incoming: IncomingMessage, client: Duplex): void {
    this.record(incoming);
    const { hostname, port } = new URL(`http://${incoming.url}`);
    const target = connect({ host: this.hosts[hostname] ?? hostname, port: Number(port) || 443 }, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    this.sockets.add(target);
    client.on('error', () => target.destroy());
    target.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  }

  private record({ method, url, headers }: IncomingMessage): void {
    this.requests.push(`${method} ${url}`);
    this.authorizations.push(headers['proxy-authorization']);
  }
}
