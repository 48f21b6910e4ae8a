import type { OnApplicationShutdown } from '@nestjs/common';
import type { Client } from '@opensearch-project/opensearch';
import type { IndexStats } from '../index/index-reader.js';
import { openSearchClient, type OpenSearchSettings } from './client.js';
import { FIRST_DATED_SHARED_ID, MAX_NODES } from './documents.js';
import { indexNames, type IndexNames } from './indexes.js';

/** The size of the archive, and what each ingestion node last reported about itself. */
interface ArchiveReading {
  totals: IndexStats;
  /** The document of each ingestion node, with its report about sources and labels. */
  nodes: Record<string, unknown>[];
}

const READ_EVERY_MS = 5_000;
const REQUEST_TIMEOUT_MS = 2_000;

/** Reads the state of OpenSearch (size, reports of nodes) every five seconds, for a service without an index file. */
export class ArchiveState implements OnApplicationShutdown {
  private readonly client: Client;
  private readonly names: IndexNames;
  private readonly timer: NodeJS.Timeout;
  private last: ArchiveReading | null = null;

  /** Starts to read the state periodically, and waits for the first result. */
  static async open(settings: OpenSearchSettings): Promise<ArchiveState> {
    const state = new ArchiveState(settings);
    await state.refresh();
    return state;
  }

  private constructor(settings: OpenSearchSettings) {
    this.client = openSearchClient(settings, { requestTimeoutMs: REQUEST_TIMEOUT_MS, maxRetries: 1 });
    this.names = indexNames(settings.prefix);
    this.timer = setInterval(() => void this.refresh(), READ_EVERY_MS).unref();
  }

  /** The state as last read. @throws Error while OpenSearch cannot be read. */
  read(): ArchiveReading {
    if (this.last === null) throw new Error('OpenSearch does not respond.');
    return this.last;
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.client.close();
  }

  private async refresh(): Promise<void> {
    try {
      const [totals, nodes] = await Promise.all([this.totals(), this.nodes()]);
      this.last = { totals, nodes };
    } catch {
      // Callers receive no state; searches report their own failure.
      this.last = null;
    }
  }

  private async totals(): Promise<IndexStats> {
    const index = this.names.articles;
    const aggs = {
      undated: { filter: { range: { id: { lt: FIRST_DATED_SHARED_ID } } } },
      oldest: { min: { field: 'published_at' } },
      newest: { max: { field: 'published_at' } },
    };
    const [found, stored] = await Promise.all([
      this.client.search({
        index,
        allow_partial_search_results: false,
        body: { size: 0, track_total_hits: true, aggs } as never,
      }),
      this.client.indices.stats({ index, metric: 'store' }),
    ]);
    const { hits, aggregations } = found.body as unknown as {
      hits: { total: { value: number } };
      aggregations: {
        undated: { doc_count: number };
        oldest: { value: number | null };
        newest: { value: number | null };
      };
    };
    return {
      articles: hits.total.value,
      undated: aggregations.undated.doc_count,
      newest: aggregations.newest.value,
      oldest: aggregations.oldest.value,
      bytes: stored.body._all?.primaries?.store?.size_in_bytes ?? 0,
    };
  }

  private async nodes(): Promise<Record<string, unknown>[]> {
    const { body } = await this.client.search({ index: this.names.nodes, size: MAX_NODES });
    return body.hits.hits.map(({ _source }) => _source as Record<string, unknown>);
  }
}
