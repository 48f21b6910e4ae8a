import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { recordQueries } from './fake-index.js';
import { freshFolder } from './fresh-folder.js';
import { AppModule } from '../../src/app.module.js';
import { configureApp } from '../../src/app.setup.js';
import { loadSettings } from '../../src/config/load-settings.js';
import type { IndexArticle } from '../../src/index/index-article.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { ServiceAdapter } from '../../src/http/service-adapter.js';
import { JsonLogger } from '../../src/logging/json-logger.js';
import { ProviderRegistry } from '../../src/search/provider-registry.js';
import { SearchProviderService } from '../../src/search/search-provider.service.js';
import type { SearchProvider } from '../../src/search/engine/article-index.js';

export interface TestAppOptions {
  /** As in `.env`; sources are not polled and logs are silent unless said otherwise. */
  environment?: Record<string, string>;
  /** Articles in the index. */
  articles?: readonly IndexArticle[];
  /** In place of the configured ones. */
  providers?: SearchProvider[];
  /** Beside the application's own. */
  features?: Type[];
  /** Called with every line of the log. */
  onLog?: (line: string) => void;
}

export interface TestApp {
  app: NestExpressApplication;
  /** `http://127.0.0.1:…` */
  url: string;
  port: number;
  /** A request with both gateway headers. */
  get(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export const GATEWAY_HEADERS = { 'x-gateway-key': 'any', 'x-gateway-host': 'news.example' };

/** The complete application on a free port of 127.0.0.1, as `serve` builds it, with an index of its own. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = freshFolder();
  const settings = loadSettings({
    DATA_DIR: folder,
    INGEST: 'off',
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  if (options.articles) {
    const writer = IndexWriter.open(settings.index.dataDir, { retentionDays: 0 });
    writer.write(options.articles);
    writer.close();
  }
  const builder = Test.createTestingModule({
    imports: [AppModule.with(settings, options.features)],
  });
  const { providers } = options;
  if (providers)
    builder
      .overrideProvider(ProviderRegistry)
      .useValue({ add: () => undefined, open: async () => providers });
  const module = await builder.compile();
  if (providers) recordQueries(module.get(SearchProviderService, { strict: false }), providers);
  const destination = options.onLog && { write: options.onLog };
  const logger = new JsonLogger(settings.logLevel, destination);
  const app = module.createNestApplication<NestExpressApplication>(new ServiceAdapter(), {
    bodyParser: false,
    logger,
  });
  await configureApp(app, logger).listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    url,
    port,
    get: (path, init) => fetch(url + path, { ...init, headers: { ...GATEWAY_HEADERS, ...init?.headers } }),
    close: async () => {
      app.getHttpServer().closeAllConnections();
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
