import type { Article } from '../articles/article.js';
import { matchesHost } from '../articles/urls.js';

export interface ArticleFilter {
  /** Hosts to keep, subdomains included; empty keeps all. */
  source: string[];
  /** Hosts to leave out, subdomains included; wins over `source`. */
  exclude_source: string[];
  thumbnail_only: boolean;
}

/** The articles that pass the caller's filter, in their order. */
export function filterArticles(articles: Article[], filter: ArticleFilter): Article[] {
  const { source, exclude_source, thumbnail_only } = filter;
  return articles.filter(
    (article) =>
      (source.length === 0 || source.some((host) => matchesHost(article.source, host))) &&
      !exclude_source.some((host) => matchesHost(article.source, host)) &&
      (!thumbnail_only || article.image_url !== null),
  );
}
