import type { Article } from '../../articles/article.js';
import { type ArticleFilter, filterArticles } from './filter-articles.js';

const sources = ['bbc.co.uk', 'news.bbc.co.uk', 'notbbc.co.uk', 'co.uk.example', 'bbc.com'];
const articles = sources.map((source, i): Article => {
  const image_url = i % 2 === 0 ? 'https://i.example/p.jpg' : null;
  return { title: source, source, published_at: null, url: `https://${source}/`, image_url, preview: '' };
});

const filtered = (filter: Partial<ArticleFilter>): string[] => {
  const all = { source: [], exclude_source: [], thumbnail_only: false };
  return filterArticles(articles, { ...all, ...filter }).map(({ source }) => source);
};

describe(filterArticles.name, () => {
  it('keeps everything without parameters', () => expect(filtered({})).toEqual(sources));

  it('matches a domain and its subdomains on label boundaries', () => {
    expect(filtered({ source: ['bbc.co.uk'] })).toEqual(['bbc.co.uk', 'news.bbc.co.uk']);
    expect(filtered({ source: ['news.bbc.co.uk'] })).toEqual(['news.bbc.co.uk']);
    expect(filtered({ exclude_source: ['bbc.co.uk', 'bbc.com'] })).toEqual(['notbbc.co.uk', 'co.uk.example']);
  });

  it('excludes a source that is in both lists', () => {
    expect(filtered({ source: ['bbc.co.uk'], exclude_source: ['news.bbc.co.uk'] })).toEqual(['bbc.co.uk']);
    expect(filtered({ source: ['bbc.com'], exclude_source: ['bbc.com'] })).toEqual([]);
  });

  it('keeps only articles with a thumbnail on request', () => {
    expect(filtered({ thumbnail_only: true })).toEqual(['bbc.co.uk', 'notbbc.co.uk', 'bbc.com']);
  });
});
