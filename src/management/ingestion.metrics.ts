import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import { IngestionThreadService } from '../ingestion/ingestion-thread.service.js';

/** What ingestion does in this process. No label names a feed: there may be thousands. */
@Injectable()
export class IngestionMetrics {
  constructor(registry: Registry, ingestion: IngestionThreadService) {
    const registers = [registry];
    const polls = new Counter({
      name: 'ingestion_polls_total',
      help: 'Polls of feeds, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    const articles = new Counter({
      name: 'ingestion_articles_total',
      help: 'Articles that polls brought, by what became of them.',
      labelNames: ['change'],
      registers,
    });
    const lags = new Histogram({
      name: 'ingestion_published_to_searchable_seconds',
      help: 'From the publication of a new article until it can be found.',
      buckets: [5, 15, 60, 180, 300, 900, 3_600, 14_400, 86_400],
      registers,
    });
    const restarts = new Counter({
      name: 'ingestion_restarts_total',
      help: 'Times the ingestion thread had to be started again.',
      registers,
    });
    ingestion.events.on('polled', (poll) => {
      polls.inc({ outcome: poll.outcome });
      for (const change of ['added', 'updated', 'dropped'] as const) articles.inc({ change }, poll[change]);
      for (const lag of poll.lags) lags.observe(lag);
    });
    ingestion.events.on('restarting', () => restarts.inc());
  }
}
