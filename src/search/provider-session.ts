import type { Candidate } from '../articles/article.js';
import type { ProviderState } from './provider-state.js';
import type { Cursor } from './search-provider.js';
import type { SearchQuery } from './search-query.js';

/** One provider's part in one search: remembers where to go on. */
export class ProviderSession {
  private cursor: Cursor | null = null;
  private loosened: Cursor | null = null;
  ended = false;

  constructor(
    readonly state: ProviderState,
    private readonly query: SearchQuery,
  ) {}

  async next(saturatedDomains: ReadonlySet<string>): Promise<Candidate[]> {
    try {
      const page = await this.state.ask(this.query, { cursor: this.cursor, saturatedDomains });
      this.cursor = page.next;
      this.loosened = page.loosened ?? null;
      this.ended = page.next === null;
      return page.candidates;
    } catch (error) {
      this.ended = true;
      throw error;
    }
  }

  /** Goes on with articles that do not hold all words; whether there may be any. */
  loosen(): boolean {
    if (this.loosened === null) return false;
    [this.cursor, this.loosened, this.ended] = [this.loosened, null, false];
    return true;
  }
}
