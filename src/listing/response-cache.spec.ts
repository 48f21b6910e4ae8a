import { jest } from '@jest/globals';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { freshIndex } from '../../test/support/fresh-index.js';
import { loadSettings } from '../config/load-settings.js';
import { Blocklist } from '../index/blocklist.js';
import { ProviderRegistry } from '../search/provider-registry.js';
import { EmbeddedIndex } from '../search/providers/embedded/embedded-index.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { Listing } from './article-search.service.js';
import { ResponseCache } from './response-cache.js';

const textOf = ({ body }: { body: Uint8Array }): string => Buffer.from(body).toString();

const START = Date.UTC(2030, 0, 1);

describe(ResponseCache.name, () => {
  const given = freshIndex();
  let blocklist: Blocklist;
  let searches: number;
  let sut: ResponseCache;
  let begun: number;

  const cacheOf = (megabytes: number): ResponseCache => {
    const settings = loadSettings({ RESPONSE_CACHE_MB: `${megabytes}` });
    blocklist = new Blocklist(given.dataDir);
    const search = new SearchProviderService(new ProviderRegistry(), settings, blocklist);
    search.use([new EmbeddedIndex(given.reader)]);
    return new ResponseCache(settings, search);
  };
  const search = async (expiresAt = Infinity, topic = 'a'): Promise<Listing> => {
    searches++;
    return new Listing({ topic, geo: 'all', language: 'en', count: 0, items: [] }, expiresAt);
  };
  const after = (ms: number) => sut.find('/a', begun + ms);
  const addArticle = (): unknown => given.writer.write([anIndexArticle()]);
  const removeArticle = (): void => {
    blocklist.add({ at: new Date().toISOString(), removed: 'https://a.example/1', keep_out: true });
    blocklist.refresh();
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'queueMicrotask'] });
    searches = 0;
    sut = cacheOf(1);
    begun = performance.now();
  });
  afterEach(() => jest.useRealTimers());

  it('drops all responses at once after a removal, and caches none whose search began before it', async () => {
    await sut.make('/a', search);
    removeArticle();
    expect(after(1)).toBeUndefined();
    const begun = sut.make('/a', async () => {
      removeArticle();
      return search();
    });
    await begun;
    expect(after(2)).toBeUndefined();
    await sut.make('/a', search);
    expect(after(3)).toBeDefined();
  });

  it('stores the body and a strong ETag of it', async () => {
    const made = (await sut.make('/a', search))!;
    expect(textOf(made)).toBe('{"topic":"a","geo":"all","language":"en","count":0,"items":[]}');
    expect(made.etag).toMatch(/^"[\w-]{27}"$/);
    expect(sut.find('/a')).toBe(made);
    expect(sut.find('/b')).toBeUndefined();
    expect((await sut.make('/b', () => search(Infinity, 'b')))!.etag).not.toBe(made.etag);
  });

  it('sends a response for five seconds even if the index changes', async () => {
    await sut.make('/a', search);
    addArticle();
    expect(after(4_999)).toBeDefined();
    expect(after(5_000)).toBeUndefined();
  });

  it('sends a response for thirty seconds while the index does not change', async () => {
    await sut.make('/a', search);
    expect(after(5_000)).toBeDefined();
    expect(after(29_999)).toBeDefined();
    expect(after(30_000)).toBeUndefined();
  });

  it('does not hold responses in memory that are not sent any more', async () => {
    await sut.make('/a', search);
    jest.advanceTimersByTime(20_000);
    await sut.make('/b', search);
    expect(sut.size).toBe(2);
    jest.advanceTimersByTime(10_001);
    await sut.make('/c', search);
    expect(sut.size).toBe(2);
    expect(sut.find('/b')).toBeDefined();
  });

  it('sends a response for three seconds where changes of the index are unknown', async () => {
    given.reader.close();
    await sut.make('/a', search);
    expect(after(2_999)).toBeDefined();
    expect(after(3_001)).toBeUndefined();
  });

  it('notices a change of the index during its search', async () => {
    await sut.make('/a', async () => {
      addArticle();
      return search();
    });
    expect(after(5_000)).toBeUndefined();
  });

  it('drops a response in time when the clock is set back', async () => {
    await sut.make('/a', search);
    jest.setSystemTime(START - 86_400_000);
    jest.advanceTimersByTime(31_000);
    expect(sut.find('/a')).toBeUndefined();
  });

  it('drops a response when its oldest article leaves the timeframe', async () => {
    await sut.make('/a', () => search(START + 1_500));
    expect(after(1_499)!.freshUntil).toBe(begun + 1_500);
    expect(after(1_500)).toBeUndefined();
    await sut.make('/a', () => search(START + 12_000));
    expect(after(11_000)!.freshUntil).toBe(begun + 12_000);
    expect(after(12_000)).toBeUndefined();
  });

  it('searches once for all waiting callers', async () => {
    const all = await Promise.all([1, 2, 3].map(() => sut.make('/a', search)));
    expect(searches).toBe(1);
    expect(new Set(all).size).toBe(1);
  });

  it('caches no failure, and returns it to all waiting callers', async () => {
    const fail = async (): Promise<Listing> => {
      searches++;
      throw new Error('down');
    };
    const all = await Promise.allSettled([sut.make('/a', fail), sut.make('/a', fail)]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(searches).toBe(1);
    expect(textOf((await sut.make('/a', search))!)).toContain('"topic":"a"');
  });

  it('stays within its bound of memory, the least used leaving first', async () => {
    const long = 'x'.repeat(20_000);
    for (let i = 0; i < 100; i++) {
      await sut.make(`/${i}`, () => search(Infinity, long));
      sut.find('/0');
    }
    expect(sut.find('/0')).toBeDefined();
    expect(sut.find('/1')).toBeUndefined();
    expect(sut.find('/99')).toBeDefined();
  });

  it('caches nothing with a size of zero', async () => {
    sut = cacheOf(0);
    await sut.make('/a', search);
    expect(after(0)).toBeUndefined();
  });
});
