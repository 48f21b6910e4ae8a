import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { ListenError, listenWithServer } from './listen.js';

const addresses = Object.values(networkInterfaces()).flatMap((all) => all!.map(({ address }) => address));

describe(listenWithServer.name, () => {
  let servers: Server[];
  const server = (): Server => {
    servers.push(createServer((_, response) => void response.end('here')));
    return servers.at(-1)!;
  };
  beforeEach(() => {
    servers = [];
  });
  afterEach(() => servers.forEach((one) => one.close()));

  it.each(['127.0.0.1', '::1'].filter((one) => addresses.includes(one)))(
    'returns the URL at which a server on %s responds',
    async (host) => {
      const url = await listenWithServer(server(), host, 0);
      expect(await (await fetch(url)).text()).toBe('here');
    },
  );

  it.each([
    ['another process uses the port', '127.0.0.1', (port: number) => port],
    ['this machine has no such address', '192.0.2.1', () => 0],
  ])('fails with the advice of a ListenError where %s', async (reason, host, portOf) => {
    await listenWithServer(server(), '127.0.0.1', 0);
    const port = portOf((servers[0]!.address() as AddressInfo).port);
    const failure: unknown = await listenWithServer(server(), host, port).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ListenError);
    expect((failure as Error).message).toMatch(`Cannot listen on ${host} port ${port}: ${reason}`);
  });
});
