import type { BeforeApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Registry } from 'prom-client';
import { ConfigModule } from '../config/config.module.js';
import { cursorSecret } from '../config/cursor-secret.js';
import type { Settings } from '../config/settings.js';
import { CounterStore } from '../gateway/counter-store.js';
import { GatewayCountersModule } from '../gateway/gateway.module.js';
import { serveCountersToWorkers } from '../gateway/primary-counters.js';
import { IngestionService } from '../ingestion/ingestion.service.js';
import { WatchDeliveryModule } from '../features/watches/watch-delivery.module.js';
import { JsonLogger } from '../logging/json-logger.js';
import { IngestionMetricsModule, MetricsModule } from '../metrics/metrics.module.js';
import { OpenSearchModule } from '../opensearch/opensearch.module.js';
import { registerProcessMetrics } from '../metrics/process.metrics.js';
import { WorkerMetrics } from '../metrics/worker-metrics.js';
import { startManagementListener } from './start-listeners.js';
import type { RunningService } from './start-service.js';
import { WorkerPool } from './worker-pool.js';

class PrimaryModule implements BeforeApplicationShutdown {
  drained: Promise<void> = Promise.resolve();

  /** Waits until the workers have ended, since they report their last request counts here. Ingestion stops meanwhile. */
  beforeApplicationShutdown(): Promise<void> {
    return this.drained;
  }
}

/** Environment of the workers: all get the same cursor secret, even if it cannot be stored. */
function environmentOfWorkers(settings: Settings, logger: JsonLogger): NodeJS.ProcessEnv {
  if (settings.cursorSecret !== null) return {};
  return { CURSOR_SECRET: cursorSecret(settings, (message) => logger.warn(message, 'Cursors')) };
}

/**
 * Starts the service in several processes over the same index: workers serve the public port; this process, the
 * primary, runs ingestion, the management listener and the request counters.
 * @param onFailure called with an exit code if the workers fail repeatedly.
 */
export async function startProcesses(
  settings: Settings,
  onFailure: (code: number) => void,
): Promise<RunningService> {
  const logger = new JsonLogger(settings.logLevel);
  const imports = [
    ...[ConfigModule.with(settings), MetricsModule, IngestionMetricsModule, GatewayCountersModule],
    ...(settings.watchesFile === null ? [] : [OpenSearchModule, WatchDeliveryModule]),
  ];
  const app = await NestFactory.createApplicationContext({ module: PrimaryModule, imports }, { logger });
  const registry = app.get<Registry>(Registry);
  registerProcessMetrics(registry, 'primary');
  serveCountersToWorkers(app.get(CounterStore));
  const ingestion = app.get(IngestionService);
  ingestion.serveWorkers();
  const pool = new WorkerPool(settings.processes, logger, onFailure, environmentOfWorkers(settings, logger));
  const metrics = new WorkerMetrics(registry);
  let stopping = false;
  const operations = {
    unreadiness: async () => (stopping ? 'The service is stopping.' : pool.unreadiness()),
    metrics: () => metrics.read(),
  };
  const management = await startManagementListener(settings, operations, logger);
  const url = await pool.start(settings.http.host, settings.http.port);
  ingestion.subscribe();
  logger.log(`${settings.processes} processes listen on ${url}; management on ${management.url}.`, 'Service');
  return {
    url,
    managementUrl: management.url,
    stop: async () => {
      stopping = true;
      app.get(PrimaryModule).drained = pool.stop(settings.shutdownDelayMs);
      await app.close();
      await management.stop();
    },
  };
}
