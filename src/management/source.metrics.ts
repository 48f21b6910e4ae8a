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
      help: 'From publication until searchable: quantiles over the feeds, of the last poll that brought something.',
      labelNames: ['quantile'],
      registers: [registry],
      aggregator: 'first',
      collect() {
        const { lagP50, lagP95 } = freshness.summary();
        if (lagP50 !== null) this.set({ quantile: '0.5' }, lagP50);
        if (lagP95 !== null) this.set({ quantile: '0.95' }, lagP95);
      },
    });
  }
}
