import { setTimeout as pause } from 'node:timers/promises';
import { type Candidate, isPublishedWithin, unixNow } from '../articles/article.js';
import { admitsHost } from '../articles/urls.js';
import { type CircuitBreaker, CircuitOpenError } from './circuit-breaker.js';
import { eachLanguage, type SearchQuery } from './search-query.js';
import { fuseRankings } from './fuse-rankings.js';
import { isInTitle } from './live/is-in-title.js';
import type { LiveSourceClient } from './live/live-source-client.js';
import type { Arrivals } from './page.js';
import {
  type Cursor,
  type MatchCount,
  type Respelled,
  type SearchIndex,
  SearchInterruptedError,
  SearchUnavailableError,
} from './search-provider.js';

/** The number of articles with all words of a query, before near-identical titles are merged. */
export interface Matched {
  /** Exact up to `MAX_COUNTED` where an index counts, else those that were read. */
  articles: number;
  /** Registrable domains among them. */
  domains: number;
  /** Articles that were read as candidates. */
  seen: number;
}

/** The part of one provider in a search. */
export interface ProviderTiming {
  provider: string;
  /** Milliseconds of all its requests. */
  ms: number;
  /** Whether it had not responded at the end of the time for live sources. */
  isLate: boolean;
}

/** A search under way: pages of candidates, best first. */
export interface CandidateSource {
  /**
   * @param saturated registrable domains whose quota of the result is used up.
   * @returns null at the end.
   * @throws SearchUnavailableError when no provider responds; SearchInterruptedError when an index becomes unreachable
   * behind its first page; the first defect of a provider when no other responds.
   */
  next(saturated: ReadonlySet<string>): Promise<Candidate[] | null>;
  /** The number of matches; costs a search of its own. */
  matched(): Promise<Matched>;
  /** The providers queried so far, in order. */
  timings(): ProviderTiming[];
  /**
   * Position in the order of arrival at the first query of the index; null where the result contains articles that its
   * later pages cannot continue.
   */
  arrivals(): Arrivals | null;
  /** Name of the index that responded; null before. */
  index(): string | null;
  /** The words of the query and their spelling candidates, where a candidate found one of these articles. */
  respelled(articles: readonly Candidate[]): Respelled['pairs'];
}

/** Articles that are counted, at most. */
export const MAX_COUNTED = 10_000;

/** The pages that one search reads from one index. */
class IndexSession {
  private cursor: Cursor | null = null;
  private relaxed: Cursor | null = null;
  hasBegun = false;
  hasEnded = false;
  respelled: Respelled | null = null;
  arrivals: Arrivals | null = null;

  constructor(
    readonly index: CircuitBreaker<SearchIndex>,
    private readonly query: SearchQuery,
  ) {}

  async next(saturatedDomains: ReadonlySet<string>): Promise<Candidate[]> {
    try {
      const { cursor } = this;
      const page = await this.index.call((index, signal) =>
        index.search(this.query, { cursor, saturatedDomains, signal }),
      );
      this.arrivals ??= page.arrivals ?? null;
      this.cursor = page.next;
      this.relaxed = page.relaxed ?? null;
      this.respelled = page.respelled ?? null;
      this.hasEnded = page.next === null;
      this.hasBegun = true;
      return page.candidates;
    } catch (error) {
      this.hasEnded = true;
      throw error;
    }
  }

  /** Continues with relaxed matches. @returns whether there may be any. */
  relax(): boolean {
    if (this.relaxed === null) return false;
    [this.cursor, this.relaxed, this.hasEnded] = [this.relaxed, null, false];
    return true;
  }

  async count(): Promise<MatchCount | null> {
    if (!this.hasBegun) return null;
    return this.index.call((index, signal) => index.count(this.query, MAX_COUNTED, signal));
  }
}

/** The providers of a search, in the order in which they are queried. */
interface Participants {
  /** Live sources before the index. */
  preferred: LiveSourceClient[];
  /** The first that responds is used. */
  indexes: CircuitBreaker<SearchIndex>[];
  /** Live sources for results that the index does not fill. */
  additional: LiveSourceClient[];
  /** Milliseconds for all live sources together. */
  budgetMs: number;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal | null;
  /** Whether an article of a live source was removed or is of a blocked publisher. */
  blocks(candidate: Candidate): boolean;
  /** Called for every failure except those of providers in a cool-down. */
  onFailure(provider: string, error: unknown): void;
  /** Seconds until the first of them may respond again. */
  retryAfterSeconds(): number;
}

type Stage = (saturated: ReadonlySet<string>) => Promise<Candidate[] | null>;

/**
 * One search: preferred live sources, then matches of all words in the index, then the other live sources, then relaxed
 * matches in the index. Each is queried only while the result is not full.
 */
export class SearchRun implements CandidateSource {
  private readonly stages: Stage[];
  private session: IndexSession | null = null;
  private readonly timingOf = new Map<string, ProviderTiming>();
  /** Pages with all words, for `matched`. */
  private readonly pages: Candidate[][] = [];
  private liveMs = 0;
  private hasResponse = false;
  private isRelaxed = false;
  /** Whether the result has articles of live sources or relaxed matches. */
  private isFilledUp = false;
  /** The first defect: thrown if every provider fails. */
  private defect: { provider: string; error: unknown } | null = null;

  constructor(
    private readonly query: SearchQuery,
    private readonly participants: Participants,
  ) {
    this.stages = [
      () => this.queryLive(participants.preferred),
      (saturated) => this.readIndex(saturated),
      () => this.queryLive(participants.additional),
      (saturated) => this.readRelaxed(saturated),
    ];
  }

  async next(saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    while (this.stages.length > 0) {
      const candidates = await this.stages[0]!(saturated);
      if (candidates === null) this.stages.shift();
      else return this.record(candidates);
    }
    if (this.hasResponse) return null;
    const seconds = Math.max(1, this.participants.retryAfterSeconds());
    throw this.defect?.error ?? new SearchUnavailableError('No search provider responds.', seconds);
  }

  async matched(): Promise<Matched> {
    let count: MatchCount | null = null;
    try {
      count = (await this.session?.count()) ?? null;
    } catch (error) {
      this.participants.onFailure(this.session!.index.provider.name, error);
    }
    const now = unixNow();
    const dated = this.pages.flat().filter((candidate) => isPublishedWithin(this.query, candidate, now));
    const seen = new Map(dated.map(({ url, domain }) => [url, domain]));
    // Providers find the same articles: the largest count is the nearest.
    return {
      articles: Math.max(Math.min(seen.size, MAX_COUNTED), count?.articles ?? 0),
      domains: Math.max(new Set(seen.values()).size, count?.domains ?? 0),
      seen: seen.size,
    };
  }

  timings(): ProviderTiming[] {
    return [...this.timingOf.values()];
  }

  arrivals(): Arrivals | null {
    return this.isFilledUp ? null : (this.session?.arrivals ?? null);
  }

  index(): string | null {
    return this.session?.index.provider.name ?? null;
  }

  respelled(articles: readonly Candidate[]): Respelled['pairs'] {
    const respelled = this.session?.respelled ?? null;
    if (respelled === null) return [];
    return articles.some(({ id }) => id !== undefined && respelled.articles.has(id)) ? respelled.pairs : [];
  }

  private record(found: Candidate[]): Candidate[] {
    const { domains, excludedDomains, labelled = null } = this.query;
    const isAny = domains.length + excludedDomains.length === 0 && labelled === null;
    const candidates = isAny ? found : found.filter(({ source }) => admitsHost(this.query, source));
    this.hasResponse = true;
    if (this.defect !== null) this.participants.onFailure(this.defect.provider, this.defect.error);
    this.defect = null;
    if (!this.isRelaxed) this.pages.push(candidates);
    else this.isFilledUp ||= candidates.length > 0;
    return candidates;
  }

  private async readIndex(saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    if (this.session !== null) return this.session.hasEnded ? null : this.readPage(this.session, saturated);
    for (const index of this.participants.indexes) {
      const session = new IndexSession(index, this.query);
      const candidates = await this.readPage(session, saturated);
      if (candidates === null) continue;
      this.session = session;
      return candidates;
    }
    return null;
  }

  private async readRelaxed(saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    const { session } = this;
    if (session === null || (session.hasEnded && !session.relax())) return null;
    this.isRelaxed = true;
    return this.readPage(session, saturated);
  }

  /** @returns null when the index fails. @throws SearchInterruptedError after its first page, unless it is local. */
  private async readPage(session: IndexSession, saturated: ReadonlySet<string>): Promise<Candidate[] | null> {
    const { name, isLocal } = session.index.provider;
    const begun = performance.now();
    try {
      return await session.next(saturated);
    } catch (error) {
      this.fail(name, error);
      if (session.hasBegun && error instanceof SearchUnavailableError && !isLocal)
        throw new SearchInterruptedError(error.message, this.participants.retryAfterSeconds(), {
          cause: error,
        });
      return null;
    } finally {
      this.addTiming(name, performance.now() - begun, false);
    }
  }

  /** Queries all live sources in parallel, once. The results at the end of the time are used. */
  private async queryLive(clients: LiveSourceClient[]): Promise<Candidate[] | null> {
    const now = clients.splice(0);
    if (now.length === 0) return null;
    const { budgetMs } = this.participants;
    const lists: (Candidate[] | null)[] = now.map(() => null);
    const begun = performance.now();
    const isOver = new AbortController();
    const budget = pause(Math.max(0, budgetMs - this.liveMs), undefined, { signal: isOver.signal });
    const open = new Set(now);
    const calls = now.map(async (client, i) => {
      try {
        lists[i] = await this.searchLanguages(client);
      } catch (error) {
        if (open.has(client)) this.fail(client.name, error);
      } finally {
        if (open.delete(client)) this.addTiming(client.name, performance.now() - begun, false);
      }
    });
    await Promise.race([Promise.all(calls), budget.catch(() => undefined)]);
    isOver.abort();
    const late = [...open];
    open.clear();
    this.liveMs += performance.now() - begun;
    for (const { name } of late) this.addTiming(name, performance.now() - begun, true);
    const found = lists.filter((list) => list !== null);
    this.isFilledUp ||= found.some((list) => list.length > 0);
    return found.length > 0 ? fuseRankings(found.map((list) => this.admitted(list))) : null;
  }

  /** The results of a live source in each language; failures of some languages are no failure. */
  private async searchLanguages(client: LiveSourceClient): Promise<Candidate[]> {
    const { signal } = this.participants;
    const queries = eachLanguage(this.query);
    if (queries.length === 1) return client.search(queries[0]!, signal);
    const settled = await Promise.allSettled(queries.map((query) => client.search(query, signal)));
    const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (found.length > 0) return fuseRankings(found);
    throw (settled[0] as PromiseRejectedResult).reason;
  }

  /** Live sources support neither removals nor `search_in=title`. */
  private admitted(candidates: Candidate[]): Candidate[] {
    const isAnywhere = this.query.searchIn !== 'title';
    return candidates.filter(
      (one) => !this.participants.blocks(one) && (isAnywhere || isInTitle(one, this.query)),
    );
  }

  private addTiming(provider: string, ms: number, isLate: boolean): void {
    const before = this.timingOf.get(provider)?.ms ?? 0;
    this.timingOf.set(provider, { provider, ms: before + ms, isLate });
  }

  private fail(provider: string, error: unknown): void {
    if (error instanceof CircuitOpenError || this.participants.signal?.aborted) return;
    const isDefect = !(error instanceof SearchUnavailableError);
    if (isDefect && this.defect === null && !this.hasResponse) this.defect = { provider, error };
    else this.participants.onFailure(provider, error);
  }
}
