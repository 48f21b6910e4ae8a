import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { SearchProviderService } from '../search/search-provider.service.js';

/** What the search providers were asked and how often they failed, and which of them can answer now. */
@Injectable()
export class SearchMetrics {
  constructor(registry: Registry, search: SearchProviderService) {
    new Counter({
      name: 'news_search_provider_requests_total',
      help: 'Pages asked of a search provider since the start, by outcome.',
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
    new Gauge({
      name: 'news_search_provider_up',
      help: 'Whether a search provider can answer now.',
      labelNames: ['provider'],
      registers: [registry],
      aggregator: 'min',
      async collect() {
        for (const { name, up } of await search.health()) this.set({ provider: name }, Number(up));
      },
    });
  }
}
