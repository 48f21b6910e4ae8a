import { versions } from 'node:process';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { VERSION } from '../config/version.js';

/** Gauges that are called `…_total`, which only a counter may be; they are sums of others, too. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

const PREFIX = 'news_search_';

/**
 * What is measured of every process: CPU, memory, event loop, garbage collection, and what runs in it.
 *
 * @param process `primary` is the one that was started, `worker` each of those that it starts to serve.
 */
export function measureProcess(registry: Registry, process: 'primary' | 'worker'): void {
  collectDefaultMetrics({ register: registry, prefix: PREFIX, labels: { process } });
  for (const name of MISNAMED) registry.removeSingleMetric(PREFIX + name);
  // A sum over processes makes no sense; the latest start shows that one was replaced.
  const startTime = registry.getSingleMetric(`${PREFIX}process_start_time_seconds`);
  Object.assign(startTime!, { aggregator: 'max' });
  new Gauge({
    name: `${PREFIX}build_info`,
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node_version'],
    aggregator: 'first',
    registers: [registry],
  }).set({ version: VERSION, node_version: versions.node }, 1);
}
