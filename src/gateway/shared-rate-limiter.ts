import cluster, { type Worker } from 'node:cluster';
import { type Limits, RateLimiter, type Verdict } from './rate-limiter.js';

interface Question {
  type: 'rate-limit';
  id: number;
  keyId: string;
  limits: Limits;
}

interface Reply {
  type: 'rate-limit';
  id: number;
  verdict: Verdict;
}

/** A worker's rate limiter: the primary counts, so that a plan means the same however many processes serve it. */
export class SharedRateLimiter extends RateLimiter {
  private readonly waiting = new Map<number, (verdict: Verdict) => void>();
  private asked = 0;

  constructor() {
    super();
    process.on('message', (message: Reply) => {
      if (message?.type !== 'rate-limit') return;
      this.waiting.get(message.id)?.(message.verdict);
      this.waiting.delete(message.id);
    });
  }

  /** Without a primary, which only happens while everything ends, this process counts for itself. */
  override take(keyId: string, { requestsPerSecond, requestsPerDay }: Limits): Verdict | Promise<Verdict> {
    const limits = { requestsPerSecond, requestsPerDay };
    if (!process.connected) return super.take(keyId, limits);
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      process.send!({ type: 'rate-limit', id, keyId, limits } satisfies Question);
    });
  }
}

/** The primary's side: answers what `SharedRateLimiter` asks. */
export function countForWorkers(): void {
  const limiter = new RateLimiter();
  cluster.on('message', (worker: Worker, message: Question) => {
    if (message?.type !== 'rate-limit') return;
    void Promise.resolve(limiter.take(message.keyId, message.limits)).then((verdict) => {
      if (worker.isConnected()) worker.send({ type: 'rate-limit', id: message.id, verdict } satisfies Reply);
    });
  });
}
