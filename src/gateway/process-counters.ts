import { randomUUID } from 'node:crypto';
import type { CounterStore } from './counter-store.js';
import {
  type Cost,
  countRequest,
  countsOf,
  isUnlimited,
  type Limits,
  UNLIMITED,
  type Verdict,
  type Windows,
} from './rate-limiter.js';
import type { UsageFile } from './usage-file.js';
import { dayOf, type RequestCount } from './usage-store.js';

/** Interval at which daily quotas are saved, in milliseconds: what a kill may lose. */
const SAVE_EVERY_MS = 1_000;

/** Counters of one process; a file stores daily quotas and requests. */
export class ProcessCounters implements CounterStore {
  readonly windows: Windows = new Map();
  /** Ids of the open streams, by caller. */
  readonly streams = new Map<string, Set<string>>();
  /** Requests of `unsavedDay` that the file does not contain yet, by key. */
  private readonly unsaved = new Map<string, number>();
  private unsavedDay = '';
  private readonly timer: NodeJS.Timeout | undefined;

  /** @param file null where another store has the quotas and requests. */
  constructor(private readonly file: UsageFile | null) {
    if (file === null) return;
    const now = Date.now();
    for (const [keyId, used] of usedOn(file, dayOf(now))) countsOf(this.windows, keyId, now).day.used = used;
    this.timer = setInterval(() => this.save(), SAVE_EVERY_MS).unref();
  }

  async take(keyId: string, limits: Limits, cost: Cost = 'second and day'): Promise<Verdict> {
    if (isUnlimited(limits)) return UNLIMITED;
    const now = Date.now();
    const verdict = countRequest(this.windows, keyId, limits, now, cost);
    if (this.file === null || !verdict.allowed || cost === 'second') return verdict;
    const today = dayOf(now);
    if (today !== this.unsavedDay) this.unsaved.clear();
    this.unsavedDay = today;
    this.unsaved.set(keyId, (this.unsaved.get(keyId) ?? 0) + 1);
    return verdict;
  }

  async openStream(caller: string, max: number, id: string = randomUUID()): Promise<string | null> {
    const open = this.streams.get(caller) ?? new Set();
    if (open.size >= max) return null;
    this.streams.set(caller, open.add(id));
    return id;
  }

  async closeStream(caller: string, id: string): Promise<void> {
    const open = this.streams.get(caller);
    open?.delete(id);
    if (open?.size === 0) this.streams.delete(caller);
  }

  async addRequests(counts: RequestCount[]): Promise<boolean> {
    this.save();
    return this.file?.add(counts) ?? false;
  }

  async requestsOf(key: string, day: string): Promise<RequestCount[] | null> {
    return this.file?.ofKey(key, day).catch(() => null) ?? null;
  }

  async isRedisUp(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.save();
    this.file?.close();
  }

  private save(): void {
    if (this.unsaved.size > 0 && this.file!.addUsed(this.unsavedDay, this.unsaved)) this.unsaved.clear();
  }
}

/** Empty where the file cannot be read, which it has logged. */
function usedOn(file: UsageFile, day: string): [keyId: string, used: number][] {
  try {
    return file.usedOn(day);
  } catch {
    return [];
  }
}
