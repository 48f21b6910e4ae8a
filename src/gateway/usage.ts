import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CounterStore, type UsageBatch, utcDayOf, type RequestCount } from './counter-store.js';

/** Interval in milliseconds at which counts are stored; a killed process loses the counts since the last time. */
const FLUSH_EVERY_MS = 1_000;

/** Counts the requests of callers in memory, and stores the counts every second. */
@Injectable()
export class Usage {
  /** Counts that are not stored yet; the key joins day, key, endpoint and status. */
  private counting = new Map<string, RequestCount>();
  private inFlight: { batch: UsageBatch; counts: RequestCount[] } | null = null;
  private batches = 0;
  private readonly sender = randomUUID();
  private underway: Promise<void> = Promise.resolve();
  private readonly timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();

  constructor(private readonly store: CounterStore) {}

  /** Counts a request. @param endpoint path as in its route. */
  count(key: string, endpoint: string, status: number): void {
    const day = utcDayOf(Date.now());
    const name = `${day} ${key} ${status} ${endpoint}`;
    const count = this.counting.get(name);
    if (count === undefined) this.counting.set(name, { day, key, endpoint, status, requests: 1 });
    else count.requests++;
  }

  /** The requests of a key today; may lack the last two seconds of other processes; null if they cannot be read now. */
  async ofToday(key: string): Promise<RequestCount[] | null> {
    await this.flush();
    return this.store.requestsOf(key, utcDayOf(Date.now()));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    // Requests that were counted while the last batch was in flight.
    await this.flush();
    if (this.inFlight !== null)
      new Logger('Usage').warn('The last requests are missing in the usage of their keys.');
  }

  /** Stores the counts; batches are stored one after the other. */
  private flush(): Promise<void> {
    this.underway = this.underway.then(async () => {
      if (this.inFlight === null && this.counting.size > 0) {
        const batch = { sender: this.sender, number: ++this.batches };
        this.inFlight = { batch, counts: [...this.counting.values()] };
        this.counting = new Map();
      }
      if (this.inFlight === null) return;
      const { counts, batch } = this.inFlight;
      if (await this.store.addRequests(counts, batch).catch(() => false)) this.inFlight = null;
    });
    return this.underway;
  }
}
