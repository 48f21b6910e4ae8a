import { AggregatorRegistry, collectDefaultMetrics } from 'prom-client';
import type { Settings } from '../config/settings.js';
import { JsonLogger } from '../logging/json-logger.js';
import type { Service } from './service.js';
import { startPublic } from './start-public.js';

/** One of several serving processes: the public listener only. The primary does everything else. */
export async function startWorker(settings: Settings): Promise<Service> {
  // Listens for the primary's questions from here on, so that none waits for an answer while this process starts.
  new AggregatorRegistry();
  const reading = { ...settings, ingestion: { ...settings.ingestion, enabled: false } };
  const news = await startPublic(reading, new JsonLogger(settings.logLevel));
  collectDefaultMetrics({ register: news.registry });
  AggregatorRegistry.setRegistries(news.registry);
  return { url: news.url, managementUrl: null, stop: () => news.stop() };
}
