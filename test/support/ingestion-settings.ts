import { join } from 'node:path';
import { NO_PROXIES } from '../../src/outbound/proxies.js';
import type { IngestionSettings } from '../../src/ingestion/ingestion.js';
import { writeSourceList } from './source-list.js';

/** Settings under which everything stands in one folder and the feeds on this machine, the list of them as given. */
export function ingestionSettings(folder: string, addresses: readonly string[]): IngestionSettings {
  return {
    index: { isUsed: true, dataDir: join(folder, 'data'), retentionDays: 30, blockedDomains: [] },
    ingestion: {
      enabled: true,
      sources: [writeSourceList(join(folder, 'list.opml'), addresses)],
      rulesFile: null,
      feedSecrets: {},
      outboundAllow: ['127.0.0.0/8'],
      proxies: NO_PROXIES,
      userAgent: 'news-search/1',
      publicUrl: null,
      languages: [],
    },
  };
}
