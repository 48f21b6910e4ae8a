import { makeCandidate } from '../../test/support/article-factory.js';
import { FakeProvider } from '../../test/support/fake-provider.js';
import { ArticlePipelineService } from '../articles/article-pipeline.service.js';
import { loadSettings } from '../config/load-settings.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { UNLIMITED } from '../search/search-provider.js';
import { ArticleSearchService } from './article-search.service.js';

const common = { language: 'en', geo: 'all', limit: 10, timeframe: 'anytime' as const };
const now = (): number => Math.floor(Date.now() / 1000);

describe(ArticleSearchService.name, () => {
  let provider: FakeProvider;
  let sut: ArticleSearchService;

  beforeEach(() => {
    provider = new FakeProvider();
    sut = new ArticleSearchService(
      new SearchProviderService([provider]),
      new ArticlePipelineService(loadSettings({})),
    );
  });

  it('asks for the criteria given and nothing more', async () => {
    await sut.answer({ intent: 'trending', text: 'top headlines' }, { ...common, geo: 'FR', limit: 7 });
    expect(provider.asked).toEqual([
      {
        ...UNLIMITED,
        intent: 'trending',
        text: 'top headlines',
        language: 'en',
        country: 'FR',
        wanted: 7,
      },
    ]);
  });

  it('says until when the answer is true: until its oldest article leaves the window', async () => {
    const oldest = now() - 3000;
    provider.candidates = [
      makeCandidate({ publishedAt: now() - 10 }),
      makeCandidate({ publishedAt: oldest }),
    ];
    const criteria = { intent: 'text' as const, text: 'a' };
    expect((await sut.answer(criteria, { ...common, limit: 2, timeframe: 'last_1h' })).expiresAt).toBe(
      (oldest + 3600) * 1000,
    );
    expect((await sut.answer(criteria, common)).expiresAt).toBe(Infinity);
    provider.candidates = [];
    expect((await sut.answer(criteria, { ...common, timeframe: 'last_1h' })).expiresAt).toBe(Infinity);
  });

  it('tells the caller when no provider can answer, and nothing of why', async () => {
    provider.breakDown();
    await expect(sut.answer({ intent: 'text', text: 'a' }, common)).rejects.toMatchObject({
      code: 'search_unavailable',
      detail: 'No search provider can answer now; try again in 5 seconds.',
      extras: { headers: { 'Retry-After': '5' } },
    });
  });
});
