import type { Settings } from '../config/settings.js';
import { JsonLogger } from '../logging/json-logger.js';
import { measureProcess } from '../management/process.metrics.js';
import { answerMetrics } from '../management/worker-metrics.js';
import type { Service } from './start-service.js';
import { type PublicListener, startPublic } from './start-public.js';
import type { ReadinessReport } from './worker-pool.js';

/** How often the primary is told whether this process can answer, in milliseconds. */
const REPORT_EVERY_MS = 1_000;

/** One of several serving processes: the public listener only. The primary does everything else. */
export async function startWorker(settings: Settings): Promise<Service> {
  const reading = { ...settings, ingestion: { ...settings.ingestion, enabled: false } };
  const news = await startPublic(reading, new JsonLogger(settings.logLevel));
  measureProcess(news.registry, 'worker');
  answerMetrics(news.registry);
  reportReadiness(news);
  return { url: news.url, managementUrl: null, stop: () => news.stop() };
}

/** Tells the primary, whenever that changes, whether any search provider can answer here. */
function reportReadiness(news: PublicListener): void {
  let told = true;
  const report = async (): Promise<void> => {
    const canAnswer = await news.canAnswer();
    if (canAnswer === told || !process.connected) return;
    told = canAnswer;
    process.send!({ type: 'readiness', canAnswer } satisfies ReadinessReport);
  };
  setInterval(() => void report(), REPORT_EVERY_MS).unref();
}
