import type { Candidate } from '../articles/article.js';
import type { ProviderState } from './provider-state.js';
import type { Cursor } from './search-provider.js';
import type { SearchQuery } from './search-query.js';

/** One provider's part in one search: remembers where to go on. */
export class ProviderSession {
  private cursor: Cursor | null = null;
  ended = false;

  constructor(
    readonly state: ProviderState,
    private readonly query: SearchQuery,
  ) {}

  async next(saturatedDomains: ReadonlySet<string>): Promise<Candidate[]> {
    try {
      const page = await this.state.ask(this.query, { cursor: this.cursor, saturatedDomains });
      this.cursor = page.next;
      this.ended = page.next === null;
      return page.candidates;
    } catch (error) {
      this.ended = true;
      throw error;
    }
  }
}
