import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { until } from '../../support/until.js';
import { CONNECT_TIMEOUT_CODE, connectInTurn } from '../../../src/outbound/connect-in-turn.js';

/** Listens at 127.0.0.2 and accepts nothing until it gets a line: its queue fills, and the system drops further SYNs. */
const DEAF = `
  const server = require('node:net').createServer((socket) => socket.end());
  server.listen({ host: '127.0.0.2', port: Number(process.argv[1]), backlog: 1 }, () => {
    require('node:fs').writeSync(1, 'listening');
    require('node:fs').readSync(0, Buffer.alloc(1));
  });`;

describe(connectInTurn.name, () => {
  let server: Server;
  let port: number;
  let deaf: ChildProcess;
  const sockets: Socket[] = [];
  const open = (host: string): Socket => {
    const socket = connect({ host, port });
    sockets.push(socket);
    return socket;
  };
  const reached = async (addresses: string[], ms: number): Promise<string | undefined> => {
    const socket = await connectInTurn(addresses, open, 'connect', ms);
    return socket.remoteAddress;
  };

  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
    deaf = spawn(process.execPath, ['--eval', DEAF, `${port}`], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(deaf.stdout!, 'data');
    const filling = Array.from({ length: 4 }, () => open('127.0.0.2').on('error', () => undefined));
    await until(() => filling.filter(({ connecting }) => !connecting).length >= 2);
  });
  afterEach(() => {
    deaf.kill('SIGKILL');
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
  });

  it('passes a dead address after its share of the time', async () => {
    expect(await reached(['127.0.0.2', '127.0.0.1'], 2_000)).toBe('127.0.0.1');
  });

  it('waits for a slow address longer than 250 ms, wherever it stands', async () => {
    // Its first SYN is lost, the one after a second is not.
    const slow = reached(['127.0.0.3', '127.0.0.2', '127.0.0.3'], 60_000);
    await until(() => sockets.at(-1)!.remoteAddress === undefined);
    deaf.stdin!.write('\n');
    expect(await slow).toBe('127.0.0.2');
  });

  it('fails with the last error, which is a timeout where the last address is dead', async () => {
    await expect(reached(['127.0.0.2', '127.0.0.3'], 500)).rejects.toThrow('ECONNREFUSED');
    await expect(reached(['127.0.0.3', '127.0.0.2'], 500)).rejects.toMatchObject({
      code: CONNECT_TIMEOUT_CODE,
    });
  });
});
