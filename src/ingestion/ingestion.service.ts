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
import { PrimaryRpc } from '../processes/primary-rpc.js';
import { findLiveSource } from '../search/providers/providers.js';
import type { DiscoveredArticles, HubMessage, IngestionEvents } from './ingestion-events.js';
import { IngestionProcess } from './process/ingestion-process.js';
import { IngestionProcessLog } from './process/process-log.js';
import { IngestionRules } from './rules/rules.js';
import { pollingLimitsByHost } from './schedule/plan-next-poll.js';

/** Milliseconds without a message after which the ingestion process is killed; parsing any valid document takes less. */
const WATCHDOG_MS = 30_000;
/** Milliseconds until a stopping ingestion process is killed; the whole application has ten seconds to stop. */
const GRACE_MS = 6_000;
/** Maximum heap of the ingestion process in mebibytes. The memory limits in `deploy/` leave room for it. */
export const MAX_HEAP_MEBIBYTES = 512;

/** Lets worker processes ask the primary, whose child the ingestion process is, why the index cannot be written. */
const INDEX_FAULT = new PrimaryRpc<null, string | null>('index-fault');
const DISCOVERED = new PrimaryRpc<DiscoveredArticles, null>('discovered');
/** Lets workers pass on messages of hubs. The body of a push is Base64, since messages between processes are JSON. */
const HUB = new PrimaryRpc<{ message: HubMessage; base64: string }, boolean>('hub');

/** Runs the ingestion process, one for all serving processes of this service. */
@Injectable()
export class IngestionService implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly process: IngestionProcess;
  private stopped: Promise<void> | undefined;

  /** @throws SettingsError when `RULES_FILE` cannot be used */
  constructor(private readonly settings: Settings) {
    const { index, ingestion, aggregatorDomains, opensearch } = settings;
    if (!cluster.isWorker) IngestionRules.open(ingestion.rulesFile);
    const limits = {
      program: programFile(),
      watchdogMs: WATCHDOG_MS,
      graceMs: GRACE_MS,
      heapMb: MAX_HEAP_MEBIBYTES,
    };
    this.process = new IngestionProcess({ index, ingestion, aggregatorDomains, opensearch }, limits);
    new IngestionProcessLog(new Logger('Ingestion'), pollingLimitsByHost(ingestion.outboundAllow)).follow(
      this.events,
    );
  }

  get events(): EventEmitter<IngestionEvents> {
    return this.process.events;
  }

  /** Makes the primary process handle the calls of its worker processes. */
  serveWorkers(): void {
    INDEX_FAULT.handle(() => this.indexFault());
    DISCOVERED.handle((discovered) => (this.ingestDiscovered(discovered), null));
    HUB.handle(({ message, base64 }) => {
      const body = Buffer.from(base64, 'base64');
      return this.deliver(message.type === 'pushed' ? { ...message, body } : message);
    });
  }

  /** Starts to subscribe to hubs. Call it once the public listener accepts requests, because hubs call back. */
  subscribe(): void {
    this.process.subscribe();
  }

  /** Passes on a hub's message. @returns false if too many messages wait or the ingestion process does not run. */
  async deliver(message: HubMessage): Promise<boolean> {
    if (!cluster.isWorker) return this.process.deliver(message);
    if (message.type !== 'pushed') return (await HUB.call({ message, base64: '' })) ?? false;
    const base64 = Buffer.from(message.body).toString('base64');
    return (await HUB.call({ message: { ...message, body: new Uint8Array() }, base64 })) ?? false;
  }

  /** Ingests articles of a live source, if this service ingests at all. */
  ingestDiscovered(finding: DiscoveredArticles): void {
    if (cluster.isWorker) void DISCOVERED.call(finding);
    else this.process.learn(finding);
  }

  /** Why the index cannot be written, such as a full disk; null if it can, or if another service writes it. */
  indexFault(): Promise<string | null> {
    return cluster.isWorker ? INDEX_FAULT.call(null) : Promise.resolve(this.process.indexFault);
  }

  onApplicationBootstrap(): void {
    if (this.settings.ingestion.enabled) this.process.start();
    else if (!cluster.isWorker) warnIfNotIngested(this.settings);
  }

  /** Stops the process without waiting for its end, so that the public listener closes at the same time. */
  onModuleDestroy(): void {
    this.stopped = this.process.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stopped;
  }
}

function warnIfNotIngested({ searchProviders, live }: Settings): void {
  const sources = searchProviders.filter((name) => findLiveSource(name)?.capabilities.allowsIngestion);
  if (sources.length > 0 && live.learn)
    new Logger('Ingestion').warn(`INGEST is off: articles of ${sources.join(', ')} are not ingested.`);
}

/** Path of the ingestion process's program: the built one also for tests, as Node cannot load TypeScript. */
export function programFile(): string {
  const fromSource = import.meta.url.endsWith('.ts');
  const path = fromSource ? '../../dist/ingestion/ingestion.program.js' : './ingestion.program.js';
  return fileURLToPath(new URL(path, import.meta.url));
}
