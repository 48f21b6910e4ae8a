import { statfsSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Settings } from '../config/settings.js';
import { IndexTotals } from '../index/index-reader.js';
import { observe } from './observed-gauge.js';

/** How much the index holds, how new it is, and what room is left for it. */
@Injectable()
export class IndexMetrics {
  constructor(registry: Registry, totals: IndexTotals, settings: Settings) {
    observe(registry, {
      name: 'news_search_index_articles',
      help: 'Articles in the index, at most a minute ago.',
      aggregator: 'first',
      read: () => [[{}, totals.read().articles]],
    });
    observe(registry, {
      name: 'news_search_index_bytes',
      help: 'Size of the index, at most a minute ago, without its write-ahead log.',
      aggregator: 'first',
      read: () => [[{}, totals.read().bytes]],
    });
    observe(registry, {
      name: 'news_search_index_newest_article_timestamp_seconds',
      help: 'When the newest dated article in the index was published, as of at most a minute ago.',
      aggregator: 'max',
      read: () => [[{}, totals.read().newest]],
    });
    observe(registry, {
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
