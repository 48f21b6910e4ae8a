import { Logger } from '@nestjs/common';
import { aQuery } from '../../test/contracts/search-provider.contract.js';
import { FakeProvider } from '../../test/support/fake-provider.js';
import type { Candidate } from '../articles/article.js';
import {
  type CandidatePage,
  type LiveLimits,
  type PageRequest,
  SearchInterruptedError,
  type SearchProvider,
  SearchUnavailableError,
} from './search-provider.js';
import { loadSettings } from '../config/load-settings.js';
import { CALLER } from './caller.js';
import { UpstreamError } from './live/upstream-error.js';
import { SearchProviderService } from './search-provider.service.js';

const candidate = (title: string) => ({ title, url: title }) as Candidate;
const none: ReadonlySet<string> = new Set();

/** Answers with the given pages, one after the other; an Error among them is thrown. */
class ScriptedProvider implements SearchProvider {
  readonly asked: PageRequest[] = [];

  constructor(
    readonly name: string,
    private readonly script: (string[] | Error)[],
    private readonly up = true,
  ) {}

  async search(_: unknown, page: PageRequest): Promise<CandidatePage> {
    this.asked.push(page);
    const at = Number(page.cursor ?? 0);
    const answer = this.script[Math.min(at, this.script.length - 1)]!;
    if (answer instanceof Error) throw answer;
    return { candidates: answer.map(candidate), next: at + 1 < this.script.length ? String(at + 1) : null };
  }

  health() {
    return Promise.resolve({ up: this.up, details: {} });
  }
}

const MANNERS: LiveLimits = {
  ...{ timeoutMs: 1_000, cacheSeconds: 60, perSecond: 1_000, perDay: null },
  cacheKey: ({ text }) => text,
};

/** A live source that answers with titles, or an Error, after so many milliseconds. */
class ScriptedSource extends ScriptedProvider {
  readonly live: LiveLimits;
  readonly signals: AbortSignal[] = [];

  constructor(
    name: string,
    answer: string[] | Error,
    private readonly ms = 0,
    manners: Partial<LiveLimits> = {},
  ) {
    super(name, [answer]);
    this.live = { ...MANNERS, ...manners };
  }

  override async search(query: unknown, page: PageRequest): Promise<CandidatePage> {
    this.signals.push(page.signal);
    if (this.ms > 0) await new Promise((resolve) => setTimeout(resolve, this.ms));
    return super.search(query, page);
  }
}

async function readAll(sut: SearchProviderService): Promise<string[][]> {
  const source = sut.candidates(aQuery({ typed: 'storm' }));
  const pages: string[][] = [];
  for (let page = await source.next(none); page !== null; page = await source.next(none)) {
    pages.push(page.map(({ title }) => title));
  }
  return pages;
}

describe(SearchProviderService.name, () => {
  beforeAll(() => Logger.overrideLogger(false));
  it('hands on the pages of a provider until there are no more', async () => {
    const sut = new SearchProviderService([new ScriptedProvider('one', [['a', 'b'], ['c']])]);
    expect(await readAll(sut)).toEqual([['a', 'b'], ['c']]);
  });

  describe('tells what a search matches', () => {
    const matched = async (sut: SearchProviderService) => {
      const source = sut.candidates(aQuery({ typed: 'storm' }));
      while ((await source.next(none)) !== null);
      return source.matched();
    };
    const at = (url: string, domain: string) => ({ url, domain }) as Candidate;
    const provider = (candidates: Candidate[], more: Partial<SearchProvider> = {}): SearchProvider => ({
      name: 'one',
      search: async () => ({ candidates, next: null }),
      health: async () => ({ up: true, details: {} }),
      ...more,
    });
    const two = [at('1', 'a.example'), at('2', 'b.example'), at('1', 'a.example')];

    it('as a provider that can count says, with the domains that were seen', async () => {
      const counting = provider(two, { count: async () => ({ articles: 312 }) });
      expect(await matched(new SearchProviderService([counting, provider(two)]))).toEqual({
        articles: 312,
        domains: 2,
        seen: 2,
      });
    });

    it('as far as was seen where no provider can count, or counting fails', async () => {
      const seen = { articles: 2, domains: 2, seen: 2 };
      const count = () => Promise.reject(new SearchUnavailableError('gone'));
      expect(await matched(new SearchProviderService([provider(two)]))).toEqual(seen);
      expect(await matched(new SearchProviderService([provider(two, { count })]))).toEqual(seen);
    });

    it('without the articles that lack words', async () => {
      const relaxing = provider([], {
        search: async (_, { cursor }) => ({
          candidates: cursor === null ? two : [at('3', 'c.example')],
          next: null,
          ...(cursor === null && { relaxed: '1' }),
        }),
      });
      expect(await matched(new SearchProviderService([relaxing]))).toEqual({
        articles: 2,
        domains: 2,
        seen: 2,
      });
    });
  });

  describe('with live sources', () => {
    const settings = (environment: Record<string, string> = {}) => loadSettings(environment);
    const relaxing = () => {
      const index = new ScriptedProvider('index', [['all words'], ['most words'], ['one word']]);
      const search = index.search.bind(index);
      index.search = async (query, page) => {
        const found = await search(query, page);
        return page.cursor === null ? { ...found, next: null, relaxed: found.next! } : found;
      };
      return index;
    };

    it('asks those before the index first, those behind it for what it has not, then relaxes', async () => {
      const sut = new SearchProviderService([
        new ScriptedSource('first', ['f']),
        relaxing(),
        new ScriptedSource('behind', ['b']),
      ]);
      expect(await readAll(sut)).toEqual([['f'], ['all words'], ['b'], ['most words'], ['one word']]);
    });

    it('asks nobody while the index can fill the answer', async () => {
      const live = new ScriptedSource('live', ['b']);
      const source = new SearchProviderService([relaxing(), live]).candidates(aQuery({ typed: 'storm' }));
      expect(await source.next(none)).toHaveLength(1);
      expect(live.asked).toHaveLength(0);
      expect(source.parts().map(({ provider }) => provider)).toEqual(['index']);
    });

    it('fuses several lists by reciprocal rank, the preferred one first among equals', async () => {
      const sut = new SearchProviderService([
        new ScriptedSource('one', ['a1', 'a2', 'both']),
        new ScriptedSource('two', ['b1', 'both']),
      ]);
      expect(await readAll(sut)).toEqual([['both', 'both', 'a1', 'b1', 'a2']]);
    });

    it('answers with what has come when the time is over, and keeps what comes later for the next', async () => {
      const [fast, slow] = [new ScriptedSource('fast', ['a']), new ScriptedSource('slow', ['b'], 150)];
      const sut = new SearchProviderService([fast, slow], settings({ PROVIDER_BUDGET_MS: '40' }));
      const source = sut.candidates(aQuery({ typed: 'storm' }));
      expect((await source.next(none))?.map(({ title }) => title)).toEqual(['a']);
      expect(source.parts()).toEqual([
        { provider: 'fast', ms: expect.any(Number), isLate: false },
        { provider: 'slow', ms: expect.any(Number), isLate: true },
      ]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await readAll(sut)).toEqual([['a', 'b']]);
      expect([fast.asked.length, slow.asked.length]).toEqual([1, 1]);
    });

    it('is unavailable when all are too late, and the next caller has it', async () => {
      const slow = new ScriptedSource('slow', ['b'], 80);
      const sut = new SearchProviderService([slow], settings({ PROVIDER_BUDGET_MS: '20' }));
      await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
      await new Promise((resolve) => setTimeout(resolve, 120));
      expect(await readAll(sut)).toEqual([['b']]);
    });

    it('has one request under way for the same question', async () => {
      const live = new ScriptedSource('live', ['a'], 30);
      const sut = new SearchProviderService([live]);
      expect(await Promise.all([readAll(sut), readAll(sut)])).toEqual([[['a']], [['a']]]);
      expect(live.asked).toHaveLength(1);
    });

    it('leaves a source alone for as long as its refusal lasts, at the first', async () => {
      const refusal = new UpstreamError('rate-limited', 'status 429', 77);
      const live = new ScriptedSource('live', refusal, 0, { cacheSeconds: 1 });
      const sut = new SearchProviderService([live]);
      const failures = [await readAll(sut).catch((e) => e), await readAll(sut).catch((e) => e)];
      expect(failures.map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([77, 77]);
      expect(live.asked).toHaveLength(1);
      expect(await sut.health()).toMatchObject([
        { up: false, details: { last_outcome: 'rate-limited', cools_down_seconds: 77 } },
      ]);
    });

    it('never blames a source for what is wrong with a question', async () => {
      const live = new ScriptedSource('live', new UpstreamError('rejected-query'));
      const sut = new SearchProviderService([live]);
      for (let i = 0; i < 5; i++) await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
      expect(live.asked).toHaveLength(5);
      expect(sut.counts()).toEqual([{ name: 'live', requests: 5, failures: 0 }]);
    });

    it('does not ask oftener than the source allows', async () => {
      const live = new ScriptedSource('live', ['a'], 0, { perDay: 2, cacheKey: () => String(Math.random()) });
      const sut = new SearchProviderService([live]);
      await readAll(sut);
      await readAll(sut);
      await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
      expect(live.asked).toHaveLength(2);
    });

    it('asks no peer on behalf of a peer', async () => {
      const [peer, other] = [new ScriptedSource('peer', ['p']), new ScriptedSource('other', ['o'])];
      const sut = new SearchProviderService([peer, other]);
      const { signal } = new AbortController();
      expect(await CALLER.run({ isPeer: true, signal }, () => readAll(sut))).toEqual([['o']]);
      expect(peer.asked).toHaveLength(0);
    });

    it('ends a request when the last caller has gone, which is no failure of the source', async () => {
      const live = new ScriptedSource('live', ['a'], 500);
      const sut = new SearchProviderService([live]);
      const controller = new AbortController();
      const gone = CALLER.run({ isPeer: false, signal: controller.signal }, () => readAll(sut));
      controller.abort();
      await expect(gone).rejects.toThrow(SearchUnavailableError);
      expect(live.signals[0]!.aborted).toBe(true);
      expect(sut.counts()).toEqual([{ name: 'live', requests: 1, failures: 0 }]);
    });

    it('tells every request with its outcome and time', async () => {
      const sut = new SearchProviderService([
        new ScriptedSource('one', ['a']),
        new ScriptedSource('two', new UpstreamError('captcha')),
      ]);
      const asked: unknown[] = [];
      sut.events.on('asked', (asking) => asked.push(asking));
      await readAll(sut);
      const seconds = expect.any(Number);
      expect(asked).toEqual([
        { provider: 'one', outcome: 'answered', seconds },
        { provider: 'two', outcome: 'captcha', seconds },
      ]);
    });
  });

  it('answers with what the others found when one fails', async () => {
    const broken = new ScriptedProvider('one', [new SearchUnavailableError('refused')]);
    const sut = new SearchProviderService([broken, new ScriptedProvider('two', [['b1'], ['b2']])]);
    expect(await readAll(sut)).toEqual([['b1'], ['b2']]);
    expect(broken.asked).toHaveLength(1);
  });

  it('keeps what it has when a later page of an index on this machine fails', async () => {
    const broken = new ScriptedProvider('one', [['a'], new SearchUnavailableError('refused')]);
    expect(await readAll(new SearchProviderService([Object.assign(broken, { isLocal: true })]))).toEqual([
      ['a'],
    ]);
  });

  it('takes half an answer of an index elsewhere for none', async () => {
    const broken = new ScriptedProvider('one', [['a'], new SearchUnavailableError('refused')]);
    const sut = new SearchProviderService([broken, new ScriptedProvider('two', [['b']])]);
    await expect(readAll(sut)).rejects.toThrow(SearchInterruptedError);
    await expect(
      sut.queryIndex(() => Promise.reject(new SearchUnavailableError('away')), 'one'),
    ).rejects.toThrow(SearchInterruptedError);
  });

  it('is unavailable when no provider can answer, and says when to come back', async () => {
    const sut = new SearchProviderService([
      new ScriptedProvider('one', [new SearchUnavailableError('refused')]),
      new ScriptedProvider('two', [new SearchUnavailableError('busy', 30)]),
    ]);
    const failure = await readAll(sut).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SearchUnavailableError);
    expect((failure as SearchUnavailableError).retryAfterSeconds).toBeGreaterThan(0);
    expect((failure as SearchUnavailableError).message).not.toContain('refused');
  });

  it('finds the one index that knows, and tells that none does from that one is away', async () => {
    const [first, second] = [new FakeProvider('one'), new FakeProvider('two')];
    const sut = new SearchProviderService([first, second]);
    const knows = (whose: string) => sut.queryAnyIndex(async ({ name }) => (name === whose ? name : undefined));
    expect([await knows('one'), await knows('two'), await knows('three')]).toEqual(['one', 'two', null]);
    const isAway = (provider: SearchProvider): Promise<string | undefined> =>
      provider.name === 'one'
        ? Promise.reject(new SearchUnavailableError('Away.', 5))
        : Promise.resolve(undefined);
    await expect(sut.queryAnyIndex(isAway)).rejects.toBeInstanceOf(SearchUnavailableError);
  });

  it('tells nothing found from unavailable', async () => {
    const sut = new SearchProviderService([new ScriptedProvider('one', [[]])]);
    expect(await readAll(sut)).toEqual([[]]);
  });

  it('lets a provider rest after three failures in a row', async () => {
    const broken = new ScriptedProvider('one', [new SearchUnavailableError('refused')]);
    const sut = new SearchProviderService([broken]);
    for (let i = 0; i < 5; i++) await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
    expect(broken.asked).toHaveLength(3);
    expect(await sut.health()).toMatchObject([{ name: 'one', up: false }]);
    expect(sut.counts()).toEqual([{ name: 'one', requests: 3, failures: 3 }]);
  });

  it('asks a provider on this machine again, however often it failed', async () => {
    const broken = Object.assign(new ScriptedProvider('one', [new SearchUnavailableError('unreadable', 1)]), {
      isLocal: true,
    });
    const sut = new SearchProviderService([broken]);
    for (let i = 0; i < 5; i++) await expect(readAll(sut)).rejects.toThrow(SearchUnavailableError);
    expect(broken.asked).toHaveLength(5);
  });

  it('takes no defect for unavailability: it is thrown on when nobody answers, and no reason to rest', async () => {
    const defect = new TypeError('x is undefined');
    const broken = new ScriptedProvider('one', [defect]);
    const busy = new ScriptedProvider('two', [new SearchUnavailableError('busy')]);
    const sut = new SearchProviderService([broken, busy]);
    for (let i = 0; i < 5; i++) await expect(readAll(sut)).rejects.toBe(defect);
    expect(broken.asked).toHaveLength(5);
    const another = new SearchProviderService([broken, new ScriptedProvider('two', [['b1']])]);
    expect(await readAll(another)).toEqual([['b1']]);
    expect(another.counts()[0]).toEqual({ name: 'one', requests: 1, failures: 1 });
  });

  it('passes on which domains have had their share', async () => {
    const one = new ScriptedProvider('one', [['a'], ['b']]);
    const source = new SearchProviderService([one]).candidates(aQuery({ typed: 'storm' }));
    await source.next(none);
    await source.next(new Set(['flood.example']));
    expect(one.asked[1]!.saturatedDomains.has('flood.example')).toBe(true);
  });

  it('knows no generation while a provider fails to tell its own', () => {
    const broken = new ScriptedProvider('one', [['a']]);
    const generation = () => {
      throw new Error('database disk image is malformed');
    };
    expect(new SearchProviderService([Object.assign(broken, { generation })]).generation()).toBeNull();
  });
});
