import { createServer } from 'node:net';

/** The port asked for if nobody listens there on 127.0.0.1, else 0: any free one, chosen by whoever listens. */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(0));
    server.listen(wanted, '127.0.0.1', () => server.close(() => resolve(wanted)));
  });
}
