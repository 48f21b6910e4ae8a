import { setTimeout as pause } from 'node:timers/promises';
import { type Candidate, isPublishedWithin, unixNow } from '../articles/article.js';
import { admitsHost } from '../articles/urls.js';
import { fuseRankings } from './fuse-rankings.js';
import { CircuitOpenError, type CircuitBreaker } from './circuit-breaker.js';
import type { Arrivals } from './page.js';
import { isInTitle } from './live/is-in-title.js';
import type { LiveSourceClient } from './live/live-source-client.js';
import {
  type Cursor,
  type MatchCount,
  SearchInterruptedError,
  type SearchQuery,
  SearchUnavailableError,
} from './search-provider.js';

/** What a search matches: articles that hold all words, before anything is merged or left out. */
export interface Matched {
  /** Exact up to `MAX_COUNTED` where a provider counts, else those that were seen. */
  articles: number;
  /** Registrable domains among them. */
  domains: number;
  /** Articles that have come as candidates. */
  seen: number;
}

/** How one provider took part in a search. */
export interface ProviderTiming {
  provider: string;
  /** Milliseconds, of all its pages together. */
  ms: number;
  /** Whether it had not answered when the time for live sources was over. */
  isLate: boolean;
}

/** A search under way: pages of candidates, best first. */
export interface CandidateSource {
  /**
   * @param saturated registrable domains that have had their share and need not be found any more.
   * @returns null when there are no more.
   * @throws SearchUnavailableError when no provider can answer the first page; a defect of ours where that is why.
   * SearchBrokenOffError when an index elsewhere goes away behind its first page.
   */
  next(saturated: ReadonlySet<string>): Promise<Candidate[] | null>;
  /** What the search matches altogether, as far as the providers know; costs a search of its own. */
  matched(): Promise<Matched>;
  /** The providers queried so far, in order. */
  parts(): ProviderTiming[];
  /**
   * Position in the order of arrival at the first query of the index. Null where later pages cannot go on from what has
   * come: it is not of an index that knows of pages, or not all of it.
   */
  arrivals(): Arrivals | null;
  /** The index that has answered, by name; only it knows its articles. Null while none has. */
  index(): string | null;
}

/** Articles that are counted, at most. */
export const MAX_COUNTED = 10_000;

/** One index's part in one search: remembers where to go on. */
class IndexSession {
  private cursor: Cursor | null = null;
  private relaxed: Cursor | null = null;
  begun = false;
  arrivals: Arrivals | null = null;
  ended = false;

  constructor(
    readonly index: CircuitBreaker,
    private readonly query: SearchQuery,
  ) {}

  async next(saturatedDomains: ReadonlySet<string>): Promise<Candidate[]> {
    try {
      const page = await this.index.search(this.query, { cursor: this.cursor, saturatedDomains });
      this.arrivals ??= page.arrivals ?? null;
      this.cursor = page.next;
      this.relaxed = page.relaxed ?? null;
      this.ended = page.next === null;
      this.begun = true;
      return page.candidates;
    } catch (error) {
      this.ended = true;
      throw error;
    }
  }

  /** Continues with relaxed matches; whether there may be any. */
  relax(): boolean {
    if (this.relaxed === null) return false;
    [this.cursor, this.relaxed, this.ended] = [this.relaxed, null, false];
    return true;
  }

  async count(): Promise<MatchCount | null> {
    return this.begun ? this.index.count(this.query, MAX_COUNTED) : null;
  }
}

/** The providers of a search, in the order in which they are queried. */
interface Participants {
  /** Live sources that are preferred to the index. */
  first: LiveSourceClient[];
  /** The first that can answer is the index; another only stands in for it. */
  indexes: CircuitBreaker[];
  /** Live sources for what the index has not. */
  behind: LiveSourceClient[];
  /** Milliseconds that live sources have together. */
  budgetMs: number;
  /** Aborted when no client waits for the result any more. */
  signal: AbortSignal | null;
  /** Whether an article of a live source must not be shown; an index gives none of those. */
  blocks(candidate: Candidate): boolean;
  /** Called for every failure except those of providers that cool down. */
  onFailure(provider: string, error: unknown): void;
  /** Seconds after which one of them may answer again. */
  retryAfterSeconds(): number;
}

type Stage = (saturated: ReadonlySet<string>) => Promise<Candidate[] | null>;

/**
 * One search: preferred live sources, then what the index has with all words, then the other live sources, then what
 * the index has beside. Each is queried only while the result is not full.
 */
export class SearchRun implements CandidateSource {
  private readonly stages: Stage[];
  private session: IndexSession | null = null;
  private readonly timings = new Map<string, ProviderTiming>();
  /** Pages of what holds all words, as they came: only an answer that is cut short looks at them again. */
  private readonly pages: Candidate[][] = [];
  private liveMs = 0;
  private hasAnswer = false;
  private isRelaxed = false;
  /** Whether anything came that is not in the index with all words. */
  private isFilledUp = false;
  /** The first internal error after which no provider remained. */
  private defect: { provider: string; error: unknown } | null = null;

  constructor(
    private readonly query: SearchQuery,
    private readonly who: Participants,
  ) {
    this.stages = [
      () => this.queryLive(who.first),
      (saturated) => this.readIndex(saturated),
      () => this.queryLive(who.behind),
      (saturated) => this.readRelaxed(saturated),
    ];
  }

  async next(saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    while (this.stages.length > 0) {
      const candidates = await this.stages[0]!(saturated);
      if (candidates === null) this.stages.shift();
      else return this.noted(candidates);
    }
    if (!this.hasAnswer) throw this.defect?.error ?? this.unavailable();
    return null;
  }

  async matched(): Promise<Matched> {
    let known: MatchCount | null = null;
    try {
      known = (await this.session?.count()) ?? null;
    } catch (error) {
      this.who.onFailure(this.session!.index.provider.name, error);
    }
    const now = unixNow();
    const dated = this.pages.flat().filter((candidate) => isPublishedWithin(this.query, candidate, now));
    const seen = new Map(dated.map(({ url, domain }) => [url, domain]));
    // Sources find the same articles: who knows most is nearest.
    return {
      articles: Math.max(Math.min(seen.size, MAX_COUNTED), known?.articles ?? 0),
      domains: Math.max(new Set(seen.values()).size, known?.domains ?? 0),
      seen: seen.size,
    };
  }

  parts(): ProviderTiming[] {
    return [...this.timings.values()];
  }

  arrivals(): Arrivals | null {
    return this.isFilledUp ? null : (this.session?.arrivals ?? null);
  }

  index(): string | null {
    return this.session?.index.provider.name ?? null;
  }

  private noted(found: Candidate[]): Candidate[] {
    const { domains, excludedDomains } = this.query;
    const isAny = domains.length + excludedDomains.length === 0;
    const candidates = isAny ? found : found.filter(({ source }) => admitsHost(this.query, source));
    this.hasAnswer = true;
    if (this.defect !== null) this.who.onFailure(this.defect.provider, this.defect.error);
    this.defect = null;
    if (!this.isRelaxed) this.pages.push(candidates);
    else this.isFilledUp ||= candidates.length > 0;
    return candidates;
  }

  private async readIndex(saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    if (this.session !== null) return this.session.ended ? null : this.page(this.session, saturated);
    for (const index of this.who.indexes) {
      const session = new IndexSession(index, this.query);
      const candidates = await this.page(session, saturated);
      if (candidates === null) continue;
      this.session = session;
      return candidates;
    }
    return null;
  }

  private async readRelaxed(saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    const { session } = this;
    if (session === null || (session.ended && !session.relax())) return null;
    this.isRelaxed = true;
    return this.page(session, saturated);
  }

  /** Null when it fails: what others found before is the answer then. */
  private async page(session: IndexSession, saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    const { name } = session.index.provider;
    const begun = performance.now();
    try {
      return await session.next(saturated);
    } catch (error) {
      this.fail(name, error);
      if (session.begun && error instanceof SearchUnavailableError && !session.index.provider.isLocal)
        throw new SearchInterruptedError(error.message, this.who.retryAfterSeconds(), { cause: error });
      return null;
    } finally {
      this.spent(name, performance.now() - begun, false);
    }
  }

  /** Queries all live sources in parallel, once. The results at the end of the time are used. */
  private async queryLive(askers: LiveSourceClient[]): Promise<Candidate[] | null> {
    const now = askers.splice(0);
    if (now.length === 0) return null;
    const lists: (Candidate[] | null)[] = now.map(() => null);
    const begun = performance.now();
    const isOver = new AbortController();
    const budget = pause(Math.max(0, this.who.budgetMs - this.liveMs), undefined, { signal: isOver.signal });
    const open = new Set(now);
    const calls = now.map(async (asker, i) => {
      try {
        lists[i] = await asker.search(this.query, this.who.signal);
      } catch (error) {
        if (open.has(asker)) this.fail(asker.name, error);
      } finally {
        if (open.delete(asker)) this.spent(asker.name, performance.now() - begun, false);
      }
    });
    await Promise.race([Promise.all(calls), budget.catch(() => undefined)]);
    isOver.abort();
    const late = [...open];
    open.clear();
    this.liveMs += performance.now() - begun;
    for (const { name } of late) this.spent(name, performance.now() - begun, true);
    const found = lists.filter((list) => list !== null);
    this.isFilledUp ||= found.some((list) => list.length > 0);
    return found.length > 0 ? fuseRankings(found.map((list) => this.wanted(list))) : null;
  }

  /** Of what a live source found, what may be shown and the question leaves in: its search knows no such limits. */
  private wanted(candidates: Candidate[]): Candidate[] {
    const isAnywhere = this.query.searchIn !== 'title';
    return candidates.filter((one) => !this.who.blocks(one) && (isAnywhere || isInTitle(one, this.query)));
  }

  private spent(provider: string, ms: number, isLate: boolean): void {
    const before = this.timings.get(provider)?.ms ?? 0;
    this.timings.set(provider, { provider, ms: before + ms, isLate });
  }

  private fail(provider: string, error: unknown): void {
    if (error instanceof CircuitOpenError || this.who.signal?.aborted) return;
    const isDefect = !(error instanceof SearchUnavailableError);
    // Rethrown only if every provider failed.
    if (isDefect && this.defect === null && !this.hasAnswer) this.defect = { provider, error };
    else this.who.onFailure(provider, error);
  }

  private unavailable(): SearchUnavailableError {
    const seconds = Math.max(1, this.who.retryAfterSeconds());
    return new SearchUnavailableError('No search provider can answer.', seconds);
  }
}
