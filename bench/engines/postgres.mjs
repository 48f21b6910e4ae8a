import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { emptyFolder, EngineMissing, runServer, whenFree } from './engine.mjs';

const DEFAULT_PORT = 5490;
/** Where Debian puts each version's programs. */
const VERSIONS = '/usr/lib/postgresql';

function programs() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((one) => join(VERSIONS, one, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (found === undefined) throw new EngineMissing("no PostgreSQL (Debian's package postgresql)");
  return found;
}

/**
 * PostgreSQL on loopback, empty, without waiting for the disk.
 * @throws EngineMissing
 */
export async function startPostgres(port = DEFAULT_PORT) {
  const bin = programs();
  await whenFree(port);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '512MB',
    fsync: 'off',
  };
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const script =
    `${bin}/initdb -D data -A trust -U bench --locale=C -E UTF8 && ` +
    `exec ${bin}/postgres -D data ${given.join(' ')}`;
  const pid = await runServer(emptyFolder(`postgres-${port}`), 'sh', ['-c', script], {
    patienceMs: 60_000,
    ready: async () => (await connectPostgres(port)).close() ?? true,
  });
  return { port, pid };
}

/** A message of PostgreSQL's protocol (version 3): its type, its length, its content. */
function message(type, content) {
  const bytes = Buffer.from(content);
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

function startUp() {
  const bytes = Buffer.from('\0\0\0\0\0\x03\0\0user\0bench\0database\0postgres\0\0', 'latin1');
  bytes.writeInt32BE(bytes.length, 0);
  return bytes;
}

/** A client that costs next to nothing: one connection, one statement at a time. */
export async function connectPostgres(port) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let rest = Buffer.alloc(0);
  let answered = null;
  const rows = [];
  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length > 4 && rest.length > rest.readInt32BE(1)) {
      const [type, content] = [String.fromCharCode(rest[0]), rest.subarray(5, rest.readInt32BE(1) + 1)];
      rest = rest.subarray(rest.readInt32BE(1) + 1);
      if (type === 'E') answered.reject(new Error(content.toString().replaceAll('\0', ' ')));
      if (type === 'D') rows.push(content);
      if (type === 'Z' || type === 'G') answered.resolve(rows.splice(0));
    }
  });
  const send = (bytes) =>
    new Promise((resolve, reject) => {
      answered = { resolve, reject };
      socket.once('close', () => reject(new Error('PostgreSQL has closed the connection.')));
      socket.write(bytes);
    }).finally(() => socket.removeAllListeners('close'));
  await send(startUp());
  return {
    /** The rows of a statement, as they come. */
    query: (sql) => send(message('Q', `${sql}\0`)),
    /** Sends lines to a `COPY … FROM STDIN`. */
    async copy(sql, lines) {
      await send(message('Q', `${sql}\0`));
      for (const line of lines) {
        if (!socket.write(message('d', line))) await new Promise((resolve) => socket.once('drain', resolve));
      }
      await send(message('c', ''));
    },
    close: () => void socket.destroy(),
  };
}
