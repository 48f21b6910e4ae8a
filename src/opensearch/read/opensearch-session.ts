import type { Client } from '@opensearch-project/opensearch';
import { isRequestError } from '../client.js';
import { ArchiveFault, describeArchiveFault, NO_OPENSEARCH } from '../fault.js';
import { SearchUnavailableError } from '../../search/search-provider.js';
import type { OpenSearchQuery } from './render-opensearch.js';

/** The body of a `_search` request without scores. Its hits contain only `sort` and `fields`. */
export interface SearchBody {
  query: OpenSearchQuery;
  size: number;
  from?: number;
  sort?: Record<string, 'asc' | 'desc' | { order: 'asc' | 'desc'; unmapped_type: string }>[];
  search_after?: number[];
  /** Number up to which matches are counted exactly; absent for no count. */
  track_total_hits?: number;
  docvalue_fields?: string[];
  aggs?: Record<string, object>;
  suggest?: Record<string, object>;
}

export interface SearchHit {
  sort: number[];
  fields?: Record<string, unknown[]>;
}

interface SearchResponse {
  hits: { total?: { value: number }; hits: SearchHit[] };
  aggregations?: Record<string, { buckets: unknown[]; after_key?: object }>;
  suggest?: Record<string, { options: { text: string; freq: number }[] }[]>;
}

interface Fault {
  type: string;
  reason: string;
}

interface Response extends SearchResponse {
  error?: Fault & { root_cause?: Fault[] };
  timed_out: boolean;
  _shards: { failed: number };
}

/** Timeout of a search inside OpenSearch. */
const TIMEOUT = '5s';
/** Seconds after a temporary failure until a retry makes sense. */
const RETRY_AFTER_SECONDS = 5;

/** Sends the requests of one search. Each request returns complete results or throws. */
export class OpenSearchSession {
  constructor(
    private readonly client: Client,
    private readonly signals: readonly AbortSignal[] = [],
  ) {}

  /** Runs several searches in one request. @throws SearchUnavailableError if one fails or returns a partial result. */
  async searchAll(index: string, searches: readonly SearchBody[]): Promise<SearchResponse[]> {
    const body = searches.flatMap((search) => [
      { index, allow_partial_search_results: false },
      { timeout: TIMEOUT, track_total_hits: false, stored_fields: '_none_', ...search },
    ]);
    const { responses } = await this.post(body);
    if (!Array.isArray(responses)) throw unavailable(NO_OPENSEARCH, new ArchiveFault(NO_OPENSEARCH));
    return responses.map((response) => {
      if (response.error !== undefined) {
        const { type, reason } = response.error.root_cause?.[0] ?? response.error;
        throw unavailable(`${type}: ${reason}`);
      }
      if (response.timed_out || response._shards.failed > 0) throw unavailable('only some shards responded');
      return response;
    });
  }

  async search(index: string, search: SearchBody): Promise<SearchResponse> {
    return (await this.searchAll(index, [search]))[0]!;
  }

  private async post(body: object[]): Promise<{ responses?: Response[] }> {
    if (this.signals.some(({ aborted }) => aborted)) throw unavailable('the search was aborted');
    const sent = this.client.msearch({ body: body as never });
    // Returns nothing: a rejected promise of a listener would end the process.
    const abort = (): void => {
      sent.abort();
    };
    for (const signal of this.signals) signal.addEventListener('abort', abort, { once: true });
    try {
      return (await sent).body as { responses?: Response[] };
    } catch (error) {
      if (isRequestError(error)) throw unavailable(describeArchiveFault(error), error);
      throw error;
    } finally {
      for (const signal of this.signals) signal.removeEventListener('abort', abort);
    }
  }
}

function unavailable(reason: string, cause?: unknown): SearchUnavailableError {
  const line = reason.split('\n', 1)[0]!.slice(0, 300);
  return new SearchUnavailableError(`OpenSearch: ${line}`, RETRY_AFTER_SECONDS, { cause });
}

/** The values of a field in a hit. */
export const fieldValuesOf = <T>({ fields }: SearchHit, name: string): T[] => (fields?.[name] ?? []) as T[];
export const fieldValueOf = <T>(hit: SearchHit, name: string): T => fieldValuesOf<T>(hit, name)[0]!;
