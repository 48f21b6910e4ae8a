import { cpuMs } from '../../../test/support/cpu-ms.js';
import { readLinkHeader } from './read-link-header.js';

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

  it('reads all of a relation, in their order', () => {
    const both =
      '<https://two.example/>; rel=hub, <https://one.example/>; rel="hub", <https://two.example/>; rel=hub';
    expect(read(both)).toEqual(['https://two.example/', 'https://one.example/']);
  });

  it('reads the address of the topic beside it', () => {
    expect(read('<https://h.example/>; rel="hub", </rss?a=1>; rel="self"', 'self')).toEqual([
      'https://news.example/rss?a=1',
    ]);
  });

  it('takes no time over a header that is made to take it', () => {
    const spent = cpuMs(() => {
      for (const part of ['<', '<>;', '; a', '<a>;a="', '<a>; a=b; ', ',', ' ']) read(part.repeat(20_000));
    });
    expect(spent).toBeLessThan(500);
  });
});
