import { type AddressInfo, isIPv6, type Server } from 'node:net';
import type { INestApplication } from '@nestjs/common';

/** The server cannot listen on an address, for example because it is in use. */
export class ListenError extends Error {
  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    super(`Cannot listen on ${host} port ${port}: ${REASONS[cause.code ?? ''] ?? cause.message}.`, { cause });
    this.name = 'ListenError';
  }
}

const REASONS: Record<string, string> = {
  EADDRINUSE:
    'another process uses the port. End it (the demo has the same ports), or set PORT and MANAGEMENT_PORT',
  EACCES: 'this user is not permitted to use the port',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'the host name is not known',
};

/** Starts to accept connections. @param port 0 to let the system choose. @returns the base URL. @throws ListenError */
export async function listen(app: INestApplication, host: string, port: number): Promise<string> {
  try {
    await app.listen(port, host);
  } catch (error) {
    throw new ListenError(host, port, error as NodeJS.ErrnoException);
  }
  return urlOf(app.getHttpServer() as Server);
}

/** Listens with a plain server, without a Nest application. @returns the base URL. @throws ListenError */
export async function listenWithServer(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(host, port, error)));
    server.listen(port, host, resolve);
  });
  return urlOf(server);
}

function urlOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}
