import type { AddressInfo } from 'node:net';
import type { INestApplication } from '@nestjs/common';

/** The address on which a listener cannot listen, and why. */
export class ListenError extends Error {
  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    super(`Cannot listen on ${host} port ${port}: ${REASONS[cause.code ?? ''] ?? cause.message}.`, { cause });
    this.name = 'ListenError';
  }
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'another process does already',
  EACCES: 'this user may not use the port',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'the host name is not known',
};

/**
 * Begins to take connections.
 *
 * @returns the base URL, with the port the system chose when `port` was 0.
 * @throws ListenError
 */
export async function listen(app: INestApplication, host: string, port: number): Promise<string> {
  try {
    await app.listen(port, host);
  } catch (error) {
    throw new ListenError(host, port, error as NodeJS.ErrnoException);
  }
  const address = app.getHttpServer().address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${name}:${address.port}`;
}
