import { offeredHub } from './offered-hub.js';

describe(offeredHub.name, () => {
  const url = 'https://news.example/rss';
  const silent = { link: null, url };

  it('is what the document names', () => {
    const feed = { hub: 'https://hub.example/', self: 'https://news.example/rss?canonical' };
    expect(offeredHub(feed, silent)).toEqual({
      hub: 'https://hub.example/',
      topic: 'https://news.example/rss?canonical',
    });
  });

  it('is what the response headers name, where both do', () => {
    const link = '<https://new-hub.example/>; rel=hub, <https://news.example/topic>; rel=self';
    expect(offeredHub({ hub: 'https://hub.example/', self: url }, { link, url })).toEqual({
      hub: 'https://new-hub.example/',
      topic: 'https://news.example/topic',
    });
  });

  it('knows a feed that does not name itself by its address', () => {
    expect(offeredHub({ hub: 'https://hub.example/', self: null }, silent)?.topic).toBe(url);
  });

  it('is none without a hub, or with addresses that would not come back whole', () => {
    expect(offeredHub({ hub: null, self: url }, silent)).toBeNull();
    expect(offeredHub({ hub: `https://hub.example/${'x'.repeat(3_000)}`, self: url }, silent)).toBeNull();
  });
});
