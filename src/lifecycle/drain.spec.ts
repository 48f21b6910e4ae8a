import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { countRunning, drain } from './drain.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe(drain.name, () => {
  let server: Server;
  let running: () => number;
  const start = async (listener: RequestListener): Promise<number> => {
    server = createServer(listener);
    running = countRunning(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const open = (port: number): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
    });

  it('lets a running request finish, and refuses new connections meanwhile', async () => {
    const port = await start((_request, response) => void pause(300).then(() => response.end('done')));
    const answer = fetch(`http://127.0.0.1:${port}/`);
    await pause(100);
    const drained = drain(server, running, 5000);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(await (await answer).text()).toBe('done');
    const begun = performance.now();
    await drained;
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('does not wait for a connection that is only kept alive', async () => {
    const port = await start((_request, response) => void response.end('done'));
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const begun = performance.now();
    await drain(server, running, 5000);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('does not wait long for a connection that never says what it wants', async () => {
    const port = await start((_request, response) => void response.end('done'));
    const silent = await open(port);
    const begun = performance.now();
    await drain(server, running, 5000);
    expect(performance.now() - begun).toBeLessThan(1500);
    silent.destroy();
  });

  it('cuts off what still runs when the grace is over', async () => {
    const port = await start(() => undefined);
    const answer = fetch(`http://127.0.0.1:${port}/`).catch(() => 'cut');
    const silent = await open(port);
    await pause(100);
    await drain(server, running, 300);
    expect(await answer).toBe('cut');
    silent.destroy();
  });
});
