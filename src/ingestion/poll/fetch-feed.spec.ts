import { chooseChildren, MAX_CHILDREN } from './fetch-feed.js';

const NOW = Date.UTC(2026, 10, 10) / 1000;

describe(chooseChildren.name, () => {
  it('prefers news sitemaps, then this month, and reads a bounded number', () => {
    const archive = Array.from({ length: 50 }, (_, i) => `https://a.example/sitemap-2019-${i}.xml`);
    const chosen = chooseChildren(
      [...archive, 'https://a.example/sitemap-2026-11.xml', 'https://a.example/news-sitemap.xml'],
      NOW,
    );
    expect(chosen.slice(0, 2)).toEqual([
      'https://a.example/news-sitemap.xml',
      'https://a.example/sitemap-2026-11.xml',
    ]);
    expect(chosen).toHaveLength(MAX_CHILDREN);
  });

  it('asks no child twice', () => {
    expect(chooseChildren(['https://a.example/1.xml', 'https://a.example/1.xml'], NOW)).toHaveLength(1);
  });
});
