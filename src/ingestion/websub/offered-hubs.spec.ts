import { offeredHubs } from './offered-hubs.js';

describe(offeredHubs.name, () => {
  const url = 'https://news.example/rss';
  const silent = { link: null, url };

  it('are what the document names, in its order', () => {
    const hubs = ['https://hub.example/', 'https://another.example/'];
    const self = 'https://news.example/rss?canonical';
    expect(offeredHubs({ hubs, self }, silent)).toEqual({ hubs, topic: self });
  });

  it('are what the response headers name, where both do', () => {
    const link =
      '<https://new-hub.example/>; rel=hub, <https://spare.example/>; rel=hub, <https://news.example/topic>; rel=self';
    expect(offeredHubs({ hubs: ['https://hub.example/'], self: url }, { link, url })).toEqual({
      hubs: ['https://new-hub.example/', 'https://spare.example/'],
      topic: 'https://news.example/topic',
    });
  });

  it('know a feed that does not name itself by its address', () => {
    expect(offeredHubs({ hubs: ['https://hub.example/'], self: null }, silent)?.topic).toBe(url);
  });

  it('are none without a hub, or with addresses that would not come back whole', () => {
    const long = `https://hub.example/${'x'.repeat(3_000)}`;
    expect(offeredHubs({ hubs: [], self: url }, silent)).toBeNull();
    expect(offeredHubs({ hubs: [long], self: url }, silent)).toBeNull();
    expect(offeredHubs({ hubs: [long, 'https://hub.example/'], self: url }, silent)?.hubs).toHaveLength(1);
    expect(offeredHubs({ hubs: ['https://hub.example/'], self: long }, silent)).toBeNull();
  });

  it('are a few, however many are named', () => {
    const link = Array.from({ length: 100 }, (_, i) => `<https://hub${i}.example/>; rel=hub`).join();
    expect(offeredHubs({ hubs: [], self: null }, { link, url })?.hubs).toHaveLength(4);
  });
});
