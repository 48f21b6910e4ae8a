import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { EventEmitter } from 'node:events';
import { Settings } from '../config/settings.js';
import { addressList } from '../outbound/address-list.js';
import { limitsOf } from './schedule/limits-of.js';
import { IngestionProcess, type IngestionEvents } from './process/ingestion-process.js';
import { ProcessLog } from './process/process-log.js';
import { programFile } from './process/program-file.js';
import type { HubInbox } from './websub/hub-inbox.js';
import type { HubMessage } from './websub/hub-message.js';

/** No document that is read in good faith takes this long. */
const PATIENCE_MS = 30_000;
/** Within the ten seconds the whole application has to end. */
const GRACE_MS = 6_000;
const HEAP_MB = 512;

/** Runs ingestion beside the application, in a process of its own, where the settings say so. */
@Injectable()
export class IngestionService
  implements HubInbox, OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  private readonly process: IngestionProcess;
  private stopped: Promise<void> | undefined;

  constructor(private readonly settings: Settings) {
    const { index, ingestion } = settings;
    const limits = { program: programFile(), patienceMs: PATIENCE_MS, graceMs: GRACE_MS, heapMb: HEAP_MB };
    this.process = new IngestionProcess({ index, ingestion }, limits);
    new ProcessLog(new Logger('Ingestion'), limitsOf(addressList(ingestion.outboundAllow))).follow(
      this.events,
    );
  }

  /** What metrics and health listen to. */
  get events(): EventEmitter<IngestionEvents> {
    return this.process.events;
  }

  /** Call once the public listener takes requests: from here on feeds' hubs are asked to push. */
  subscribe(): void {
    this.process.subscribe();
  }

  /** @returns whether what a hub told was taken. */
  deliver(message: HubMessage): boolean {
    return this.process.deliver(message);
  }

  get running(): boolean {
    return this.process.running;
  }

  onApplicationBootstrap(): void {
    if (this.settings.ingestion.enabled) this.process.start();
  }

  /** Only begun here: the public listener needs most of the ten seconds there are as well. */
  onModuleDestroy(): void {
    this.stopped = this.process.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stopped;
  }
}
