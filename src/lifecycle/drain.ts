import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type DynamicModule,
  Inject,
  Module,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { exchangeOfSocket } from '../http/request-recorder.js';

/** Milliseconds between two sweeps for connections that can be closed. */
const SWEEP_MS = 50;
/** Milliseconds for which idle connections stay open after the listener closed. */
const IDLE_MS = 1_000;

/** Maximum milliseconds for which the listener stays open while connections wait in its queue. */
const MAX_QUEUE_MS = 1_000;
/** Maximum milliseconds of a turn of the event loop in which a new connection is unlikely to be missed. */
const QUICK_TURN_MS = 0.5;

interface DrainOptions {
  /** Milliseconds for which new connections are still accepted. */
  delayMs: number;
  /** Milliseconds after the delay in which running requests may finish; then they are aborted. */
  graceMs: number;
  /** Starts to receive connections, in a worker; resolves when no further one will come. */
  receive?(server: Server): Promise<void>;
}

/**
 * Takes a server out of service without losing a request: from the beginning every response closes its connection, so
 * that clients connect to another instance; after the delay the listener closes, running requests finish, and an open
 * connection gets one more response. Running requests are those of `beginExchange`.
 */
export class Drain {
  private readonly sockets = new Set<Socket>();

  /**
   * Create it before the server accepts connections.
   *
   * @param listenerClosed resolves when no further connection will come; closes the listener where it is the
   * server's.
   * @param wait waits for a number of milliseconds.
   */
  constructor(
    private readonly server: Server,
    private readonly listenerClosed = () => closeListener(server),
    private readonly wait: (ms: number) => Promise<unknown> = pause,
  ) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  async begin({ delayMs, graceMs }: Pick<DrainOptions, 'delayMs' | 'graceMs'>): Promise<void> {
    for (const response of this.running()) if (!response.headersSent) closeBehind(response);
    // Before the application, which may respond synchronously.
    this.server.prependListener('request', (_request, response) => closeBehind(response));
    if (delayMs > 0) await this.wait(delayMs);
    await this.listenerClosed();
    await this.end(graceMs);
  }

  private running(): ServerResponse[] {
    const responses = [...this.sockets].flatMap((socket) => exchangeOfSocket(socket)?.response ?? []);
    return responses.filter(({ closed }) => !closed);
  }

  /** Closes idle connections, and all after a grace in milliseconds. Resolves when no connection is left. */
  private async end(graceMs: number): Promise<void> {
    const begun = performance.now();
    while (this.sockets.size > 0) {
      const ms = performance.now() - begun;
      if (ms > graceMs || (ms > IDLE_MS && this.running().length === 0)) this.server.closeAllConnections();
      else if (ms > IDLE_MS) this.server.closeIdleConnections();
      await this.wait(SWEEP_MS);
    }
  }
}

/**
 * Closes a listener in a turn of the event loop that found no connection in its queue, or after a second: the system
 * resets the connections that wait there. Open connections are not affected: the HTTP server's own `close` would end
 * idle ones at once, on which a request may be on its way.
 */
export async function closeListener(server: NetServer): Promise<void> {
  const begun = performance.now();
  let accepted = 0;
  const count = (): void => void accepted++;
  server.on('connection', count);
  for (let now = begun; ;) {
    const [before, turnBegun] = [accepted, now];
    await nextTurn();
    now = performance.now();
    const isEmpty = accepted === before && now - turnBegun < QUICK_TURN_MS;
    if (isEmpty || now - begun > MAX_QUEUE_MS) break;
  }
  server.off('connection', count);
  NetServer.prototype.close.call(server);
}

const closeBehind = (response: ServerResponse): unknown => response.setHeader('Connection', 'close');

const DRAIN_OPTIONS = Symbol('DRAIN_OPTIONS');

/** Drains the listener of the application that imports it when that is closed. */
@Module({})
export class DrainModule
  implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  private drain!: Drain;
  private drained: Promise<void> | undefined;
  private received: Promise<void> | undefined;

  static with(options: DrainOptions): DynamicModule {
    return { module: DrainModule, providers: [{ provide: DRAIN_OPTIONS, useValue: options }] };
  }

  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(DRAIN_OPTIONS) private readonly options: DrainOptions,
  ) {}

  onModuleInit(): void {
    const { receive } = this.options;
    if (receive === undefined) this.drain = new Drain(this.server);
    else this.drain = new Drain(this.server, () => this.received!);
  }

  /** Begins with the server of the application. Connections are accepted only when the application is complete. */
  onApplicationBootstrap(): void {
    this.received = this.options.receive?.(this.server);
  }

  /** Starts the drain. Not awaited: Nest stops modules one after the other, and others take time, too. */
  onModuleDestroy(): void {
    if (this.server.listening || this.received) this.drained = this.drain.begin(this.options);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.drained;
  }

  private get server(): Server {
    return this.adapter.httpAdapter.getHttpServer() as Server;
  }
}
