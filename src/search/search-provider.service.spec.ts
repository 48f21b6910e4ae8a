import { Logger } from '@nestjs/common';
import { aQuery } from '../../test/contracts/article-index.contract.js';
import { makeCandidate } from '../../test/support/article-factory.js';
import { freshIndex } from '../../test/support/fresh-index.js';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import type { IndexedCandidate } from '../index/index-reader.js';
import { EmbeddedIndex } from './providers/embedded/embedded-index.js';
import { FakeIndex } from '../../test/support/fake-index.js';
import { searchServiceOf } from '../../test/support/search-service.js';
import type { Candidate } from '../articles/article.js';
import {
  type LiveLimits,
  type LiveSearchProvider,
  SearchInterruptedError,
  SearchUnavailableError,
} from './search-provider.js';
import type { ArticleIndex, MatchRequest } from './engine/article-index.js';
import type { SearchQuery } from './search-query.js';
import { CLIENTS_GONE_SIGNAL, SearchProviderService } from './search-provider.service.js';
import { UpstreamError } from './live/upstream-error.js';
import { until } from '../../test/support/until.js';

const candidate = (title: string) => makeCandidate({ title, url: title, source: 'live.example' });
const none: ReadonlySet<string> = new Set();

/** Ids of one batch of a search for ten articles. */
const BATCH = 20;

/** An index whose search has the given batches, one after the other; an Error among them is thrown. */
class ScriptedIndex extends FakeIndex {
  /** Batches that were read. */
  requests = 0;

  constructor(
    name: string,
    private readonly script: (string[] | Error)[],
  ) {
    super(name);
  }

  /** The tiers of a plan are read together; single ones have no older matches. */
  override match(wanted: readonly MatchRequest[]): (place: number) => Promise<number[]> {
    const ids = Array.from({ length: this.script.length * BATCH }, (_, i) => 1_000 - i);
    return async (place) => (place === 0 && wanted.length > 1 ? ids : []);
  }

  override async load(ids: Iterable<number>): Promise<IndexedCandidate[]> {
    const [first = 0] = ids;
    this.requests++;
    const batch = this.script[Math.floor((1_000 - first) / BATCH)] ?? [];
    if (batch instanceof Error) throw batch;
    return batch.map((title, i) => ({
      ...makeCandidate({ title, url: title, source: `${this.name}.example` }),
      ...{ id: first - i, language: 'en', country: null, sequence: 0 },
    }));
  }
}

const LIMITS: LiveLimits = {
  ...{ timeoutMs: 1_000, cacheSeconds: 60, perSecond: 1_000, perDay: null },
  cacheKey: ({ text }) => text,
};

/** Holds back a response until it is opened. */
class Gate {
  open!: () => void;
  readonly passed = new Promise<void>((resolve) => (this.open = resolve));
}

/** A live source that returns titles, or throws an Error, once its gate is open. */
class ScriptedSource implements LiveSearchProvider {
  readonly live: LiveLimits;
  readonly signals: AbortSignal[] = [];
  responses = 0;

  constructor(
    readonly name: string,
    private readonly result: string[] | Error,
    private readonly held: Promise<void> | undefined = undefined,
    limits: Partial<LiveLimits> = {},
  ) {
    this.live = { ...LIMITS, ...limits };
  }

  async search(_: SearchQuery, signal: AbortSignal): Promise<Candidate[]> {
    this.signals.push(signal);
    await this.held;
    this.responses++;
    if (this.result instanceof Error) throw this.result;
    return this.result.map(candidate);
  }

  async health() {
    return { up: true, details: {} };
  }
}

async function readAll(sut: SearchProviderService, typed = 'storm'): Promise<string[][]> {
  const source = sut.candidates(aQuery({ typed }));
  const pages: string[][] = [];
  for (let page = await source.next(none); page !== null; page = await source.next(none)) {
    pages.push(page.map(({ title }) => title));
  }
  return pages;
}

const WORDS = 'storm harbour ferry';

describe(SearchProviderService.name, () => {
  beforeAll(() => Logger.overrideLogger(false));
  const given = freshIndex();
  /** An index with an article with all of `WORDS`, one with most of them in its story, and one with one of them. */
  const relaxing = (): EmbeddedIndex => {
    const titles = ['Storm closes harbour, ferry waits', 'Harbour after the storm', 'Ferry painted green'];
    given.writer.write(titles.map((title) => anIndexArticle({ title, preview: '' })));
    return new EmbeddedIndex(given.reader);
  };

  it('returns the pages of an index until the last', async () => {
    const sut = searchServiceOf([new ScriptedIndex('one', [['a', 'b'], ['c']])]);
    expect(await readAll(sut)).toEqual([['a', 'b'], ['c']]);
  });

  describe('for the number of matches', () => {
    const matched = async (sut: SearchProviderService) => {
      const source = sut.candidates(aQuery({ typed: 'storm' }));
      while ((await source.next(none)) !== null);
      return source.matched();
    };
    const at = (url: string, domain: string) => makeCandidate({ url, domain });
    const index = (candidates: Candidate[], more: Partial<FakeIndex> = {}): FakeIndex =>
      Object.assign(new FakeIndex('one'), { candidates }, more);
    const two = [at('1', 'a.example'), at('2', 'b.example'), at('1', 'a.example')];

    it('returns the count of the index, with the domains that were read', async () => {
      const counting = index(two, { count: async () => 312 });
      expect(await matched(searchServiceOf([counting, index(two)]))).toEqual({
        articles: 312,
        domains: 2,
        seen: 2,
      });
    });

    it('returns how many were read when the index does not count, or fails', async () => {
      const seen = { articles: 2, domains: 2, seen: 2 };
      const count = () => Promise.reject(new SearchUnavailableError('gone'));
      expect(await matched(searchServiceOf([index(two)]))).toEqual(seen);
      expect(await matched(searchServiceOf([index(two, { count })]))).toEqual(seen);
    });

    it('counts no relaxed matches', async () => {
      const source = searchServiceOf([relaxing()]).candidates(aQuery({ typed: WORDS }));
      let read = 0;
      for (let page = await source.next(none); page !== null; page = await source.next(none))
        read += page.length;
      expect(read).toBe(3);
      expect(await source.matched()).toEqual({ articles: 1, domains: 1, seen: 1 });
    });
  });

  describe('with live sources', () => {
    it('queries those listed before the index first, then the index, the other live sources, and relaxed matches', async () => {
      const sut = searchServiceOf([
        new ScriptedSource('first', ['f']),
        relaxing(),
        new ScriptedSource('behind', ['b']),
      ]);
      expect(await readAll(sut, WORDS)).toEqual([
        ['f'],
        ['Storm closes harbour, ferry waits'],
        ['b'],
        ['Harbour after the storm'],
        ['Ferry painted green'],
      ]);
    });

    it('queries no live source while the index fills the result', async () => {
      const live = new ScriptedSource('live', ['b']);
      const source = searchServiceOf([relaxing(), live]).candidates(aQuery({ typed: WORDS }));
      expect(await source.next(none)).toHaveLength(1);
      expect(live.signals).toHaveLength(0);
      expect(source.timings().map(({ provider }) => provider)).toEqual(['embedded']);
    });

    it('fuses several lists by reciprocal rank, the preferred one first among equals', async () => {
      const sut = searchServiceOf([
        new ScriptedSource('one', ['a1', 'a2', 'both']),
        new ScriptedSource('two', ['b1', 'both']),
      ]);
      expect(await readAll(sut)).toEqual([['both', 'both', 'a1', 'b1', 'a2']]);
    });

    it('returns what has arrived at the end of the budget, and caches late responses for the next caller', async () => {
      const gate = new Gate();
      const [fast, slow] = [
        new ScriptedSource('fast', ['a']),
        new ScriptedSource('slow', ['b'], gate.passed),
      ];
      const sut = searchServiceOf([fast, slow], { PROVIDER_BUDGET_MS: '40' });
      const source = sut.candidates(aQuery({ typed: 'storm' }));
      expect((await source.next(none))?.map(({ title }) => title)).toEqual(['a']);
      expect(source.timings()).toEqual([
        { provider: 'fast', ms: expect.any(Number), isLate: false },
        { provider: 'slow', ms: expect.any(Number), isLate: true },
      ]);
      gate.open();
      await until(() => slow.responses === 1);
      expect(await readAll(sut)).toEqual([['a', 'b']]);
      expect([fast.signals.length, slow.signals.length]).toEqual([1, 1]);
    });

    it('is unavailable when all are late; the next caller gets the late response', async () => {
      const gate = new Gate();
      const slow = new ScriptedSource('slow', ['b'], gate.passed);
      const sut = searchServiceOf([slow], { PROVIDER_BUDGET_MS: '20' });
      await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
      gate.open();
      await until(() => slow.responses === 1);
      expect(await readAll(sut)).toEqual([['b']]);
    });

    it('shares one request among concurrent equal queries', async () => {
      const gate = new Gate();
      const live = new ScriptedSource('live', ['a'], gate.passed);
      const sut = searchServiceOf([live]);
      const both = Promise.all([readAll(sut), readAll(sut)]);
      gate.open();
      expect(await both).toEqual([[['a']], [['a']]]);
      expect(live.signals).toHaveLength(1);
    });

    it('makes no request while a rate limit lasts, from the first 429 on', async () => {
      const refusal = new UpstreamError('rate-limited', 'status 429', 77);
      const live = new ScriptedSource('live', refusal, undefined, { cacheSeconds: 1 });
      const sut = searchServiceOf([live]);
      const failures = [await readAll(sut).catch((e) => e), await readAll(sut).catch((e) => e)];
      expect(failures.map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([77, 77]);
      expect(live.signals).toHaveLength(1);
      expect(await sut.health()).toMatchObject([
        { up: false, details: { last_outcome: 'rate-limited', cools_down_seconds: 77 } },
      ]);
    });

    it('does not count rejected queries as failures of the source', async () => {
      const live = new ScriptedSource('live', new UpstreamError('rejected-query'));
      const sut = searchServiceOf([live]);
      for (let i = 0; i < 5; i++) await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
      expect(live.signals).toHaveLength(5);
      expect(sut.counts()).toEqual([{ name: 'live', requests: 5, failures: 0 }]);
    });

    it('keeps the daily limit of a source', async () => {
      const live = new ScriptedSource('live', ['a'], undefined, {
        perDay: 2,
        cacheKey: () => String(Math.random()),
      });
      const sut = searchServiceOf([live]);
      await readAll(sut);
      await readAll(sut);
      await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
      expect(live.signals).toHaveLength(2);
    });

    it('aborts a request when its last caller disconnects, which is no failure of the source', async () => {
      const live = new ScriptedSource('live', ['a'], new Gate().passed);
      const sut = searchServiceOf([live]);
      const controller = new AbortController();
      const gone = CLIENTS_GONE_SIGNAL.run(controller.signal, () => readAll(sut));
      controller.abort();
      await expect(gone).rejects.toThrow(SearchUnavailableError);
      expect(live.signals[0]!.aborted).toBe(true);
      expect(sut.counts()).toEqual([{ name: 'live', requests: 1, failures: 0 }]);
    });

    it('emits every request with its outcome and duration', async () => {
      const sut = searchServiceOf([
        new ScriptedSource('one', ['a']),
        new ScriptedSource('two', new UpstreamError('captcha')),
      ]);
      const calls: unknown[] = [];
      sut.events.on('call', (call) => calls.push(call));
      await readAll(sut);
      const seconds = expect.any(Number);
      expect(calls).toEqual([
        { provider: 'one', outcome: 'answered', seconds },
        { provider: 'two', outcome: 'captcha', seconds },
      ]);
    });
  });

  it('uses the next index when one fails', async () => {
    const broken = new ScriptedIndex('one', [new SearchUnavailableError('refused')]);
    const sut = searchServiceOf([broken, new ScriptedIndex('two', [['b1'], ['b2']])]);
    expect(await readAll(sut)).toEqual([['b1'], ['b2']]);
    expect(broken.requests).toBe(1);
  });

  it('returns the pages before when a later page of the local index fails', async () => {
    const broken = new ScriptedIndex('one', [['a'], new SearchUnavailableError('refused')]);
    expect(await readAll(searchServiceOf([Object.assign(broken, { isLocal: true })]))).toEqual([['a']]);
  });

  it('is interrupted when a later page of a remote index fails', async () => {
    const broken = new ScriptedIndex('one', [['a'], new SearchUnavailableError('refused')]);
    const sut = searchServiceOf([broken, new ScriptedIndex('two', [['b']])]);
    await expect(readAll(sut)).rejects.toThrow(SearchInterruptedError);
    await expect(
      sut.queryIndex(() => Promise.reject(new SearchUnavailableError('away')), 'one'),
    ).rejects.toThrow(SearchInterruptedError);
  });

  it('is unavailable when no provider responds, with Retry-After', async () => {
    const sut = searchServiceOf([
      new ScriptedIndex('one', [new SearchUnavailableError('refused')]),
      new ScriptedIndex('two', [new SearchUnavailableError('busy', 30)]),
    ]);
    const failure = await readAll(sut).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SearchUnavailableError);
    expect((failure as SearchUnavailableError).retryAfterSeconds).toBeGreaterThan(0);
    expect((failure as SearchUnavailableError).message).not.toContain('refused');
  });

  it('returns the first result of several indexes; null only if all responded', async () => {
    const [first, second] = [new FakeIndex('one'), new FakeIndex('two')];
    const sut = searchServiceOf([first, second]);
    const find = (wanted: string) => sut.queryAnyIndex(async ({ name }) => (name === wanted ? name : null));
    expect([await find('one'), await find('two'), await find('three')]).toEqual(['one', 'two', null]);
    const call = (index: ArticleIndex): Promise<null> =>
      index === first ? Promise.reject(new SearchUnavailableError('Unreachable.', 5)) : Promise.resolve(null);
    await expect(sut.queryAnyIndex(call)).rejects.toBeInstanceOf(SearchUnavailableError);
  });

  it('returns an empty result, which is not an outage', async () => {
    const sut = searchServiceOf([new ScriptedIndex('one', [[]])]);
    expect(await readAll(sut)).toEqual([[]]);
  });

  it('opens the circuit after three failures in a row', async () => {
    const broken = new ScriptedIndex('one', [new SearchUnavailableError('refused')]);
    const sut = searchServiceOf([broken]);
    for (let i = 0; i < 5; i++) await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
    expect(broken.requests).toBe(3);
    expect(await sut.health()).toMatchObject([{ name: 'one', up: false }]);
    expect(sut.counts()).toEqual([{ name: 'one', requests: 3, failures: 3 }]);
  });

  it('retries the local index at once, however often it failed', async () => {
    const broken = Object.assign(new ScriptedIndex('one', [new SearchUnavailableError('unreadable', 1)]), {
      isLocal: true,
    });
    const sut = searchServiceOf([broken]);
    for (let i = 0; i < 5; i++) await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
    expect(broken.requests).toBe(5);
  });

  it('throws a defect if no provider responds, and does not open the circuit for it', async () => {
    const defect = new TypeError('x is undefined');
    const broken = new ScriptedIndex('one', [defect]);
    const busy = new ScriptedIndex('two', [new SearchUnavailableError('busy')]);
    const sut = searchServiceOf([broken, busy]);
    for (let i = 0; i < 5; i++) await expect(readAll(sut)).rejects.toBe(defect);
    expect(broken.requests).toBe(5);
    const another = searchServiceOf([broken, new ScriptedIndex('two', [['b1']])]);
    expect(await readAll(another)).toEqual([['b1']]);
    expect(another.counts()[0]).toEqual({ name: 'one', requests: 1, failures: 1 });
  });

  it('has no generation while the index cannot be read', () => {
    const broken = new ScriptedIndex('one', [['a']]);
    const generation = () => {
      throw new Error('database disk image is malformed');
    };
    expect(searchServiceOf([Object.assign(broken, { generation })]).generation()).toBeNull();
  });
});
