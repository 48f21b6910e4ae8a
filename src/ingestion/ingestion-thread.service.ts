import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { EventEmitter } from 'node:events';
import { Settings } from '../config/settings.js';
import { addressList } from '../outbound/address-list.js';
import { limitsOf } from './schedule/limits-of.js';
import { IngestionThread, type ThreadEvents } from './thread/ingestion-thread.js';
import { ThreadLog } from './thread/thread-log.js';
import { workerFile } from './thread/worker-file.js';
import type { HubInbox } from './websub/hub-inbox.js';
import type { HubMessage } from './websub/hub-message.js';

/** No document that is read in good faith takes this long. */
const PATIENCE_MS = 30_000;
/** Within the ten seconds the whole application has to end. */
const GRACE_MS = 6_000;
const HEAP_MB = 512;

/** Runs ingestion beside the application, in a thread, where the settings say so. */
@Injectable()
export class IngestionThreadService implements HubInbox, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly thread: IngestionThread;

  constructor(private readonly settings: Settings) {
    const { index, ingestion } = settings;
    const limits = { program: workerFile(), patienceMs: PATIENCE_MS, graceMs: GRACE_MS, heapMb: HEAP_MB };
    this.thread = new IngestionThread({ index, ingestion }, limits);
    new ThreadLog(new Logger('Ingestion'), limitsOf(addressList(ingestion.outboundAllow))).follow(
      this.events,
    );
  }

  /** What metrics and health listen to. */
  get events(): EventEmitter<ThreadEvents> {
    return this.thread.events;
  }

  /** Call once the public listener takes requests: from here on feeds' hubs are asked to push. */
  subscribe(): void {
    this.thread.subscribe();
  }

  /** @returns whether what a hub told was taken. */
  deliver(message: HubMessage): boolean {
    return this.thread.deliver(message);
  }

  get running(): boolean {
    return this.thread.running;
  }

  onApplicationBootstrap(): void {
    if (this.settings.ingestion.enabled) this.thread.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.thread.stop();
  }
}
