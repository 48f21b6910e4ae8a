import { jest } from '@jest/globals';
import { Agent, createServer, get, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { until } from '../../test/support/until.js';
import { beginExchange } from '../http/request-recorder.js';
import { ServerDrain } from './drain.js';

/** Longer than a test: what waited for it would fail. */
const NEVER_MS = 3_600_000;

describe(ServerDrain.name, () => {
  let server: Server;
  let sut: ServerDrain;
  let port: number;
  const start = async (listener: RequestListener, wait?: (ms: number) => Promise<unknown>): Promise<void> => {
    server = createServer((request, response) => {
      beginExchange(request as Request, response as Response);
      listener(request, response);
    });
    sut = new ServerDrain(server, undefined, wait);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  const open = (): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
    });
  /** A request over the agent's connection; resolves to the status and the `Connection` header. */
  const send = (agent: Agent): Promise<[status: number | undefined, connection: string | undefined]> =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
      }).on('error', reject);
    });
  const done: RequestListener = (_request, response) => void response.end('done');

  it('lets a running request finish, and refuses new connections meanwhile', async () => {
    const pending: ServerResponse[] = [];
    await start((_request, response) => {
      if (pending.length > 0) response.end('done');
      else pending.push(response);
    });
    const first = send(new Agent({ keepAlive: true }));
    await until(() => pending.length > 0);
    const drained = sut.begin({ delayMs: 0, graceMs: NEVER_MS });
    await until(async () => `${await send(new Agent()).catch(String)}`.includes('ECONNREFUSED'));
    pending[0]!.end('done');
    expect(await first).toEqual([200, 'close']);
    await drained;
  });

  it('sends an open connection one more response, and closes it with that', async () => {
    await start(done);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await send(agent)).toEqual([200, 'keep-alive']);
    const drained = sut.begin({ delayMs: 0, graceMs: NEVER_MS });
    await until(async () => `${await send(new Agent()).catch(String)}`.includes('ECONNREFUSED'));
    expect(await send(agent)).toEqual([200, 'close']);
    await drained;
    await expect(send(agent)).rejects.toThrow('ECONNREFUSED');
  });

  it('accepts connections while it is delayed, and closes each after its response', async () => {
    let endDelay: (value?: unknown) => void;
    const delay = new Promise((resolve) => (endDelay = resolve));
    await start(done, (ms) => (ms === 500 ? delay : pause(ms)));
    const drained = sut.begin({ delayMs: 500, graceMs: NEVER_MS });
    const agent = new Agent({ keepAlive: true });
    for (let i = 0; i < 3; i++) expect(await send(agent)).toEqual([200, 'close']);
    endDelay!();
    await drained;
    await expect(send(agent)).rejects.toThrow('ECONNREFUSED');
  });

  it('keeps an idle connection open for a second and no longer', async () => {
    let waited = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => waited);
    await start(done, async (ms) => {
      waited += ms;
      await new Promise(setImmediate);
    });
    await open();
    await sut.begin({ delayMs: 0, graceMs: NEVER_MS });
    clock.mockRestore();
    expect(waited).toBeGreaterThan(1_000);
    expect(waited).toBeLessThan(2_000);
  });

  it('aborts running requests at the end of the grace period', async () => {
    let arrived: () => void;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    await start(() => arrived());
    const answer = send(new Agent()).catch(() => 'cut');
    await arrival;
    await sut.begin({ delayMs: 0, graceMs: 300 });
    expect(await answer).toBe('cut');
  });
});
