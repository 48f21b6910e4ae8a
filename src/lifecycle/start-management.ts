import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Settings } from '../config/settings.js';
import type { JsonLogger } from '../logging/json-logger.js';
import { ManagementModule } from '../management/management.module.js';
import type { Operations } from '../management/operations.js';
import { Drain } from './drain.js';
import { listen } from './listen.js';

/** A scrape takes no longer, in milliseconds. */
const GRACE_MS = 500;

/** @throws ListenError */
export async function startManagement(
  settings: Settings,
  operations: Operations,
  logger: JsonLogger,
): Promise<{ url: string; stop(): Promise<void> }> {
  const app = await NestFactory.create<NestExpressApplication>(ManagementModule.with(operations), {
    logger,
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  const drain = new Drain(app.getHttpServer());
  const url = await listen(app, settings.management.host, settings.management.port);
  return {
    url,
    stop: async () => {
      await drain.begin({ delayMs: 0, graceMs: GRACE_MS });
      await app.close();
    },
  };
}
