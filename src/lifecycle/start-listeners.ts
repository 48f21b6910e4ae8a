import type { Server } from 'node:http';
import type { ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Registry } from 'prom-client';
import { AppModule } from '../app.module.js';
import { configureApp } from '../app.setup.js';
import type { Settings } from '../config/settings.js';
import { WatchDeliveryModule } from '../features/watches/watch-delivery.module.js';
import { serveUnknownExpectHeaders } from '../http/read-request.js';
import { ServiceAdapter } from '../http/service-adapter.js';
import { IngestionService } from '../ingestion/ingestion.service.js';
import type { JsonLogger } from '../logging/json-logger.js';
import { ManagementModule, type ManagementOperations } from '../metrics/management.module.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { DrainModule } from './drain.js';
import { listen } from './listen.js';

/** Milliseconds for which running requests may finish when the service stops. */
const REQUEST_GRACE_MS = 7_000;

/** The running public listener, which serves the API. */
export interface PublicListener {
  url: string | null;
  registry: Registry;
  canServe(): Promise<boolean>;
  stop(): Promise<void>;
}

class PublicModule {}

/**
 * Starts the public listener.
 * @param receive in a worker, which has no listener of its own: starts to serve the connections from the primary.
 * @throws SettingsError, ListenError
 */
export async function startPublicListener(
  settings: Settings,
  features: ModuleMetadata['imports'],
  logger: JsonLogger,
  receive?: (server: Server) => Promise<void>,
): Promise<PublicListener> {
  const drain = DrainModule.with({ delayMs: settings.shutdownDelayMs, graceMs: REQUEST_GRACE_MS, receive });
  const delivery = receive === undefined && settings.watchesFile !== null ? [WatchDeliveryModule] : [];
  const app = await NestFactory.create<NestExpressApplication>(
    { module: PublicModule, imports: [AppModule.with(settings, features), ...delivery, drain] },
    new ServiceAdapter(),
    { logger, bodyParser: false, abortOnError: false },
  );
  try {
    const { host, port } = settings.http;
    configureApp(app, logger);
    await app.init();
    const url = receive === undefined ? await listen(app, host, port) : null;
    app.get(IngestionService).subscribe();
    const search = app.get(SearchProviderService);
    return {
      url,
      registry: app.get(Registry),
      canServe: async () => (await search.health()).some(({ up }) => up),
      stop: () => app.close(),
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}

const SCRAPE_GRACE_MS = 500;

class ManagementListenerModule {}

/** Starts the listener for probes and metrics. @throws ListenError */
export async function startManagementListener(
  settings: Settings,
  operations: ManagementOperations,
  logger: JsonLogger,
): Promise<{ url: string; stop(): Promise<void> }> {
  const imports = [
    ManagementModule.with(operations),
    DrainModule.with({ delayMs: 0, graceMs: SCRAPE_GRACE_MS }),
  ];
  const app = await NestFactory.create<NestExpressApplication>(
    { module: ManagementListenerModule, imports },
    { logger, bodyParser: false, abortOnError: false },
  );
  app.disable('x-powered-by');
  serveUnknownExpectHeaders(app.getHttpServer());
  const url = await listen(app, settings.management.host, settings.management.port);
  return { url, stop: () => app.close() };
}
