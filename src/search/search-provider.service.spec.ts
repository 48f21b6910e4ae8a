import { Logger } from '@nestjs/common';
import { aQuery } from '../../test/contracts/search-provider.contract.js';
import type { Candidate } from '../articles/article.js';
import {
  type CandidatePage,
  type PageRequest,
  type SearchProvider,
  SearchUnavailableError,
} from './search-provider.js';
import { SearchProviderService } from './search-provider.service.js';

const candidate = (title: string) => ({ title }) as Candidate;
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

  it('interleaves several providers by rank, the preferred one first', async () => {
    const sut = new SearchProviderService([
      new ScriptedProvider('one', [['a1', 'a2', 'a3']]),
      new ScriptedProvider('two', [['b1']]),
    ]);
    expect(await readAll(sut)).toEqual([['a1', 'b1', 'a2', 'a3']]);
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
      const loosening = provider([], {
        search: async (_, { cursor }) => ({
          candidates: cursor === null ? two : [at('3', 'c.example')],
          next: null,
          ...(cursor === null && { loosened: '1' }),
        }),
      });
      expect(await matched(new SearchProviderService([loosening]))).toEqual({
        articles: 2,
        domains: 2,
        seen: 2,
      });
    });
  });

  it('asks for articles that lack words only when no provider has anything left that holds all', async () => {
    const index = new ScriptedProvider('index', [['all words'], ['most words'], ['one word']]);
    const search = index.search.bind(index);
    index.search = async (query, page) => {
      const found = await search(query, page);
      return page.cursor === null ? { ...found, next: null, loosened: found.next! } : found;
    };
    const sut = new SearchProviderService([index, new ScriptedProvider('live', [['a'], ['b'], ['c']])]);
    expect(await readAll(sut)).toEqual([['all words', 'a'], ['b'], ['c'], ['most words'], ['one word']]);
  });

  it('answers with what the others found when one fails', async () => {
    const broken = new ScriptedProvider('one', [new SearchUnavailableError('refused')]);
    const sut = new SearchProviderService([broken, new ScriptedProvider('two', [['b1'], ['b2']])]);
    expect(await readAll(sut)).toEqual([['b1'], ['b2']]);
    expect(broken.asked).toHaveLength(1);
  });

  it('keeps what it has when a later page fails', async () => {
    const sut = new SearchProviderService([
      new ScriptedProvider('one', [['a'], new SearchUnavailableError('refused')]),
    ]);
    expect(await readAll(sut)).toEqual([['a']]);
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
