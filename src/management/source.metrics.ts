import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';
import { observe } from './observed-gauge.js';
import { SourceFreshness } from './source-freshness.service.js';

/** How the sources are doing, and how soon their articles can be found. */
@Injectable()
export class SourceMetrics {
  constructor(registry: Registry, freshness: SourceFreshness) {
    observe(registry, {
      name: 'news_search_sources',
      help: 'Feeds by the outcome of their last poll.',
      labelNames: ['state'],
      aggregator: 'first',
      read: () => {
        const { answering, failing, gone } = freshness.summary();
        return byState({ answering, failing, gone });
      },
    });
    observe(registry, {
      name: 'news_search_sources_last_success_timestamp_seconds',
      help: 'When any feed last answered.',
      aggregator: 'max',
      read: () => [[{}, freshness.summary().lastSuccess]],
    });
    for (const quantile of ['p50', 'p95'] as const) {
      observe(registry, {
        name: `news_search_sources_published_to_searchable_${quantile}_seconds`,
        help: `From publication until searchable: ${quantile} of the articles of the last 24 hours, by the way they came.`,
        labelNames: ['way'],
        aggregator: 'first',
        read: () =>
          Object.entries(freshness.summary().searchable).map(([way, spans]) => [{ way }, spans[quantile]]),
      });
    }
    observe(registry, {
      name: 'news_search_websub_subscriptions',
      help: 'Subscriptions at the hubs of feeds, by how they stand.',
      labelNames: ['state'],
      aggregator: 'first',
      read: () => byState({ ...freshness.summary().subscriptions }),
    });
  }
}

function byState(counts: Record<string, number>): [{ state: string }, number][] {
  return Object.entries(counts).map(([state, count]) => [{ state }, count]);
}
