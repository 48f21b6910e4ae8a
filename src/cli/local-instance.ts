import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import { configureApp } from '../app.setup.js';
import { readSettings } from '../config/load-settings.js';
import { ApiDescription } from '../explorer/openapi/describe-api.js';
import { ServiceAdapter } from '../http/service-adapter.js';
import { JsonLogger } from '../logging/json-logger.js';
import { standardError } from '../logging/log-output.js';
import { callInProcess } from '../mcp/call-in-process.js';
import type { ServiceInstance } from './serve-mcp.js';

/**
 * Opens the service on the index in `DATA_DIR` in this process, so that its API can be called without a key.
 * @param sources OPML files or folders, which are ingested unless another service fills the index; undefined for no
 * ingestion. Without `DATA_DIR` their index is in the user's home folder, because the working directory may not be
 * writable.
 */
export async function openLocalInstance(sources?: string): Promise<ServiceInstance> {
  const own = sources === undefined ? {} : { DATA_DIR: folderFor(sources) };
  const replaced = {
    INGEST: sources === undefined ? 'off' : 'on',
    SOURCES: sources,
    GATEWAY_AUTH: 'headers',
    GATEWAY_HOST: '',
    REDIS_URL: '',
    LOG_LEVEL: 'error',
    GATEWAY_PROXY_SECRET: '',
    GATEWAY_PROXY_SECRET_FILE: '',
  };
  const settings = readSettings(replaced, own);
  const logger = new JsonLogger(settings.logLevel, standardError);
  const options = { logger, bodyParser: false, abortOnError: false };
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(settings),
    new ServiceAdapter(),
    options,
  );
  await configureApp(app, logger).init();
  const headers = { host: 'localhost', 'x-gateway-key': 'local', 'x-gateway-host': 'localhost' };
  return {
    call: callInProcess(app.getHttpServer() as Server, headers),
    describe: () => Promise.resolve(app.get(ApiDescription).document),
    close: () => app.close(),
  };
}

function folderFor(sources: string): string {
  const paths = sources
    .split(',')
    .map((path) => (existsSync(path.trim()) ? resolve(path.trim()) : path.trim()));
  const name = createHash('sha256').update(paths.join()).digest('hex').slice(0, 12);
  return join(homedir(), '.news-search', name);
}
