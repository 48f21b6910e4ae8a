import type { Article } from '../../articles/article.js';
import { publisherFilterIncludes } from '../../articles/urls.js';

export interface ArticleFilter {
  /** Hosts to include, with their subdomains; empty for all. */
  source: string[];
  /** Hosts to exclude, with their subdomains, even if `source` includes them. */
  exclude_source: string[];
  thumbnail_only: boolean;
}

/** The articles that pass the caller's filter, in their order. */
export function filterArticles(articles: Article[], filter: ArticleFilter): Article[] {
  return articles.filter(({ source, image_url }) => passesFilter(source, image_url, filter));
}

/** Whether the caller's filter accepts an article. @param host of the publisher. */
export function passesFilter(host: string, imageUrl: string | null, filter: ArticleFilter): boolean {
  const { source: domains, exclude_source: excludedDomains, thumbnail_only } = filter;
  return (
    publisherFilterIncludes({ domains, excludedDomains }, host) && (!thumbnail_only || imageUrl !== null)
  );
}
