import { makeCandidate } from '../../test/support/article-factory.js';
import { toArticle } from './article.js';

describe(toArticle.name, () => {
  it('has the six fields of the contract in their order', () => {
    expect(Object.keys(toArticle(makeCandidate()))).toEqual([
      'title',
      'source',
      'published_at',
      'url',
      'image_url',
      'preview',
    ]);
  });

  it('writes the time to the second in UTC', () => {
    expect(toArticle(makeCandidate({ publishedAt: 0 })).published_at).toBe('1970-01-01T00:00:00Z');
  });

  it('takes a time that no calendar has for unknown', () => {
    for (const publishedAt of [Infinity, NaN, 1e15, -1e15]) {
      expect(toArticle(makeCandidate({ publishedAt })).published_at).toBeNull();
    }
  });

  it('says null for an unknown time and a missing image', () => {
    expect(toArticle(makeCandidate({ publishedAt: null }))).toMatchObject({
      published_at: null,
      image_url: null,
    });
  });
});
