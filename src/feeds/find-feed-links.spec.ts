import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import { findFeedLinks } from './find-feed-links.js';

describe(findFeedLinks.name, () => {
  it('finds the feeds a page declares, in its order, comments last', () => {
    const page = `<!doctype html><head><base href="https://site.example/section/">
      <link rel=stylesheet href=/a.css><link rel="alternate" hreflang="de" href="/de">
      <LINK REL='Alternate Stylesheet' TYPE='application/atom+xml' HREF='comments/feed' TITLE='Comments'>
      <link rel="alternate" type="application/rss+xml; charset=utf-8" title=" All &amp; everything " href="feed?a=1&amp;b=2"/>
      <link rel="alternate" type="application/feed+json" href="//cdn.example/feed.json"></head>`;
    expect(findFeedLinks(page, 'https://www.site.example/')).toEqual([
      { url: 'https://site.example/section/feed?a=1&b=2', title: 'All & everything' },
      { url: 'https://cdn.example/feed.json', title: '' },
      { url: 'https://site.example/section/comments/feed', title: 'Comments' },
    ]);
  });

  it('returns links that look like feeds when a page declares none', () => {
    const page = '<p><a href="/about">About</a> <a href="/rss.xml">RSS</a> <a href="/rss.xml">again</a></p>';
    expect(findFeedLinks(page, 'https://site.example/')).toEqual([
      { url: 'https://site.example/rss.xml', title: '' },
    ]);
  });

  it.each([
    [
      'first, before links that look like feeds',
      '',
      ['https://news.example/feed', 'https://site.example/rss.xml'],
    ],
    [
      'in no place where the page declares feeds',
      '<link rel="alternate" type="application/rss+xml" href="/declared">',
      ['https://site.example/declared', 'https://site.example/rss.xml'],
    ],
  ])('returns the page that a page leads to by itself %s', (_, declared, found) => {
    const refresh = '<meta http-equiv="Refresh" content="0; url=https://news.example/feed">';
    const page = `${declared}${refresh}<a href="/rss.xml">RSS</a>`;
    expect(findFeedLinks(page, 'https://site.example/').map(({ url }) => url)).toEqual(found);
  });

  it('ignores scripts and comments', () => {
    const link = '<link rel="alternate" type="application/rss+xml" href="/feed">';
    expect(findFeedLinks(`<!-- ${link} --><script>'${link}'</script>`, 'https://site.example/')).toEqual([]);
  });

  it.each(['<a href="/feed"', '<link '])('reads a page of nothing but %s in linear time', async (tag) => {
    expect(await growthOf((size) => findFeedLinks(tag.repeat(size), 'https://site.example/'))).toBeLessThan(
      PROPORTIONAL,
    );
  });
});
