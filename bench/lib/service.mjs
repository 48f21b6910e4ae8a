/** The built service in a process of its own, as it runs in production. */
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = new URL('../../dist/main.js', import.meta.url);
/** Options of Node with which `npm start` and the image run the service. */
export const NODE_OPTIONS = ['--max-semi-space-size=16'];
const PATIENCE_MS = 300_000;

/**
 * Starts the service and waits until it is ready. It ends with this process.
 *
 * @param settings environment beside this process's own; on loopback, without logs, on port 3985 unless they say else.
 * @param execArgv options of Node, beside `NODE_OPTIONS`.
 * @param main of another build.
 */
export async function startService(settings, execArgv = [], main = MAIN) {
  const env = { HOST: '127.0.0.1', PORT: '3985', MANAGEMENT_PORT: '3986', LOG_LEVEL: 'silent', ...settings };
  const child = fork(fileURLToPath(main), {
    execArgv: [...NODE_OPTIONS, ...execArgv],
    env: { ...process.env, ...env },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const probe = () => fetch(`http://127.0.0.1:${env.MANAGEMENT_PORT}/readyz`).catch((error) => error);
  for (let found; !(found = await probe()).ok;) {
    const reason = child.exitCode ?? found.status ?? found.cause?.code;
    if (patience.aborted || child.exitCode !== null)
      throw new Error(`The service does not become ready: ${reason}.`);
    await pause(50);
  }
  return {
    child,
    url: `http://127.0.0.1:${env.PORT}`,
    port: Number(env.PORT),
    managementPort: Number(env.MANAGEMENT_PORT),
    /** @returns the exit code. */
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      process.off('exit', kill);
      return code;
    },
  };
}
