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
import { ProcessLog } from './process/process-log.js';
import { IngestionRules } from './rules/rules.js';
import { pollingLimitsOf } from './schedule/plan-next-poll.js';

/** Milliseconds without a message after which the process is killed: more than any valid document takes. */
const WATCHDOG_MS = 30_000;
/** Milliseconds in which the process must end: less than the ten seconds of the application. */
const GRACE_MS = 6_000;
/**
 * Maximum heap of the ingestion process in mebibytes. A container needs them in addition to what the service takes: see
 * the memory limits of deploy/.
 */
export const MAX_HEAP_MEBIBYTES = 512;

/** Calls of serving processes for the fault of the index: the ingestion process is a child of the primary. */
const INDEX_FAULT = new PrimaryRpc<null, string | null>('index-fault');
const DISCOVERED = new PrimaryRpc<DiscoveredArticles, null>('discovered');
/**
 * Calls of serving processes with messages of hubs. Messages between processes are JSON: the body of a push is sent as
 * Base64.
 */
const HUB = new PrimaryRpc<{ message: HubMessage; base64: string }, boolean>('hub');

/** The ingestion process of this service, for all of its serving processes. */
@Injectable()
export class IngestionService implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly process: IngestionProcess;
  private stopped: Promise<void> | undefined;

  /** @throws SettingsError when the rules are invalid */
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
    new ProcessLog(new Logger('Ingestion'), pollingLimitsOf(ingestion.outboundAllow)).follow(this.events);
  }

  get events(): EventEmitter<IngestionEvents> {
    return this.process.events;
  }

  /** Handles the calls of workers, in the primary. */
  serveWorkers(): void {
    INDEX_FAULT.handle(() => this.indexFault());
    DISCOVERED.handle((discovered) => (this.ingestDiscovered(discovered), null));
    HUB.handle(({ message, base64 }) => {
      const body = Buffer.from(base64, 'base64');
      return this.deliver(message.type === 'pushed' ? { ...message, body } : message);
    });
  }

  /**
   * Begins to subscribe to hubs. Call it when the public listener accepts requests: only then can hubs reach this
   * service.
   */
  subscribe(): void {
    this.process.subscribe();
  }

  /**
   * Passes a hub's message to the process.
   * @returns whether it was accepted: not while too many wait or the process does not run
   */
  async deliver(message: HubMessage): Promise<boolean> {
    if (!cluster.isWorker) return this.process.deliver(message);
    if (message.type !== 'pushed') return (await HUB.call({ message, base64: '' })) ?? false;
    const base64 = Buffer.from(message.body).toString('base64');
    return (await HUB.call({ message: { ...message, body: new Uint8Array() }, base64 })) ?? false;
  }

  /** Ingests articles of a live source, if this service ingests. */
  ingestDiscovered(finding: DiscoveredArticles): void {
    if (cluster.isWorker) void DISCOVERED.call(finding);
    else this.process.learn(finding);
  }

  /** Why the index cannot be written, e.g. a full disk; null while it can, or another service writes it. */
  indexFault(): Promise<string | null> {
    return cluster.isWorker ? INDEX_FAULT.call(null) : Promise.resolve(this.process.indexFault);
  }

  onApplicationBootstrap(): void {
    if (this.settings.ingestion.enabled) this.process.start();
    else if (!cluster.isWorker) warnIfNotIngested(this.settings);
  }

  /** Stops the process. Not awaited: the public listener needs most of the ten seconds, too. */
  onModuleDestroy(): void {
    this.stopped = this.process.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stopped;
  }
}

/** Logs at start that live sources may be ingested but `INGEST` is off. */
function warnIfNotIngested({ searchProviders, live }: Settings): void {
  const sources = searchProviders.filter((name) => findLiveSource(name)?.capabilities.allowsIngestion);
  if (sources.length > 0 && live.learn)
    new Logger('Ingestion').warn(`INGEST is off: articles of ${sources.join(', ')} are not ingested.`);
}

/**
 * Path of the program of the ingestion process. Tests run the service from TypeScript, which Node cannot load: then it
 * is the built program (`npm run test:system` builds it first).
 */
export function programFile(): string {
  const fromSource = import.meta.url.endsWith('.ts');
  const path = fromSource ? '../../dist/ingestion/ingestion.program.js' : './ingestion.program.js';
  return fileURLToPath(new URL(path, import.meta.url));
}
