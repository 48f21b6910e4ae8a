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

/** Milliseconds between two searches for idle connections while a server drains. */
const SWEEP_MS = 50;
/** Milliseconds for which idle connections stay open after the listener has closed. */
const IDLE_MS = 1_000;

/** Maximum milliseconds for which the listener stays open because connections wait in its queue. */
const MAX_QUEUE_MS = 1_000;
/** If a turn of the event loop takes fewer milliseconds and accepts nothing, the listener's queue counts as empty. */
const QUICK_TURN_MS = 0.5;

interface DrainOptions {
  /** Milliseconds after the signal to stop for which new connections are accepted. */
  delayMs: number;
  /** Milliseconds after `delayMs` for which running requests may finish before they are aborted. */
  graceMs: number;
  /** In a worker: starts to receive connections; resolves when no further connection will come. */
  receive?(server: Server): Promise<void>;
}

/**
 * Stops a server without losing a request. From the start of the drain every response closes its connection, so that
 * clients connect to another instance. After the delay the listener closes, running requests finish, and an idle
 * connection gets one more response. Only requests that `beginExchange` has registered count as running.
 */
export class ServerDrain {
  private readonly sockets = new Set<Socket>();

  /**
   * Create it before the server accepts connections.
   * @param listenerClosed closes the listener, if the server has one, and resolves when no further connection will
   * come.
   * @param wait resolves after a number of milliseconds.
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

  /** Closes idle connections, and after `graceMs` all others. Resolves when no connection is left. */
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
 * Closes a listener when no connection waits in its queue, or after a second, because the operating system resets
 * waiting connections. Open connections stay open. The HTTP server's own `close` would end idle ones, on which a
 * request may be on its way.
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

/** Drains the HTTP server of an application when the application is closed. */
@Module({})
export class DrainModule
  implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  private drain!: ServerDrain;
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
    if (receive === undefined) this.drain = new ServerDrain(this.server);
    else this.drain = new ServerDrain(this.server, () => this.received!);
  }

  /** Starts to accept connections in a worker, when the application is complete. */
  onApplicationBootstrap(): void {
    this.received = this.options.receive?.(this.server);
  }

  /** Starts the drain without awaiting it: Nest stops modules one after the other, and the others need time, too. */
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
