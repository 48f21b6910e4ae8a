import type { Server } from 'node:http';

/** How often connections that have nothing more to say are looked for, in milliseconds. */
const SWEEP_MS = 50;
/** How long a connection may go on that has not brought a whole request yet, in milliseconds. */
const LATECOMERS_MS = 1_000;

/** Counts the requests a server is working on. To be asked for before it takes any. */
export function countRunning(server: Server): () => number {
  let running = 0;
  server.on('request', (_request, response) => {
    running++;
    response.once('close', () => running--);
  });
  return () => running;
}

/**
 * Takes no more connections, lets running requests finish, and ends connections kept alive as they fall idle.
 * What still runs after `graceMs` is cut off.
 *
 * @param running as `countRunning` gives it.
 */
export function drain(server: Server, running: () => number, graceMs: number): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const sweep = setInterval(() => {
      const ms = performance.now() - begun;
      if (ms > graceMs || (ms > LATECOMERS_MS && running() === 0)) server.closeAllConnections();
      else server.closeIdleConnections();
    }, SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
