import { type Article, feedUpdateTime } from '../../articles/article.js';
import type { ArticleList, FeedHeader } from './article-list.js';

/** Serializes a list of articles as a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function toJsonFeed({ items, language }: ArticleList, { title, self }: FeedHeader): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    feed_url: self,
    // Several languages, joined by commas, are no language tag.
    ...(language !== undefined && !language.includes(',') && { language }),
    items: items.map(toItem),
  });
}

function toItem(article: Article): object {
  const { title, source, published_at, url, image_url, preview } = article;
  const { categories } = article as { categories?: readonly string[] | null };
  return {
    id: url,
    url,
    title,
    content_text: preview,
    ...(image_url !== null && { image: image_url }),
    ...(published_at === null
      ? { date_modified: feedUpdateTime(article) }
      : { date_published: published_at }),
    authors: [{ name: source }],
    ...(categories && { tags: categories }),
  };
}
