import { Logger } from '@nestjs/common';
import { PrimaryRpc } from './primary-rpc.js';
import { dayOf, type RequestCount, type UsageStore } from './usage-store.js';

/** How often what was counted is given on, in milliseconds: what a kill may lose. */
const GIVE_ON_EVERY_MS = 1_000;

/** Counts what callers ask: in memory, and every second in what outlives this process. */
export abstract class Usage {
  /** By day, key, endpoint and status. */
  private counting = new Map<string, RequestCount>();
  /** What is being given on, until it has arrived. */
  private given: { batch: number; counts: RequestCount[] } | null = null;
  private batches = 0;
  private underway: Promise<void> = Promise.resolve();
  private readonly timer = setInterval(() => void this.flush(), GIVE_ON_EVERY_MS).unref();

  /** Counts an answered request. @param endpoint its path as it is declared. */
  count(key: string, endpoint: string, status: number): void {
    this.add({ day: today(), key, endpoint, status, requests: 1 });
  }

  /**
   * The requests of a key today, over all processes and replicas, except the last second or two; null when that
   * cannot be known now.
   */
  abstract ofToday(key: string): Promise<RequestCount[] | null>;

  /** In the primary: keeps what its workers have counted. */
  answerWorkers(): void {}

  /** Gives on what is left. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    // What came while the last batch was under way.
    await this.flush();
    if (this.given === null) return;
    new Logger('Usage').warn(`The last requests of callers are missing in their usage.`);
  }

  protected abstract send(counts: RequestCount[], batch: number): Promise<boolean>;

  protected add(count: RequestCount): void {
    const name = `${count.day} ${count.key} ${count.status} ${count.endpoint}`;
    const known = this.counting.get(name);
    if (known === undefined) this.counting.set(name, count);
    else known.requests += count.requests;
  }

  /** One after the other. */
  protected flush(): Promise<void> {
    this.underway = this.underway.then(async () => {
      if (this.given === null && this.counting.size > 0) {
        this.given = { batch: ++this.batches, counts: [...this.counting.values()] };
        this.counting = new Map();
      }
      if (this.given !== null && (await this.arrives(this.given.counts, this.given.batch))) this.given = null;
    });
    return this.underway;
  }

  private async arrives(counts: RequestCount[], batch: number): Promise<boolean> {
    try {
      return await this.send(counts, batch);
    } catch {
      return false;
    }
  }
}

/** Written out once a day. */
let day = { number: -1, name: '' };

function today(): string {
  const number = Math.floor(Date.now() / 86_400_000);
  if (number !== day.number) day = { number, name: dayOf(number * 86_400_000) };
  return day.name;
}

/** Of the complete service. */
export class ServiceUsage extends Usage {
  constructor(private readonly store: UsageStore) {
    super();
  }

  override async ofToday(key: string): Promise<RequestCount[] | null> {
    await this.flush();
    return this.store.ofKey(key, today()).catch(() => null);
  }

  override answerWorkers(): void {
    COUNTED.answer((counts) => {
      for (const count of counts) this.add(count);
      return true;
    });
    OF_TODAY.answer((key) => this.ofToday(key));
  }

  protected override send(counts: RequestCount[], batch: number): Promise<boolean> {
    return this.store.add(counts, batch);
  }
}

const COUNTED = new PrimaryRpc<RequestCount[], true>('usage');
const OF_TODAY = new PrimaryRpc<string, RequestCount[] | null>('usage-today');

/** Of a worker: the primary keeps it. */
export class WorkerUsage extends Usage {
  override async ofToday(key: string): Promise<RequestCount[] | null> {
    await this.flush();
    return OF_TODAY.call(key);
  }

  protected override async send(counts: RequestCount[]): Promise<boolean> {
    return (await COUNTED.call(counts)) ?? false;
  }
}
