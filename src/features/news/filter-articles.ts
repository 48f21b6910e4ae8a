import type { Article } from '../../articles/article.js';
import { admitsHost } from '../../articles/urls.js';

export interface ArticleFilter {
  /** Hosts to include, with their subdomains; empty for all. */
  source: string[];
  /** Hosts to exclude, with their subdomains; takes precedence over `source`. */
  exclude_source: string[];
  thumbnail_only: boolean;
}

/** The articles that pass the caller's filter, in their order. */
export function filterArticles(articles: Article[], filter: ArticleFilter): Article[] {
  const { source: domains, exclude_source: excludedDomains, thumbnail_only } = filter;
  return articles.filter(
    ({ source, image_url }) =>
      admitsHost({ domains, excludedDomains }, source) && (!thumbnail_only || image_url !== null),
  );
}
