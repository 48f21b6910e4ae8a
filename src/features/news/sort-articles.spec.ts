import fc from '../../../test/support/fast-check.js';
import type { Article } from '../../articles/article.js';
import { SORT_ORDERS, sortArticles } from './sort-articles.js';

function article(title: string, published_at: string | null = null): Article {
  return {
    title,
    source: 'a.example',
    published_at,
    url: 'https://a.example/',
    image_url: null,
    preview: '',
  };
}

const titlesOf = (articles: Article[]): string[] => articles.map(({ title }) => title);
const sorted = (
  titles: string[],
  language: string,
  sort: 'title_asc' | 'title_desc' = 'title_asc',
): string[] =>
  titlesOf(
    sortArticles(
      titles.map((title) => article(title)),
      sort,
      language,
    ),
  );

describe(sortArticles.name, () => {
  it('puts undated articles last in both date orders', () => {
    const articles = [
      article('undated 1'),
      article('old', '2026-01-01T00:00:00Z'),
      article('undated 2'),
      article('new', '2026-02-01T00:00:00Z'),
    ];
    expect(titlesOf(sortArticles(articles, 'published_at_desc', 'en'))).toEqual([
      'new',
      'old',
      'undated 1',
      'undated 2',
    ]);
    expect(titlesOf(sortArticles(articles, 'published_at_asc', 'en'))).toEqual([
      'old',
      'new',
      'undated 1',
      'undated 2',
    ]);
  });

  it.each(SORT_ORDERS)('keeps the order of equal articles with %s', (sort) => {
    const articles = [0, 1, 2, 3].map((i) => ({
      ...article('Ferry sails', '2026-01-01T00:00:00Z'),
      url: `https://a.example/${i}`,
    }));
    expect(sortArticles(articles, sort, 'en')).toEqual(articles);
  });

  it('sorts titles by the collation of the language', () => {
    expect(sorted(['Zebra', 'Ärger', 'Apfel'], 'de')).toEqual(['Apfel', 'Ärger', 'Zebra']);
    expect(sorted(['Zebra', 'Ärlig', 'Apa'], 'sv')).toEqual(['Apa', 'Zebra', 'Ärlig']);
    expect(sorted(['10 things', '9 things'], 'en')).toEqual(['9 things', '10 things']);
    expect(sorted(['b', 'a', 'C'], 'en', 'title_desc')).toEqual(['C', 'b', 'a']);
  });

  it('sorts as English where there is no collation', () => {
    for (const language of ['xx', 'zzz', 'qq-QQ'])
      expect(sorted(['b', 'B', 'a'], language)).toEqual(sorted(['b', 'B', 'a'], 'en'));
  });

  it('returns the same articles, and does not change its input', () => {
    const day = fc.option(fc.integer({ min: 10, max: 28 }).map((n) => `2026-01-${n}T00:00:00Z`));
    const articles = fc.array(
      fc.record({ title: fc.string(), day }).map(({ title, day }) => article(title, day)),
    );
    fc.assert(
      fc.property(articles, fc.constantFrom(...SORT_ORDERS), (given, sort) => {
        const before = [...given];
        const after = sortArticles(given, sort, 'en');
        expect(given).toEqual(before);
        expect(new Set(after)).toEqual(new Set(given));
        expect(after).toHaveLength(given.length);
        const dated = after.map(({ published_at }) => published_at !== null);
        if (sort.startsWith('published'))
          expect(dated).toEqual([...dated].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
