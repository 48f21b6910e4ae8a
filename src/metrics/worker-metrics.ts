import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, type Registry } from 'prom-client';

type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

interface Question {
  type: 'metrics';
  id: number;
}

interface Reply extends Question {
  metrics: Snapshot;
}

/** A worker that takes longer is busy and counted with its last snapshot: a scrape has no time to wait. */
const REPLY_TIMEOUT_MS = 1_000;

/** In a worker: replies to `WorkerMetrics`. */
export function handleMetricsCalls(registry: Registry): void {
  process.on('message', (question: Question) => {
    if (question?.type !== 'metrics') return;
    void registry.getMetricsAsJSON().then((metrics) => {
      if (process.connected) process.send!({ type: 'metrics', id: question.id, metrics } satisfies Reply);
    });
  });
}

/**
 * The primary's side: its own metrics and those of all workers as one, each metric summed up as its `aggregator`
 * says. A sum never falls because a worker is slow or has ended, which a reader would take for a restart and count
 * everything since the start once more: what a worker has counted stays counted.
 */
export class WorkerMetrics {
  private readonly serving = new Set<Worker>();
  /** The last snapshot of each worker, by its id. */
  private readonly snapshots = new Map<number, Snapshot>();
  /** What workers had counted that have ended. */
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
      this.keepCounts(worker.id);
    });
  }

  /** In the text format of Prometheus. */
  async read(): Promise<string> {
    await Promise.all([...this.serving].map((worker) => this.ask(worker)));
    const own = await this.registry.getMetricsAsJSON();
    return AggregatorRegistry.aggregate([own, ...this.snapshots.values(), this.ended]).metrics();
  }

  private ask(worker: Worker): Promise<void> {
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
      worker.send({ type: 'metrics', id } satisfies Question, (error) => error && done());
    });
  }

  private keepCounts(id: number): void {
    const counts = (this.snapshots.get(id) ?? []).filter(({ type }) => `${type}` !== 'gauge');
    this.snapshots.delete(id);
    this.ended = AggregatorRegistry.aggregate([this.ended, counts]).getMetricsAsArray() as Snapshot;
  }
}
