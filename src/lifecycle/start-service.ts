import type { ModuleMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { JsonLogger } from '../logging/json-logger.js';
import { measureProcess } from '../metrics/process.metrics.js';
import { handleMetricsCalls } from '../metrics/worker-metrics.js';
import { replyToPings } from './heartbeat.js';
import { receiveConnections } from './shared-listener.js';
import { type PublicListener, startManagementListener, startPublicListener } from './start-listeners.js';
import type { ReadinessReport } from './worker-pool.js';

/** A running service, or a running part of one. */
export interface RunningService {
  /** Base URL of the public listener; null where this process has none. */
  url: string | null;
  /** Base URL of the management listener; null where this process has none. */
  managementUrl: string | null;
  /** Stops: finishes running requests, commits fetched articles, and closes the listeners. */
  stop(): Promise<void>;
}

/**
 * Starts the complete service in this process: both listeners and, if configured, ingestion.
 *
 * @throws SettingsError, ListenError.
 */
export async function startService(
  settings: Settings,
  features: ModuleMetadata['imports'] = [],
): Promise<RunningService> {
  const logger = new JsonLogger(settings.logLevel);
  const news = await startPublicListener(settings, features, logger);
  measureProcess(news.registry, 'primary');
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

/** Interval of the readiness reports to the primary, in milliseconds. */
const REPORT_EVERY_MS = 1_000;

/** Starts a serving process, with the public listener only. */
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
  measureProcess(news.registry, 'worker');
  handleMetricsCalls(news.registry);
  replyToPings();
  reportReadiness(news);
  process.send?.({ type: 'readiness', canServe: true } satisfies ReadinessReport);
  return { url: news.url, managementUrl: null, stop: () => news.stop() };
}

/** Reports to the primary, at every change, whether any search provider responds here. */
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
