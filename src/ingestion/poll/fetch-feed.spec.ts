import { growthOf, PROPORTIONAL } from '../../../test/support/growth.js';
import { chooseSitemaps, MAX_FETCHED_SITEMAPS, offeredHubs, readLinkHeader } from './fetch-feed.js';

const NOW = Date.UTC(2026, 10, 10) / 1000;

describe(chooseSitemaps.name, () => {
  it('prefers news sitemaps, then this month, and reads a bounded number', () => {
    const archive = Array.from({ length: 50 }, (_, i) => `https://a.example/sitemap-2019-${i}.xml`);
    const chosen = chooseSitemaps(
      [...archive, 'https://a.example/sitemap-2026-11.xml', 'https://a.example/news-sitemap.xml'],
      NOW,
    );
    expect(chosen.slice(0, 2)).toEqual([
      'https://a.example/news-sitemap.xml',
      'https://a.example/sitemap-2026-11.xml',
    ]);
    expect(chosen).toHaveLength(MAX_FETCHED_SITEMAPS);
  });

  it('fetches no child twice', () => {
    expect(chooseSitemaps(['https://a.example/1.xml', 'https://a.example/1.xml'], NOW)).toHaveLength(1);
  });
});

describe(offeredHubs.name, () => {
  const url = 'https://news.example/rss';
  const silent = { link: null, url };

  it('are those of the document, in its order', () => {
    const hubs = ['https://hub.example/', 'https://another.example/'];
    const self = 'https://news.example/rss?canonical';
    expect(offeredHubs({ hubs, self }, silent)).toEqual({ hubs, topic: self });
  });

  it('are those of the response headers, where both have some', () => {
    const link =
      '<https://new-hub.example/>; rel=hub, <https://spare.example/>; rel=hub, <https://news.example/topic>; rel=self';
    expect(offeredHubs({ hubs: ['https://hub.example/'], self: url }, { link, url })).toEqual({
      hubs: ['https://new-hub.example/', 'https://spare.example/'],
      topic: 'https://news.example/topic',
    });
  });

  it('use the address of a feed without a self link', () => {
    expect(offeredHubs({ hubs: ['https://hub.example/'], self: null }, silent)?.topic).toBe(url);
  });

  it('are none without a hub, or with addresses longer than the limit', () => {
    const long = `https://hub.example/${'x'.repeat(3_000)}`;
    expect(offeredHubs({ hubs: [], self: url }, silent)).toBeNull();
    expect(offeredHubs({ hubs: [long], self: url }, silent)).toBeNull();
    expect(offeredHubs({ hubs: [long, 'https://hub.example/'], self: url }, silent)?.hubs).toHaveLength(1);
    expect(offeredHubs({ hubs: ['https://hub.example/'], self: long }, silent)).toBeNull();
  });

  it('are limited in number', () => {
    const link = Array.from({ length: 100 }, (_, i) => `<https://hub${i}.example/>; rel=hub`).join();
    expect(offeredHubs({ hubs: [], self: null }, { link, url })?.hubs).toHaveLength(4);
  });
});

describe(readLinkHeader.name, () => {
  const read = (header: string | null, relation = 'hub'): string[] =>
    readLinkHeader(header, relation, 'https://news.example/feeds/all');

  it.each([
    ['<https://hub.example/>; rel="hub"', 'https://hub.example/'],
    ['<https://hub.example/>;rel=hub', 'https://hub.example/'],
    ['<https://hub.example/>; title="a, b"; REL="Hub"', 'https://hub.example/'],
    ['<https://a.example/x,y>; rel="next", <https://hub.example/a>; rel="self hub"', 'https://hub.example/a'],
    ['</hub>; rel=hub', 'https://news.example/hub'],
    ['<javascript:x>; rel=hub, <https://hub.example/>; rel=hub', 'https://hub.example/'],
    ['<https://other.example/>; rel=alternate; rel=hub', null],
    ['<https://hub.example/>; rel=hubbub', null],
    ['<https://hub.example/', null],
    ['rel=hub', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (header, url) => expect(read(header)).toEqual(url === null ? [] : [url]));

  it('reads all links of a relation, in their order', () => {
    const both =
      '<https://two.example/>; rel=hub, <https://one.example/>; rel="hub", <https://two.example/>; rel=hub';
    expect(read(both)).toEqual(['https://two.example/', 'https://one.example/']);
  });

  it('reads the address of the topic beside it', () => {
    expect(read('<https://h.example/>; rel="hub", </rss?a=1>; rel="self"', 'self')).toEqual([
      'https://news.example/rss?a=1',
    ]);
  });

  it.each(['<', '<>;', '; a', '<a>;a="', '<a>; a=b; ', ',', ' '])(
    'reads repeated "%s" in linear time',
    async (part) => {
      expect(await growthOf((size) => read(part.repeat(size)))).toBeLessThan(PROPORTIONAL);
    },
  );
});
