import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Candidate } from '../articles/article.js';
import { ProviderSession } from './provider-session.js';
import { ProviderState, RestingError } from './provider-state.js';
import { SEARCH_PROVIDERS } from './search-provider.js';
import type { ProviderHealth, SearchProvider } from './search-provider.js';
import type { SearchQuery } from './search-query.js';
import { SearchUnavailableError } from './search-unavailable.error.js';

/** A search under way: pages of candidates, best first. */
export interface CandidateSource {
  /**
   * @param saturated registrable domains that have had their share and need not be found any more.
   * @returns null when there are no more.
   * @throws SearchUnavailableError when no provider can answer the first page; a defect of ours where that is why.
   */
  next(saturated: ReadonlySet<string>): Promise<Candidate[] | null>;
}

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

/** Asks the configured providers, all at once; some of them failing is not an error as long as one answers. */
@Injectable()
export class SearchProviderService {
  private readonly logger = new Logger('Search');
  private readonly states: ProviderState[];

  constructor(@Inject(SEARCH_PROVIDERS) providers: SearchProvider[]) {
    this.states = providers.map((provider) => new ProviderState(provider));
  }

  candidates(query: SearchQuery): CandidateSource {
    const sessions = this.states.map((state) => new ProviderSession(state, query));
    let first = true;
    return {
      next: async (saturated) => {
        const exact = sessions.filter((session) => !session.ended);
        const open = exact.length > 0 ? exact : sessions.filter((session) => session.loosen());
        if (open.length === 0) return null;
        const pages = await Promise.allSettled(open.map((session) => session.next(saturated)));
        const answers = pages.filter((page) => page.status === 'fulfilled').map((page) => page.value);
        const nobodyAnswers = answers.length === 0 && first;
        const defect = this.tellFailures(open, pages, nobodyAnswers);
        if (nobodyAnswers) throw defect ?? this.unavailable();
        first = false;
        return answers.length === 0 ? null : interleave(answers);
      },
    };
  }

  /** The providers in order of preference, with what they say of themselves. */
  async health(): Promise<(ProviderHealth & { name: string })[]> {
    return Promise.all(
      this.states.map(async (state) => {
        const own = await healthOf(state.provider);
        return {
          name: state.provider.name,
          up: own.up && !state.isResting(),
          details: { ...own.details, ...state.counts() },
        };
      }),
    );
  }

  /** Requests and failures since start, by provider. */
  counts(): { name: string; requests: number; failures: number }[] {
    return this.states.map((state) => ({ name: state.provider.name, ...state.counts() }));
  }

  /** Changes when answers may have changed; null when some provider cannot tell. */
  generation(): number | null {
    let sum = 0;
    try {
      for (const { provider } of this.states) {
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
  private tellFailures(
    sessions: ProviderSession[],
    pages: PromiseSettledResult<Candidate[]>[],
    isThrownOn: boolean,
  ): unknown {
    let defect: unknown;
    for (const [i, page] of pages.entries()) {
      if (page.status === 'fulfilled' || page.reason instanceof RestingError) continue;
      const { name } = sessions[i]!.state.provider;
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
    const waits = this.states.map((state) => state.retryAfterSeconds());
    return new SearchUnavailableError('No search provider can answer.', Math.max(1, Math.min(...waits)));
  }
}
