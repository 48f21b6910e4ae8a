import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { Searx, SEARX_ABSENT } from '../../support/searx.js';

const STORMS = ['Storm over Lisbon', 'Lisbon bridges shut in storm'].map((title, i) => ({
  title,
  url: `https://paper${i}.example/${i}`,
  preview: 'The Tagus is closed to ships.',
}));

(SEARX_ABSENT === null ? describe : describe.skip)(`a real searx (${SEARX_ABSENT ?? 'installed'})`, () => {
  let newsroom: LoopbackServer;
  let searx: Searx;
  let service: TestApp;

  beforeAll(async () => {
    newsroom = await LoopbackServer.start();
    searx = await Searx.start(newsroom.url(''));
    service = await createTestApp({
      environment: {
        SEARCH_PROVIDERS: 'embedded,searxng',
        SEARXNG_URL: searx.url,
        PROVIDER_BUDGET_MS: '8000',
      },
    });
  });
  afterAll(async () => {
    await service?.close();
    await searx?.stop();
    await newsroom?.stop();
  });

  it('returns articles where the index is empty', async () => {
    newsroom.serve('/search', JSON.stringify({ items: STORMS }), { 'content-type': 'application/json' });
    const answer = await service.get('/news?topic=storm%20lisbon&language=en');
    expect(await answer.json()).toMatchObject({
      count: 2,
      items: STORMS.map(({ title, url, preview }) => ({ title, url, preview })),
    });
    expect(newsroom.visits[0]!.path).toBe('/search?q=storm+lisbon');
  });

  it('without a working engine has an outcome of its own, and the index is still searched', async () => {
    newsroom.serve('/search', 'boom', {}, 500);
    const answer = await service.get('/news?topic=other&language=en');
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ count: 0 })]);
    const health = (await (await service.get('/health')).json()) as {
      details: { search: { providers: Record<string, unknown> } };
    };
    expect(health.details.search.providers['searxng']).toMatchObject({
      last_outcome: 'engines-unresponsive',
    });
  });
});
