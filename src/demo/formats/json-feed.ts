import type { PrintedFeed } from '../printed-article.js';
import { isoDate } from './xml.js';

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: PrintedFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.link,
    feed_url: feed.self,
    language: feed.language,
    items: feed.articles.map((article) => ({
      id: article.id,
      url: article.url,
      title: article.title,
      content_text: article.text,
      image: article.pictureUrl ?? undefined,
      date_published: article.publishedAt === null ? undefined : isoDate(article.publishedAt),
      tags: [article.section],
    })),
  });
}
