import { Registry } from 'prom-client';
import { createTestApp } from '../support/create-test-app.js';
import { parseMetrics } from '../support/parse-metrics.js';

/** Series by name, with the values of their labels. */
const STATES: Record<string, string[]> = {
  news_search_ingestion_articles_total: ['poll', 'push', 'live'].flatMap((way) =>
    ['added', 'updated', 'dropped'].map((change) => `${change} ${way}`),
  ),
  news_search_ingestion_polls_total: ['fetched', 'unchanged', 'failed'],
  news_search_ingestion_pushes_total: ['taken', 'failed'],
  news_search_ingestion_restarts_total: [''],
  news_search_index_articles: [''],
  news_search_internal_errors_total: [''],
  news_search_open_streams: [''],
  news_search_provider_requests_total: ['embedded failed', 'embedded answered'],
  news_search_rejected_files: ['SOURCES', 'RULES_FILE', 'GATEWAY_KEYS_FILE', 'WATCHES_FILE'],
  news_search_sources: ['answering', 'failing', 'gone'],
  news_search_stream_events_total: [''],
  news_search_streams_cut_total: [''],
  news_search_websub_subscriptions: ['active', 'pending', 'failing', 'denied', 'leaving'],
};

describe('the metrics of a service that has done nothing', () => {
  it('have a series with 0 for every state and outcome, which an alert rule compares', async () => {
    const service = await createTestApp();
    const { samples } = parseMetrics(await service.app.get(Registry).metrics());
    await service.close();
    const found: Record<string, string[]> = {};
    for (const { name, labels, value } of samples)
      if (value === 0 && name.startsWith('news_search_'))
        (found[name] ??= []).push(Object.values(labels).join(' '));
    expect(found).toEqual(STATES);
  });
});
