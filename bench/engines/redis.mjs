import { connect } from 'node:net';
import { emptyFolder, EngineMissing, hasCommand, runServer, whenFree } from './engine.mjs';

const DEFAULT_PORT = 6390;

const respondsToPing = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => resolve(data.toString().startsWith('+PONG'))).once('error', reject);
    socket.once('data', () => socket.end());
  });

/**
 * Redis on loopback, in memory only.
 * @throws EngineMissing
 */
export async function startRedis(port = DEFAULT_PORT) {
  const server = ['redis-server', 'valkey-server'].find(hasCommand);
  if (server === undefined) throw new EngineMissing("no redis-server (Debian's package of this name)");
  await whenFree(port);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const folder = emptyFolder(`redis-${port}`);
  const pid = await runServer(folder, server, args, {
    patienceMs: 10_000,
    ready: () => respondsToPing(port),
  });
  return { url: `redis://127.0.0.1:${port}`, pid };
}
