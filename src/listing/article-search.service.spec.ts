import { makeCandidate } from '../../test/support/article-factory.js';
import { FakeIndex } from '../../test/support/fake-index.js';
import { searchServiceOf } from '../../test/support/search-service.js';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import { loadSettings } from '../config/load-settings.js';
import { parseText } from '../search/parse-text.js';
import { SearchUnavailableError } from '../search/search-provider.js';
import { QUERY_WITHOUT_LIMITS } from '../search/search-query.js';
import { ArticleSearchService } from './article-search.service.js';
import { Cursors } from './cursor.js';
import { NewArticlesReader } from './new-articles.js';

const common = { language: 'en', geo: 'all', limit: 10, timeframe: 'anytime' as const };
const now = (): number => Math.floor(Date.now() / 1000);

const CRITERIA = { intent: 'text' as const, text: 'a', parsed: parseText('a') };

function serviceOf(indexes: FakeIndex[]): ArticleSearchService {
  const search = searchServiceOf(indexes);
  const cursors = new Cursors(loadSettings({ CURSOR_SECRET: 'sixteen characters and more' }));
  const pipeline = new ArticlePipelineService(loadSettings({}));
  return new ArticleSearchService(search, pipeline, cursors, new NewArticlesReader(search, cursors));
}

describe(ArticleSearchService.name, () => {
  let provider: FakeIndex;
  let sut: ArticleSearchService;

  beforeEach(() => {
    provider = new FakeIndex();
    sut = serviceOf([provider]);
  });

  it('searches with the given criteria and no others', async () => {
    await sut.list({ intent: 'trending', text: 'top headlines' }, { ...common, geo: 'FR', limit: 7 });
    expect(provider.queries).toEqual([
      {
        ...QUERY_WITHOUT_LIMITS,
        intent: 'trending',
        text: 'top headlines',
        language: 'en',
        country: 'FR',
        wanted: 7,
      },
    ]);
  });

  it('returns a list that expires when its oldest article leaves the timeframe', async () => {
    const oldest = now() - 3000;
    provider.candidates = [
      makeCandidate({ publishedAt: now() - 10 }),
      makeCandidate({ publishedAt: oldest }),
    ];
    expect((await sut.list(CRITERIA, { ...common, limit: 2, timeframe: 'last_1h' })).expiresAt).toBe(
      (oldest + 3600) * 1000,
    );
    expect((await sut.list(CRITERIA, common)).expiresAt).toBe(Infinity);
    provider.candidates = [];
    expect((await sut.list(CRITERIA, { ...common, timeframe: 'last_1h' })).expiresAt).toBe(Infinity);
  });

  it('fails with the time for a retry when no provider responds', async () => {
    provider.breakDown();
    await expect(sut.list(CRITERIA, common)).rejects.toMatchObject({
      name: 'SearchUnavailableError',
      retryAfterSeconds: 5,
    });
  });

  it('continues in the index of the first page, not in its fallback', async () => {
    const indexes = ['one', 'two'].map((name) => {
      const candidates = [1, 2].map((n) =>
        makeCandidate({ title: `${name} ${n}`, source: `${name}${n}.example` }),
      );
      return Object.assign(new FakeIndex(name), { candidates, isLocal: true });
    });
    const [one, two] = indexes as [FakeIndex, FakeIndex];
    sut = serviceOf(indexes);
    const get = (cursor?: string | null) =>
      sut.list(CRITERIA, { ...common, limit: 1, cursor: cursor ?? null });
    const sourceOf = async (cursor: string | null) =>
      (await get(cursor)).envelope.items.map(({ source }) => source);
    const first = (await get()).details.pages!.next;
    one.breakDown();
    const standIn = (await get()).details.pages!.next;
    expect(await sourceOf(standIn)).toEqual(['two2.example']);
    await expect(get(first)).rejects.toThrow(SearchUnavailableError);
    one.failure = null;
    expect([await sourceOf(first), await sourceOf(standIn)]).toEqual([['one2.example'], ['two2.example']]);
    await expect(get(`A${first!}`)).rejects.toMatchObject({ code: 'cursor_invalid' });
    two.breakDown();
    await expect(get(standIn)).rejects.toThrow(SearchUnavailableError);
  });
});
