import type { Candidate } from '../../src/articles/article.js';
import {
  type CandidatePage,
  type ProviderHealth,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailableError,
} from '../../src/search/search-provider.js';

/** A search provider that answers what it was given and remembers what it was asked. */
export class FakeProvider implements SearchProvider {
  readonly asked: SearchQuery[] = [];
  candidates: Candidate[] = [];
  /** Fails every search while set. */
  failure: Error | null = null;
  up = true;
  changes = 0;
  delayMs = 0;

  constructor(readonly name = 'fake') {}

  async search(query: SearchQuery): Promise<CandidatePage> {
    this.asked.push(query);
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    if (this.failure) throw this.failure;
    return { candidates: this.candidates, next: null };
  }

  async health(): Promise<ProviderHealth> {
    return { up: this.up, details: {} };
  }

  generation(): number {
    return this.changes;
  }

  breakDown(): void {
    this.failure = new SearchUnavailableError('Down for a test.', 7);
  }
}
