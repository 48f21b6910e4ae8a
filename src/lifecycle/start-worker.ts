import type { Settings } from '../config/settings.js';
import { JsonLogger } from '../logging/json-logger.js';
import { measureProcess } from '../management/process.metrics.js';
import { answerMetrics } from '../management/worker-metrics.js';
import type { Service } from './service.js';
import { startPublic } from './start-public.js';

/** One of several serving processes: the public listener only. The primary does everything else. */
export async function startWorker(settings: Settings): Promise<Service> {
  const reading = { ...settings, ingestion: { ...settings.ingestion, enabled: false } };
  const news = await startPublic(reading, new JsonLogger(settings.logLevel));
  measureProcess(news.registry, 'worker');
  answerMetrics(news.registry);
  return { url: news.url, managementUrl: null, stop: () => news.stop() };
}
