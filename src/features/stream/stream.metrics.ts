import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { ArrivalWatch } from './arrival-watch.js';

/** Open streams, sent events, and readers that were too slow. */
@Injectable()
export class StreamMetrics {
  readonly events: Counter;

  constructor(registry: Registry, watch: ArrivalWatch) {
    new Gauge({
      name: 'news_search_open_streams',
      help: 'Streams that are open.',
      registers: [registry],
      collect() {
        this.set(watch.size);
      },
    });
    this.events = new Counter({
      name: 'news_search_stream_events_total',
      help: 'Articles sent by streams that have ended.',
      registers: [registry],
    });
    const cut = new Counter({
      name: 'news_search_streams_cut_total',
      help: 'Streams that were closed because their client was too slow.',
      registers: [registry],
    });
    watch.onDisconnect = () => cut.inc();
  }
}
