import { findFeedLinks } from './find-feed-links.js';

describe('findFeedLinks', () => {
  it('finds the feeds a page names, absolute and each once', () => {
    const html = `<head><base href="/news/"><link rel="alternate" type="application/rss+xml" href="feed.xml">
      <link rel='alternate' type='application/atom+xml; charset=utf-8' href='https://other.example/atom'>
      <link rel="alternate" type="application/rss+xml" href="feed.xml">`;
    expect(findFeedLinks(html, 'https://paper.example/start')).toEqual([
      'https://paper.example/news/feed.xml',
      'https://other.example/atom',
    ]);
  });

  it('leaves out translations, stylesheets and what is no address', () => {
    const html = `<link rel="alternate" hreflang="de" href="/de"><link rel="stylesheet" href="/a.css">
      <link rel="alternate" type="application/rss+xml" href="http://[">`;
    expect(findFeedLinks(html, 'https://paper.example/')).toEqual([]);
  });

  it('reads pages that never end their tags', () => {
    const html = '<link rel=alternate type=application/rss+xml href=/feed '.repeat(3);
    expect(findFeedLinks(`${html}>`, 'https://paper.example/').length).toBeLessThanOrEqual(1);
  });
});
