import type { Server } from 'node:http';

/** How often connections that have nothing more to say are looked for, in milliseconds. */
const SWEEP_MS = 50;

/**
 * Takes no more connections, lets running requests finish, and ends connections kept alive as they fall idle.
 * What still runs after `graceMs` is cut off.
 */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
