import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { SourceFreshness } from './source-freshness.service.js';

/** How the sources are doing, and how soon their articles can be found. */
@Injectable()
export class SourceMetrics {
  constructor(registry: Registry, freshness: SourceFreshness) {
    new Gauge({
      name: 'sources',
      help: 'Feeds by the outcome of their last poll.',
      labelNames: ['state'],
      registers: [registry],
      aggregator: 'first',
      collect() {
        const { answering, failing, gone } = freshness.summary();
        for (const [state, count] of Object.entries({ answering, failing, gone })) this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'sources_published_to_searchable_seconds',
      help: 'From publication until searchable: quantiles over the articles of the last 24 hours, by the way they came.',
      labelNames: ['way', 'quantile'],
      registers: [registry],
      aggregator: 'first',
      collect() {
        this.reset();
        for (const [way, { p50, p95 }] of Object.entries(freshness.summary().searchable)) {
          if (p50 !== null) this.set({ way, quantile: '0.5' }, p50);
          if (p95 !== null) this.set({ way, quantile: '0.95' }, p95);
        }
      },
    });
    new Gauge({
      name: 'websub_subscriptions',
      help: 'Subscriptions at the hubs of feeds, by how they stand.',
      labelNames: ['state'],
      registers: [registry],
      aggregator: 'first',
      collect() {
        for (const [state, count] of Object.entries(freshness.summary().subscriptions)) {
          this.set({ state }, count);
        }
      },
    });
  }
}
