import type { Article } from '../../articles/article.js';

/** Values of `sort`, the default first. */
export const SORT_ORDERS = ['published_at_desc', 'published_at_asc', 'title_asc', 'title_desc'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * Sorts articles. By time, undated ones are last in both directions. By title, the language's collation applies, and
 * numbers are compared by value. Equal articles keep their order.
 * @param language canonical tag; English for languages without a collation.
 */
export function sortArticles(articles: Article[], sort: SortOrder, language: string): Article[] {
  return [...articles].sort(comparison(sort, language));
}

function comparison(sort: SortOrder, language: string): (a: Article, b: Article) => number {
  switch (sort) {
    case 'published_at_desc':
      return (a, b) => byTime(b, a) ?? undatedLast(a, b);
    case 'published_at_asc':
      return (a, b) => byTime(a, b) ?? undatedLast(a, b);
    case 'title_asc': {
      const { compare } = collatorOf(language);
      return (a, b) => compare(a.title, b.title);
    }
    case 'title_desc': {
      const { compare } = collatorOf(language);
      return (a, b) => compare(b.title, a.title);
    }
  }
}

/** Compares publication times, which sort as text because they are ISO 8601 in UTC. Undefined if one is missing. */
function byTime(a: Article, b: Article): number | undefined {
  if (a.published_at === null || b.published_at === null) return undefined;
  return a.published_at < b.published_at ? -1 : a.published_at > b.published_at ? 1 : 0;
}

function undatedLast(a: Article, b: Article): number {
  return Number(a.published_at === null) - Number(b.published_at === null);
}

function collatorOf(language: string): Intl.Collator {
  return new Intl.Collator([language, 'en'], { numeric: true });
}
