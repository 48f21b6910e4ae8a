import { statfsSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { type Aggregator, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { RejectedFiles } from '../config/live-file.js';
import { Settings } from '../config/settings.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { ServiceState } from './service-state.js';

/** Metrics of the index: its size, the age of its newest article, and free disk space. */
@Injectable()
export class IndexMetrics {
  constructor(registry: Registry, state: ServiceState, settings: Settings) {
    registerGauge(registry, {
      name: 'news_search_index_articles',
      help: 'Articles in the index, at most a minute ago.',
      read: () => [[{}, state.totals().articles]],
    });
    registerGauge(registry, {
      name: 'news_search_index_bytes',
      help: 'Size of the index, at most a minute ago, without its write-ahead log.',
      read: () => [[{}, state.totals().bytes]],
    });
    registerGauge(registry, {
      name: 'news_search_index_newest_article_timestamp_seconds',
      help: 'Publication time of the newest article in the index, at most a minute old.',
      aggregator: 'max',
      read: () => [[{}, state.totals().newest]],
    });
    if (!settings.index.isUsed) return;
    registerGauge(registry, {
      name: 'news_search_index_disk_available_bytes',
      help: 'Free space on the file system that holds the index.',
      aggregator: 'min',
      read: () => {
        const { bavail, bsize } = statfsSync(settings.index.dataDir);
        return [[{}, bavail * bsize]];
      },
    });
  }
}

/** Metrics of the changes that wait for replication, on a node that replicates. */
@Injectable()
export class ReplicationMetrics {
  constructor(registry: Registry, state: ServiceState) {
    if (!state.replicates) return;
    registerGauge(registry, {
      name: 'news_search_shipping_up',
      help: '1 while OpenSearch accepts replicated changes.',
      read: () => [[{}, Number(state.replication()?.fault === null)]],
    });
    registerGauge(registry, {
      name: 'news_search_shipping_waiting',
      help: 'Changes not yet in OpenSearch; `refused`: rejected permanently, not in the others.',
      labelNames: ['kind'],
      read: () => {
        const { articles = 0, stories = 0, refused = 0 } = state.replication() ?? {};
        return Object.entries({ articles, stories, refused }).map(([kind, waiting]) => [{ kind }, waiting]);
      },
    });
    registerGauge(registry, {
      name: 'news_search_shipping_oldest_waiting_timestamp_seconds',
      help: 'Time of the oldest change that is not replicated; no value if there is none.',
      read: () => [[{}, state.replication()?.oldest ?? null]],
    });
  }
}

/** Metrics of search providers: requests, failures, and whether they respond. */
@Injectable()
export class SearchMetrics {
  constructor(registry: Registry, search: SearchProviderService) {
    new Counter({
      name: 'news_search_provider_requests_total',
      help: 'Pages requested from a search provider since the start, by outcome.',
      labelNames: ['provider', 'outcome'],
      registers: [registry],
      collect() {
        this.reset();
        for (const { name, requests, failures } of search.counts()) {
          this.inc({ provider: name, outcome: 'failed' }, failures);
          this.inc({ provider: name, outcome: 'answered' }, requests - failures);
        }
      },
    });
    const outcomes = new Counter({
      name: 'news_search_provider_outcomes_total',
      help: 'Requests to a search provider by outcome: answered, or the kind of failure.',
      labelNames: ['provider', 'outcome'],
      registers: [registry],
    });
    const durations = new Histogram({
      name: 'news_search_provider_duration_seconds',
      help: 'Duration of requests to a search provider, failed ones included.',
      labelNames: ['provider'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    });
    search.events.on('call', ({ provider, outcome, seconds }) => {
      outcomes.inc({ provider, outcome });
      durations.observe({ provider }, seconds);
    });
    new Gauge({
      name: 'news_search_provider_up',
      help: '1 while a search provider responds.',
      labelNames: ['provider'],
      registers: [registry],
      aggregator: 'min',
      async collect() {
        for (const { name, up } of await search.health()) this.set({ provider: name }, Number(up));
      },
    });
  }
}

/** Metrics of the sources: how many are in which state, and the delay until their articles are searchable. */
@Injectable()
export class SourceMetrics {
  constructor(registry: Registry, state: ServiceState) {
    registerGauge(registry, {
      name: 'news_search_sources',
      help: 'Feeds by the outcome of their last poll.',
      labelNames: ['state'],
      read: () => {
        const { answering, failing, gone } = state.sources();
        return byState({ answering, failing, gone });
      },
    });
    registerGauge(registry, {
      name: 'news_search_sources_last_success_timestamp_seconds',
      help: 'Time of the last successful poll of any feed.',
      aggregator: 'max',
      read: () => [[{}, state.sources().lastSuccess]],
    });
    registerGauge(registry, {
      name: 'news_search_sources_next_due_timestamp_seconds',
      help: 'Time at which the next poll is due: in the past while polling is stopped.',
      aggregator: 'max',
      read: () => [[{}, state.sources().nextDue]],
    });
    for (const quantile of ['p50', 'p95'] as const) {
      registerGauge(registry, {
        name: `news_search_sources_published_to_searchable_${quantile}_seconds`,
        help: `From publication until searchable: ${quantile} of the articles of the last 24 hours, by poll or push.`,
        labelNames: ['way'],
        read: () =>
          Object.entries(state.sources().searchable).map(([way, spans]) => [{ way }, spans[quantile]]),
      });
    }
    registerGauge(registry, {
      name: 'news_search_websub_subscriptions',
      help: 'Subscriptions at the hubs of feeds, by state.',
      labelNames: ['state'],
      read: () => byState({ ...state.sources().subscriptions }),
    });
  }
}

/** Metrics of settings files that were changed to an invalid version. */
@Injectable()
export class RejectedFileMetrics {
  constructor(registry: Registry, state: ServiceState, rejected: RejectedFiles) {
    registerGauge(registry, {
      name: 'news_search_rejected_files',
      help: 'Files of a setting whose changed version is rejected; the last valid one remains active.',
      labelNames: ['setting'],
      aggregator: 'max',
      read: () => {
        const ofSources = state.sources().rejected ?? [];
        const reported = (name: string): number =>
          ofSources.filter(({ setting = 'SOURCES' }) => setting === name).length;
        const ofIngestion = ['SOURCES', 'RULES_FILE'].map((name) => [name, reported(name)] as const);
        const ofProcess = (['GATEWAY_KEYS_FILE', 'WATCHES_FILE'] as const).map(
          (name) => [name, Number(rejected.has(name))] as const,
        );
        return [...ofIngestion, ...ofProcess].map(([setting, files]) => [{ setting }, files]);
      },
    });
  }
}

function byState(counts: Record<string, number>): [{ state: string }, number][] {
  return Object.entries(counts).map(([state, count]) => [{ state }, count]);
}

interface ObservedGauge<Label extends string> {
  name: string;
  help: string;
  labelNames?: Label[];
  /** How the values of several processes are combined. `first` (default) is for values that all read from the index. */
  aggregator?: Aggregator;
  /** Called at every scrape. If there is no value, or an error is thrown, the metric is omitted. */
  read(): [labels: Partial<Record<Label, string>>, value: number | null][];
}

/** Registers a gauge whose values are read at each scrape. */
export function registerGauge<Label extends string = never>(
  registry: Registry,
  gauge: ObservedGauge<Label>,
): void {
  const { name, help, labelNames = [], aggregator = 'first' } = gauge;
  new Gauge<Label>({
    name,
    help,
    labelNames,
    aggregator,
    registers: [registry],
    collect() {
      this.reset();
      // A gauge without labels would start with 0.
      this.remove({});
      for (const [labels, value] of valuesOf(gauge)) if (value !== null) this.set(labels, value);
    },
  });
}

function valuesOf<Label extends string>(gauge: ObservedGauge<Label>): ReturnType<typeof gauge.read> {
  try {
    return gauge.read();
  } catch {
    // One unavailable number must not fail the scrape; `/health` reports the fault.
    return [];
  }
}
