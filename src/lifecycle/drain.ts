import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Inject,
  Module,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { openExchange } from '../http/request-recorder.js';

/** How often it is looked for connections that may be ended, in milliseconds. */
const SWEEP_MS = 50;
/** How long connections are kept that bring no request after the listener closed, in milliseconds. */
const IDLE_MS = 1_000;

/** Milliseconds for which the listener stays open at most until no connection waits in its queue. */
const MAX_QUEUE_MS = 1_000;
/** Milliseconds of a turn of the event loop in which a connection would hardly have come unnoticed. */
const QUICK_TURN_MS = 0.5;

interface DrainTimes {
  /** Milliseconds in which requests, and new connections, are still taken. */
  delayMs: number;
  /** Milliseconds after the delay in which running requests may finish; what still runs then is cut off. */
  graceMs: number;
}

/**
 * Takes a server out of service without losing a request: from the beginning every answer closes its connection, so
 * that callers go elsewhere; after the delay no connection is taken any more, running requests finish, and a
 * connection that is open gets one more answer. Which requests are running is known of those that `beginExchange` has
 * begun.
 */
export class Drain {
  private readonly sockets = new Set<Socket>();

  /** To be made before the server takes its first connection. */
  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  async begin({ delayMs, graceMs }: DrainTimes): Promise<void> {
    for (const response of this.running()) if (!response.headersSent) closeBehind(response);
    // Before the application, which may answer at once.
    this.server.prependListener('request', (_request, response) => closeBehind(response));
    if (delayMs > 0) await pause(delayMs);
    await this.emptyQueue();
    await this.close(graceMs);
  }

  /**
   * Resolves in a turn of the event loop that found no connection in the listener's queue: the system resets those
   * that wait there when the listener closes.
   */
  private async emptyQueue(): Promise<void> {
    const begun = performance.now();
    let accepted = 0;
    const count = (): void => void accepted++;
    this.server.on('connection', count);
    for (let now = begun; ;) {
      const [before, turnBegun] = [accepted, now];
      await nextTurn();
      now = performance.now();
      const isEmpty = accepted === before && now - turnBegun < QUICK_TURN_MS;
      if (isEmpty || now - begun > MAX_QUEUE_MS) break;
    }
    this.server.off('connection', count);
  }

  private running(): ServerResponse[] {
    const responses = [...this.sockets].flatMap((socket) => openExchange(socket)?.response ?? []);
    return responses.filter(({ closed }) => !closed);
  }

  private close(graceMs: number): Promise<void> {
    const begun = performance.now();
    return new Promise((resolve) => {
      const sweep = setInterval(() => {
        const ms = performance.now() - begun;
        if (ms > graceMs || (ms > IDLE_MS && this.running().length === 0)) this.server.closeAllConnections();
        else if (ms > IDLE_MS) this.server.closeIdleConnections();
      }, SWEEP_MS);
      // Not the HTTP server's own `close`, which ends idle connections at once: a request may be on its way in them.
      NetServer.prototype.close.call(this.server, () => {
        clearInterval(sweep);
        resolve();
      });
    });
  }
}

const closeBehind = (response: ServerResponse): unknown => response.setHeader('Connection', 'close');

const DRAIN_TIMES = Symbol('DRAIN_TIMES');

/** Drains the listener of the application that imports it when that is closed. */
@Module({})
export class DrainModule implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private drain!: Drain;
  private drained: Promise<void> | undefined;

  static with(times: DrainTimes): DynamicModule {
    return { module: DrainModule, providers: [{ provide: DRAIN_TIMES, useValue: times }] };
  }

  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(DRAIN_TIMES) private readonly times: DrainTimes,
  ) {}

  onModuleInit(): void {
    this.drain = new Drain(this.server);
  }

  /** Only begun here: Nest goes from module to module, and other modules take their time to stop as well. */
  onModuleDestroy(): void {
    if (this.server.listening) this.drained = this.drain.begin(this.times);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.drained;
  }

  private get server(): Server {
    return this.adapter.httpAdapter.getHttpServer() as Server;
  }
}
