import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Candidate, unixNow } from '../articles/article.js';
import { filterTimeframe } from '../articles/steps/filter-timeframe.js';
import { CircuitOpenError, GuardedProvider } from './guarded-provider.js';
import {
  type Cursor,
  type MatchCount,
  type ProviderHealth,
  SEARCH_PROVIDERS,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailableError,
} from './search-provider.js';

/** A search under way: pages of candidates, best first. */
export interface CandidateSource {
  /**
   * @param saturated registrable domains that have had their share and need not be found any more.
   * @returns null when there are no more.
   * @throws SearchUnavailableError when no provider can answer the first page; a defect of ours where that is why.
   */
  next(saturated: ReadonlySet<string>): Promise<Candidate[] | null>;
  /** What the search matches altogether, as far as the providers know; costs a search of its own. */
  matched(): Promise<Matched>;
}

/** What a search matches: articles that hold all words, before anything is merged or left out. */
export interface Matched {
  /** Exact up to `MOST_COUNTED` where a provider counts, else those that were seen. */
  articles: number;
  /** Registrable domains among them. */
  domains: number;
  /** Articles that have come as candidates. */
  seen: number;
}

/** Articles that are counted, at most. */
const MOST_COUNTED = 10_000;

/** One list out of several ranked ones: every first, every second, …; at the same rank the preferred provider's. */
function interleave(lists: Candidate[][]): Candidate[] {
  const merged: Candidate[] = [];
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let rank = 0; rank < longest; rank++) {
    for (const list of lists) if (rank < list.length) merged.push(list[rank]!);
  }
  return merged;
}

/** A provider that cannot even tell how it is is not well. */
async function healthOf(provider: SearchProvider): Promise<ProviderHealth> {
  try {
    return await provider.health();
  } catch {
    return { up: false, details: { reason: 'Its state cannot be read.' } };
  }
}

/** One provider's part in one search: remembers where to go on. */
class ProviderSession {
  private cursor: Cursor | null = null;
  private loosened: Cursor | null = null;
  ended = false;
  private failed = false;

  constructor(
    readonly guarded: GuardedProvider,
    private readonly query: SearchQuery,
  ) {}

  async next(saturatedDomains: ReadonlySet<string>): Promise<Candidate[]> {
    try {
      const page = await this.guarded.ask(this.query, { cursor: this.cursor, saturatedDomains });
      this.cursor = page.next;
      this.loosened = page.loosened ?? null;
      this.ended = page.next === null;
      return page.candidates;
    } catch (error) {
      this.ended = true;
      this.failed = true;
      throw error;
    }
  }

  /** @returns null where the provider does not count, or could not answer. */
  async count(): Promise<MatchCount | null> {
    return this.failed ? null : this.guarded.count(this.query, MOST_COUNTED);
  }

  /** Goes on with articles that do not hold all words; whether there may be any. */
  loosen(): boolean {
    if (this.loosened === null) return false;
    [this.cursor, this.loosened, this.ended] = [this.loosened, null, false];
    return true;
  }
}

/** Asks the configured providers, all at once; some of them failing is not an error as long as one answers. */
@Injectable()
export class SearchProviderService {
  private readonly logger = new Logger('Search');
  private readonly providers: GuardedProvider[];

  constructor(@Inject(SEARCH_PROVIDERS) providers: SearchProvider[]) {
    this.providers = providers.map((provider) => new GuardedProvider(provider));
  }

  candidates(query: SearchQuery): CandidateSource {
    const sessions = this.providers.map((provider) => new ProviderSession(provider, query));
    /** The domains of the articles that hold all words, by address. */
    const seen = new Map<string, string>();
    let first = true;
    let isLoosened = false;
    return {
      next: async (saturated) => {
        const exact = sessions.filter((session) => !session.ended);
        isLoosened ||= exact.length === 0;
        const open = exact.length > 0 ? exact : sessions.filter((session) => session.loosen());
        if (open.length === 0) return null;
        const pages = await Promise.allSettled(open.map((session) => session.next(saturated)));
        const answers = pages.filter((page) => page.status === 'fulfilled').map((page) => page.value);
        const noneAnswers = answers.length === 0 && first;
        const defect = this.logFailures(open, pages, noneAnswers);
        if (noneAnswers) throw defect ?? this.unavailable();
        first = false;
        if (answers.length === 0) return null;
        const candidates = interleave(answers);
        const now = unixNow();
        const counted = isLoosened ? [] : filterTimeframe(candidates, query.since, now);
        for (const { url, domain } of counted) seen.set(url, domain);
        return candidates;
      },
      matched: async () => {
        const counts = await Promise.allSettled(sessions.map((session) => session.count()));
        this.logFailures(sessions, counts, false);
        const known = counts.flatMap((count) => (count.status === 'fulfilled' ? (count.value ?? []) : []));
        // Providers find the same articles: the one that knows most is nearest.
        const domains = [new Set(seen.values()).size, ...known.map((count) => count.domains ?? 0)];
        const articles = [Math.min(seen.size, MOST_COUNTED), ...known.map((count) => count.articles)];
        return { articles: Math.max(...articles), domains: Math.max(...domains), seen: seen.size };
      },
    };
  }

  /** The providers in order of preference, with what they say of themselves. */
  async health(): Promise<(ProviderHealth & { name: string })[]> {
    return Promise.all(
      this.providers.map(async (guarded) => {
        const own = await healthOf(guarded.provider);
        return {
          name: guarded.provider.name,
          up: own.up && !guarded.isOpen(),
          details: { ...own.details, ...guarded.counts() },
        };
      }),
    );
  }

  /** Requests and failures since start, by provider. */
  counts(): { name: string; requests: number; failures: number }[] {
    return this.providers.map((guarded) => ({ name: guarded.provider.name, ...guarded.counts() }));
  }

  /** Changes when answers may have changed; null when some provider cannot tell. */
  generation(): number | null {
    let sum = 0;
    try {
      for (const { provider } of this.providers) {
        if (provider.generation === undefined) return null;
        sum += provider.generation();
      }
    } catch {
      // A provider that is broken cannot tell either; that it is, the search itself says.
      return null;
    }
    return sum;
  }

  /** @returns the first defect, not logged yet when it is thrown on: who answers the request logs it. */
  private logFailures(
    sessions: ProviderSession[],
    pages: PromiseSettledResult<unknown>[],
    isThrownOn: boolean,
  ): unknown {
    let defect: unknown;
    for (const [i, page] of pages.entries()) {
      if (page.status === 'fulfilled' || page.reason instanceof CircuitOpenError) continue;
      const { name } = sessions[i]!.guarded.provider;
      if (page.reason instanceof SearchUnavailableError) {
        this.logger.warn(
          { err: page.reason, provider: name },
          `${name} cannot answer: ${page.reason.message}`,
        );
      } else if (isThrownOn && defect === undefined) defect = page.reason;
      else this.logger.error({ err: page.reason, provider: name }, `${name} failed`);
    }
    return defect;
  }

  private unavailable(): SearchUnavailableError {
    const waits = this.providers.map((guarded) => guarded.retryAfterSeconds());
    return new SearchUnavailableError('No search provider can answer.', Math.max(1, Math.min(...waits)));
  }
}
