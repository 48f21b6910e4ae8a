import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, type Registry } from 'prom-client';

type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

interface MetricsRequest {
  type: 'metrics';
  id: number;
}

interface Reply extends MetricsRequest {
  metrics: Snapshot;
}

/** Milliseconds to wait for a worker's metrics. Then the last ones that this worker sent are used. */
const REPLY_TIMEOUT_MS = 1_000;

/** In a worker: responds to `WorkerMetrics` with the worker's metrics. */
export function serveWorkerMetrics(registry: Registry): void {
  process.on('message', (request: MetricsRequest) => {
    if (request?.type !== 'metrics') return;
    void registry.getMetricsAsJSON().then((metrics) => {
      if (process.connected) process.send!({ type: 'metrics', id: request.id, metrics } satisfies Reply);
    });
  });
}

/**
 * In the primary: combines the metrics of all processes, each metric by its `aggregator`. Counters of slow and ended
 * workers still count, because Prometheus would take a decrease for a restart.
 */
export class WorkerMetrics {
  private readonly serving = new Set<Worker>();
  /** The last metrics of each worker, by worker id. */
  private readonly snapshots = new Map<number, Snapshot>();
  private ended: Snapshot = [];
  private readonly waiting = new Map<number, () => void>();
  private requests = 0;

  constructor(private readonly registry: Registry) {
    const exits = new Counter({
      name: 'news_search_worker_exits_total',
      help: 'Serving processes that have ended.',
      registers: [registry],
    });
    cluster.on('message', (worker, reply: Reply | { type: 'readiness' }) => {
      if (reply?.type === 'readiness') this.serving.add(worker);
      if (reply?.type !== 'metrics') return;
      if (this.serving.has(worker)) this.snapshots.set(worker.id, reply.metrics);
      this.waiting.get(reply.id)?.();
    });
    cluster.on('exit', (worker) => {
      exits.inc();
      this.serving.delete(worker);
      this.retainCounters(worker.id);
    });
  }

  async read(): Promise<string> {
    await Promise.all([...this.serving].map((worker) => this.requestSnapshot(worker)));
    const own = await this.registry.getMetricsAsJSON();
    return AggregatorRegistry.aggregate([own, ...this.snapshots.values(), this.ended]).metrics();
  }

  private requestSnapshot(worker: Worker): Promise<void> {
    if (!worker.isConnected()) return Promise.resolve();
    return new Promise((resolve) => {
      const id = ++this.requests;
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(done, REPLY_TIMEOUT_MS);
      this.waiting.set(id, done);
      worker.send({ type: 'metrics', id } satisfies MetricsRequest, (error) => error && done());
    });
  }

  private retainCounters(id: number): void {
    const counts = (this.snapshots.get(id) ?? []).filter(({ type }) => `${type}` !== 'gauge');
    this.snapshots.delete(id);
    this.ended = AggregatorRegistry.aggregate([this.ended, counts]).getMetricsAsArray() as Snapshot;
  }
}
