import type { ModuleMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { JsonLogger } from '../logging/json-logger.js';
import { registerProcessMetrics } from '../metrics/process.metrics.js';
import { serveWorkerMetrics } from '../metrics/worker-metrics.js';
import { replyToPings } from './heartbeat.js';
import { receiveConnections } from './shared-listener.js';
import { type PublicListener, startManagementListener, startPublicListener } from './start-listeners.js';
import type { ReadinessReport } from './worker-pool.js';

/** The running service, or the part of it that runs in this process. */
export interface RunningService {
  /** Base URL of the public listener; null if another process has it. */
  url: string | null;
  /** Base URL of the management listener; null if another process has it. */
  managementUrl: string | null;
  /** Finishes running requests, commits fetched articles, and closes the listeners. */
  stop(): Promise<void>;
}

/** Starts the service in this process alone: both listeners and ingestion. @throws SettingsError, ListenError. */
export async function startService(
  settings: Settings,
  features: ModuleMetadata['imports'] = [],
): Promise<RunningService> {
  const logger = new JsonLogger(settings.logLevel);
  const news = await startPublicListener(settings, features, logger);
  registerProcessMetrics(news.registry, 'primary');
  let stopping = false;
  const operations = {
    unreadiness: async () => {
      if (stopping) return 'The service is stopping.';
      return (await news.canServe()) ? null : 'No search provider responds.';
    },
    metrics: () => news.registry.metrics(),
  };
  const management = await startManagementListener(settings, operations, logger).catch(
    async (error: unknown) => {
      await news.stop();
      throw error;
    },
  );
  logger.log(`Listening on ${news.url}; management on ${management.url}.`, 'Service');
  return {
    url: news.url,
    managementUrl: management.url,
    stop: async () => {
      stopping = true;
      await news.stop();
      await management.stop();
    },
  };
}

/** Milliseconds between two checks of a worker's readiness. Changes are reported to the primary. */
const REPORT_EVERY_MS = 1_000;

/** Starts a worker, which serves requests and has no management listener and no ingestion. */
export async function startWorker(
  settings: Settings,
  features: ModuleMetadata['imports'] = [],
): Promise<RunningService> {
  const reading = { ...settings, ingestion: { ...settings.ingestion, enabled: false } };
  const news = await startPublicListener(
    reading,
    features,
    new JsonLogger(settings.logLevel),
    receiveConnections,
  );
  registerProcessMetrics(news.registry, 'worker');
  serveWorkerMetrics(news.registry);
  replyToPings();
  reportReadiness(news);
  process.send?.({ type: 'readiness', canServe: true } satisfies ReadinessReport);
  return { url: news.url, managementUrl: null, stop: () => news.stop() };
}

/** Reports to the primary whether a search provider responds in this worker, whenever that changes. */
function reportReadiness(news: PublicListener): void {
  let reported = true;
  const report = async (): Promise<void> => {
    const canServe = await news.canServe();
    if (canServe === reported || !process.connected) return;
    reported = canServe;
    process.send!({ type: 'readiness', canServe } satisfies ReadinessReport);
  };
  setInterval(() => void report(), REPORT_EVERY_MS).unref();
}
