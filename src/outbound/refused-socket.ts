import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RefusedAddressError } from './refused-address-error.js';

export type ConnectListener = (error: Error | null, socket: Duplex) => void;

/** The socket of a connection that is not made: it ends with the refusal of the host. */
export function refusedSocket(host: string, listener: ConnectListener | undefined): Duplex {
  const socket = new Socket();
  const error = new RefusedAddressError(host);
  if (listener) listener(error, socket);
  else socket.destroy(error);
  return socket;
}
