import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { EventEmitter } from 'node:events';
import { Settings } from '../config/settings.js';
import { IngestionThread, type ThreadEvents } from './thread/ingestion-thread.js';
import { workerFile } from './thread/worker-file.js';

/** No document that is read in good faith takes this long. */
const PATIENCE_MS = 30_000;
/** Within the ten seconds the whole application has to end. */
const GRACE_MS = 6_000;
const HEAP_MB = 512;

/** Runs ingestion beside the application, in a thread, where the settings say so. */
@Injectable()
export class IngestionThreadService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Ingestion');
  private readonly thread: IngestionThread;

  constructor(private readonly settings: Settings) {
    const { index, ingestion } = settings;
    const limits = { program: workerFile(), patienceMs: PATIENCE_MS, graceMs: GRACE_MS, heapMb: HEAP_MB };
    this.thread = new IngestionThread({ index, ingestion }, limits);
    this.log();
  }

  /** What metrics and health listen to. */
  get events(): EventEmitter<ThreadEvents> {
    return this.thread.events;
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

  private log(): void {
    this.events.on('started', ({ sources, faults }) => {
      this.logger.log(`polling ${sources} sources`);
      if (sources === 0) this.logger.warn('there is no source to poll: SOURCES names no feed');
      for (const { file, line, outline, problem } of faults) {
        this.logger.warn(`source list ${file}:${line} "${outline}": ${problem}`);
      }
    });
    this.events.on('polled', ({ feed, outcome, reason, message, ms, added, updated }) => {
      const took = `${Math.round(ms)} ms`;
      if (outcome === 'failed') this.logger.warn(`${feed} ${reason}: ${message} (${took})`);
      else this.logger.debug(`${feed} ${outcome}, ${added} added, ${updated} updated (${took})`);
    });
    this.events.on('swept', ({ removed }) => {
      if (removed > 0) this.logger.log(`${removed} articles were older than the retention`);
    });
    this.events.on('restarting', ({ cause, feed, afterMs }) => {
      const during = feed === null ? '' : ` while reading ${feed}`;
      this.logger.error(`the thread is started again in ${afterMs} ms: ${cause}${during}`);
    });
    this.events.on('problem', ({ message }) => this.logger.error(message));
  }
}
