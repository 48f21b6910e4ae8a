import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { isoTime } from '../../articles/article.js';
import { countsAgainstDay } from '../../gateway/counter-store.js';
import { Usage } from '../../gateway/usage.js';
import { DAY } from '../../config/durations.js';

const DAY_MS = DAY * 1000;

export interface UsageResponse {
  /** Public id of the key. */
  key: string;
  plan: {
    name: string;
    /** Maximum requests per second of the key's plan; null for no limit. */
    requests_per_second: number | null;
    requests_per_day: number | null;
    /** Paths that the key may call; null for all. */
    endpoints: string[] | null;
  };
  expires_at: string | null;
  today: {
    /** The current day in UTC, `YYYY-MM-DD`. */
    date: string;
    /** Number of today's requests that count against the daily limit; null if it cannot be read at the moment. */
    used: number | null;
    /** Number of requests left today; null for no limit. */
    left: number | null;
    resets_at: string;
  };
}

/** Reports how many requests the calling key has made today and may still make. */
@Injectable()
export class UsageService {
  constructor(private readonly usage: Usage) {}

  async read({ key, allowances }: NonNullable<IncomingMessage['grant']>): Promise<UsageResponse> {
    const { name, requestsPerSecond, requestsPerDay, endpoints } = key.plan;
    const day = allowances.find((allowance) => allowance.name === 'day');
    const begun = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    return {
      key: key.id,
      plan: { name, requests_per_second: requestsPerSecond, requests_per_day: requestsPerDay, endpoints },
      expires_at: key.expiresAt === null ? null : isoTime(Math.floor(key.expiresAt / 1000)),
      today: {
        date: new Date(begun).toISOString().slice(0, 10),
        used: day === undefined ? await this.acceptedToday(key.id) : day.quota - day.remaining,
        left: day?.remaining ?? null,
        resets_at: isoTime((begun + DAY_MS) / 1000)!,
      },
    };
  }

  /** Number of today's accepted requests of a key without a daily limit; null if it cannot be read now. */
  private async acceptedToday(keyId: string): Promise<number | null> {
    const counts = await this.usage.ofToday(keyId);
    if (counts === null) return null;
    return counts.filter(countsAgainstDay).reduce((sum, { requests }) => sum + requests, 0);
  }
}
