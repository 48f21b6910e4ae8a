import { versions } from 'node:process';
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import { SERVICE_VERSION } from '../config/version.js';
import { standardOutput } from '../logging/log-output.js';

/** Gauges of prom-client that are not exported, because their names end in `_total`, which is reserved for counters. */
const MISNAMED_GAUGES = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

const PREFIX = 'news_search_';

/** Registers the metrics of every process. @param process `worker` for a serving process that a primary has started. */
export function registerProcessMetrics(registry: Registry, process: 'primary' | 'worker'): void {
  collectDefaultMetrics({ register: registry, prefix: PREFIX, labels: { process } });
  for (const name of MISNAMED_GAUGES) registry.removeSingleMetric(PREFIX + name);
  // Aggregated as maximum: shows that a process was replaced.
  const startTime = registry.getSingleMetric(`${PREFIX}process_start_time_seconds`);
  Object.assign(startTime!, { aggregator: 'max' });
  new Counter({
    name: `${PREFIX}log_lines_dropped_total`,
    help: 'Lines of the log that could not be written: a full disk, a closed terminal, a pipe that is not read.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(standardOutput.dropped);
    },
  });
  new Gauge({
    name: `${PREFIX}build_info`,
    help: 'Always 1; the labels contain the versions.',
    labelNames: ['version', 'node_version'],
    aggregator: 'first',
    registers: [registry],
  }).set({ version: SERVICE_VERSION, node_version: versions.node }, 1);
}
