import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Settings } from '../config/settings.js';
import type { JsonLogger } from '../logging/json-logger.js';
import { ManagementModule } from '../management/management.module.js';
import type { Operations } from '../management/management.controller.js';
import { DrainModule } from './drain.js';
import { listen } from './listen.js';

/** A scrape takes no longer, in milliseconds. */
const GRACE_MS = 500;

class ManagementListenerModule {}

/** @throws ListenError */
export async function startManagement(
  settings: Settings,
  operations: Operations,
  logger: JsonLogger,
): Promise<{ url: string; stop(): Promise<void> }> {
  const imports = [ManagementModule.with(operations), DrainModule.with({ delayMs: 0, graceMs: GRACE_MS })];
  const app = await NestFactory.create<NestExpressApplication>(
    { module: ManagementListenerModule, imports },
    { logger, bodyParser: false, abortOnError: false },
  );
  app.disable('x-powered-by');
  const url = await listen(app, settings.management.host, settings.management.port);
  return { url, stop: () => app.close() };
}
