import cluster from 'node:cluster';
import type { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { PrimaryRpc } from '../gateway/primary-rpc.js';
import type { DiscoveredArticles, IngestionEvents } from './ingestion-events.js';
import { IngestionProcess } from './process/ingestion-process.js';
import { ProcessLog } from './process/process-log.js';
import { limitsOf } from './schedule/plan-next-poll.js';
import type { HubInbox, HubMessage } from './websub/hub-inbox.js';

/** Longer than the parsing of any valid document. */
const WATCHDOG_MS = 30_000;
/** Less than the ten seconds in which the application must end. */
const GRACE_MS = 6_000;
const HEAP_MB = 512;

/** Why the index cannot be written. The ingestion process is a child of the primary. */
export const INDEX_FAULT = new PrimaryRpc<null, string | null>('index-fault');

@Injectable()
export class IngestionService
  implements HubInbox, OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  private readonly process: IngestionProcess;
  private stopped: Promise<void> | undefined;

  constructor(private readonly settings: Settings) {
    const { index, ingestion, aggregatorDomains, opensearch } = settings;
    const limits = { program: programFile(), watchdogMs: WATCHDOG_MS, graceMs: GRACE_MS, heapMb: HEAP_MB };
    this.process = new IngestionProcess({ index, ingestion, aggregatorDomains, opensearch }, limits);
    new ProcessLog(new Logger('Ingestion'), limitsOf(ingestion.outboundAllow)).follow(this.events);
  }

  get events(): EventEmitter<IngestionEvents> {
    return this.process.events;
  }

  /** Call it when the public listener accepts requests: only then can hubs reach this service. */
  subscribe(): void {
    this.process.subscribe();
  }

  deliver(message: HubMessage): boolean {
    return this.process.deliver(message);
  }

  /** Ingests articles of a live source, if this process ingests. */
  ingestDiscovered(finding: DiscoveredArticles): void {
    this.process.learn(finding);
  }

  /** Why the index cannot be written, e.g. a full disk; null while it can, or another service writes it. */
  indexFault(): Promise<string | null> {
    return cluster.isWorker ? INDEX_FAULT.call(null) : Promise.resolve(this.process.indexFault);
  }

  get running(): boolean {
    return this.process.running;
  }

  onApplicationBootstrap(): void {
    if (this.settings.ingestion.enabled) this.process.start();
  }

  /** Not awaited: the public listener needs most of the ten seconds, too. */
  onModuleDestroy(): void {
    this.stopped = this.process.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stopped;
  }
}

/**
 * Path of the program of the ingestion process. Tests run the service from TypeScript, which Node cannot load: then it
 * is the built program (`npm test` builds first).
 */
export function programFile(): string {
  const fromSource = import.meta.url.endsWith('.ts');
  const path = fromSource ? '../../dist/ingestion/ingestion.program.js' : './ingestion.program.js';
  return fileURLToPath(new URL(path, import.meta.url));
}
