import { createServer } from 'node:net';

/** The port asked for if nobody listens there on 127.0.0.1 and it is not `taken`, else any free one. */
export async function freePort(wanted: number, taken?: number): Promise<number> {
  return (wanted !== taken ? await tryPort(wanted) : null) ?? (await tryPort(0))!;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address!.port : null));
    });
  });
}
