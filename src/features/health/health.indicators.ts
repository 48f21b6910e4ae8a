import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { unixSecondsNow } from '../../articles/article.js';
import { RejectedFiles } from '../../config/live-file.js';
import { CounterStore } from '../../gateway/counter-store.js';
import { ServiceState } from '../../metrics/service-state.js';
import { SearchProviderService } from '../../search/search-provider.service.js';

/** Matches error messages of OpenSearch that `/health` may publish; others may contain internal addresses. */
const HAS_STATUS = /\bstatus \d{3}\b/;

/** Seconds by which the next poll of a source may be overdue; beyond it, `/health` reports that polling has stopped. */
const STANDSTILL = 900;

/** Checks each part of the service for `/health`: up or down, with details. */
@Injectable()
export class HealthIndicators {
  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly providers: SearchProviderService,
    private readonly state: ServiceState,
    private readonly counters: CounterStore,
    private readonly rejected: RejectedFiles,
  ) {}

  /** Up while any search provider responds. */
  async search(): Promise<HealthIndicatorResult> {
    const providers = await this.providers.health();
    const states = providers.map(({ name, up, details }) => [
      name,
      { status: up ? 'up' : 'down', ...details },
    ]);
    const details = { providers: Object.fromEntries(states) };
    const indicator = this.indicators.check('search');
    return providers.some(({ up }) => up) ? indicator.up(details) : indicator.down(details);
  }

  /** Down if the index cannot be read or written, or is empty because no source has ever responded. */
  async index(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('index');
    try {
      const { articles, undated, bytes } = this.state.totals();
      const newest_age_seconds = this.state.newestAge();
      const facts = { readable: true, articles, undated, bytes, newest_age_seconds };
      const fault = await this.state.writeFault();
      if (fault !== null) {
        const reason = `It cannot be written, and polling is paused until then: ${fault}.`;
        return indicator.down({ ...facts, writable: false, reason });
      }
      const isFilled = articles > 0 || this.state.sources().lastSuccess !== null;
      return isFilled ? indicator.up(facts) : indicator.down({ ...facts, reason: 'It has no articles yet.' });
    } catch {
      return indicator.down({ readable: false });
    }
  }

  /** How fresh the sources are. Down if no source responds, or if polling has stopped. */
  sources(): HealthIndicatorResult {
    const indicator = this.indicators.check('sources');
    try {
      const { feeds, answering, failing, gone, searchable, subscriptions, nextDue, ...times } =
        this.state.sources();
      const now = unixSecondsNow();
      const facts = {
        feeds,
        answering,
        failing,
        gone,
        last_success_age_seconds: ageOf(times.lastSuccess, now),
        newest_item_age_seconds: ageOf(times.newestItem, now),
        published_to_searchable_p50_seconds: searchable.any.p50,
        published_to_searchable_p95_seconds: searchable.any.p95,
        published_to_searchable: { poll: describe(searchable.poll), push: describe(searchable.push) },
        subscriptions,
      };
      const overdue = ageOf(nextDue, now) ?? 0;
      if (answering === 0) return indicator.down({ ...facts, reason: 'No source responds.' });
      if (overdue < STANDSTILL) return indicator.up(facts);
      const reason = `No source has been polled for ${overdue} seconds: see the log of the ingesting service.`;
      return indicator.down({ ...facts, reason });
    } catch {
      return indicator.down({ readable: false });
    }
  }

  /** Down if the present version of a file (keys, saved searches, source lists, rules) is invalid; otherwise absent. */
  files(): HealthIndicatorResult {
    const ownFiles = [...this.rejected].map(([setting, file]) => ({ setting, ...file }));
    const rejected = [...ownFiles, ...readOr([], () => this.state.sources().rejected ?? [])];
    if (rejected.length === 0) return {};
    const reason =
      'The last valid version of each file remains active: correct the files, they are read again.';
    return this.indicators.check('files').down({ rejected, reason });
  }

  /** Whether Redis responds; without it, replicas do not share rate limits. Absent if Redis is not configured. */
  async redis(): Promise<HealthIndicatorResult> {
    const state = await this.counters.redisState();
    if (state === null) return {};
    const indicator = this.indicators.check('redis');
    const reason = `Each instance counts limits by itself, since Redis fails (${state.reason}).`;
    return state.isUp ? indicator.up() : indicator.down({ reason });
  }

  /** Whether ingested articles reach OpenSearch; until then they are queued. Absent if OpenSearch is not configured. */
  replication(): HealthIndicatorResult {
    const state = readOr(null, () => this.state.replication());
    if (state === null) return {};
    const now = unixSecondsNow();
    const { articles, refused, refusal, oldest, fault } = state;
    const facts = {
      waiting: articles,
      refused,
      ...(refusal !== null && { refused_reason: refusal }),
      oldest_waiting_seconds: ageOf(oldest, now),
    };
    const indicator = this.indicators.check('shipping');
    return fault === null
      ? indicator.up(facts)
      : indicator.down({
          ...facts,
          failing_seconds: ageOf(fault.since, now),
          reason: HAS_STATUS.test(fault.reason)
            ? fault.reason
            : (fault.advice ??
              'OpenSearch does not respond: articles are queued, and the log has the reason.'),
        });
  }

  /** Whether all webhooks of saved searches are delivered. Absent without a file of saved searches. */
  watches(): HealthIndicatorResult {
    const suspended = readOr(null, () => this.state.suspendedWatches());
    if (suspended === null) return {};
    const indicator = this.indicators.check('watches');
    if (suspended.length === 0) return indicator.up({ suspended });
    const reason =
      'Receivers did not acknowledge for three days, or were gone: change their url or secret to resume.';
    return indicator.down({ suspended, reason });
  }
}

/** Reads a value, or returns the fallback if that fails; another indicator or a log reports the fault. */
function readOr<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

function describe({
  articles,
  p50,
  p95,
}: ReturnType<ServiceState['sources']>['searchable']['any']): Record<string, number | null> {
  return { articles, p50_seconds: p50, p95_seconds: p95 };
}

function ageOf(time: number | null, now: number): number | null {
  return time === null ? null : Math.max(0, now - time);
}
