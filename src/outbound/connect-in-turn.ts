import type { Duplex } from 'node:stream';

export const CONNECT_TIMEOUT_CODE = 'ERR_CONNECT_TIMEOUT';

/**
 * Tries several addresses one after the other, until one responds. The remaining time is divided among the remaining
 * addresses, so that a dead one costs only its share. Node itself allows 250 ms for each but the last, too little for a
 * distant server.
 * @param connect begins a connection.
 * @param event that the connection emits when it is complete.
 * @param budgetMs milliseconds for all addresses together.
 * @throws the error of the last address, or a timeout with `CONNECT_TIMEOUT_CODE`.
 */
export async function connectInTurn<T extends Duplex>(
  addresses: readonly string[],
  connect: (address: string) => T,
  event: 'connect' | 'secureConnect',
  budgetMs: number,
): Promise<T> {
  const end = performance.now() + budgetMs;
  let failure: unknown;
  for (const [i, address] of addresses.entries()) {
    const ms = (end - performance.now()) / (addresses.length - i);
    try {
      return await connected(connect(address), event, ms);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function connected<T extends Duplex>(socket: T, event: string, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(connectTimeoutError(ms)), ms);
    const settle = (error: Error | null): void => {
      clearTimeout(timer);
      socket.off(event, onConnect).off('error', settle);
      if (error === null) return resolve(socket);
      socket.on('error', () => undefined).destroy();
      reject(error);
    };
    const onConnect = (): void => settle(null);
    socket.once(event, onConnect).once('error', settle);
  });
}

export const connectTimeoutError = (ms: number): Error =>
  Object.assign(new Error(`no connection within ${Math.round(ms)} ms`), { code: CONNECT_TIMEOUT_CODE });
