import type { LiveSourceName } from '../../src/config/live-sources.js';

/** An article that an upstream on loopback finds. */
export interface UpstreamArticle {
  title: string;
  /** Host of the publisher. */
  host: string;
  text?: string;
  /** Minutes before now; null for an undated article. */
  age?: number | null;
}

interface Upstream {
  /** Path of its search. */
  path: string;
  /** Name of the parameter that holds the words. */
  queryParameter: string;
  contentType: string;
  /** Its answer, in its format. */
  render(articles: UpstreamArticle[], query: URLSearchParams): string;
}

const urlOf = ({ host, title }: UpstreamArticle): string =>
  `https://www.${host}/news/${encodeURIComponent(title.toLowerCase().replace(/\W+/g, '-'))}`;
const timeOf = ({ age = 5 }: UpstreamArticle): Date | null =>
  age === null ? null : new Date(Math.floor(Date.now() / 1000 - age * 60) * 1000);
const iso = (article: UpstreamArticle): string | null =>
  timeOf(article)?.toISOString().replace('.000', '') ?? null;
const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const date = (article: UpstreamArticle): string => {
  const time = timeOf(article);
  return time === null ? '' : `<pubDate>${time.toUTCString()}</pubDate>`;
};
const json = 'application/json; charset=utf-8';

/** Every upstream as it answers when all is well. */
export const UPSTREAMS: Record<LiveSourceName, Upstream> = {
  'google-news': {
    path: '/rss/search',
    queryParameter: 'q',
    contentType: 'application/xml; charset=utf-8',
    render: (articles, query) =>
      `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><generator>NFE/5.0</generator>` +
      `<link>https://news.google.com/search?q=x&amp;ceid=${query.get('ceid')}</link>${articles
        .map(
          (article, i) =>
            `<item><title>${xml(article.title)} - The ${article.host} Post</title>` +
            `<link>https://news.google.com/rss/articles/CBMiqAFBVV95cUx${i}?oc=5</link>${date(article)}` +
            `<source url="https://www.${article.host}">The ${article.host} Post</source></item>`,
        )
        .join('')}</channel></rss>`,
  },
  searxng: {
    path: '/search',
    queryParameter: 'q',
    contentType: json,
    render: (articles) =>
      JSON.stringify({
        query: 'x',
        results: articles.map((article) => ({
          url: urlOf(article),
          title: article.title,
          content: article.text ?? '',
          publishedDate: timeOf(article)?.toISOString().slice(0, 19) ?? null,
        })),
        unresponsive_engines: [],
      }),
  },
  gdelt: {
    path: '/api/v2/doc/doc',
    queryParameter: 'query',
    contentType: json,
    render: (articles) =>
      JSON.stringify({
        articles: articles.map((article) => ({
          url: urlOf(article),
          title: article.title,
          seendate: iso(article)?.replace(/[-:]/g, '') ?? '',
          domain: article.host,
        })),
      }),
  },
  newsapi: {
    path: '/v2/everything',
    queryParameter: 'q',
    contentType: json,
    render: (articles) =>
      JSON.stringify({
        status: 'ok',
        totalResults: articles.length,
        articles: articles.map((article) => ({
          source: { id: null, name: article.host },
          title: `${article.title} - ${article.host}`,
          description: article.text ?? null,
          url: urlOf(article),
          urlToImage: null,
          publishedAt: iso(article),
        })),
      }),
  },
  gnews: {
    path: '/api/v4/search',
    queryParameter: 'q',
    contentType: json,
    render: (articles) =>
      JSON.stringify({
        totalArticles: articles.length,
        articles: articles.map((article) => ({
          title: article.title,
          description: article.text ?? '',
          url: urlOf(article),
          publishedAt: iso(article),
          source: { name: article.host, url: `https://www.${article.host}` },
        })),
      }),
  },
  brave: {
    path: '/res/v1/news/search',
    queryParameter: 'q',
    contentType: json,
    render: (articles) =>
      JSON.stringify({
        type: 'news',
        results: articles.map((article) => ({
          type: 'news_result',
          title: article.title,
          url: urlOf(article),
          description: article.text,
          page_age: iso(article)?.replace('Z', ''),
        })),
      }),
  },
  currents: {
    path: '/v1/search',
    queryParameter: 'keywords',
    contentType: json,
    render: (articles) =>
      JSON.stringify({
        status: 'ok',
        news: articles.map((article) => ({
          title: article.title,
          description: article.text ?? '',
          url: urlOf(article),
          image: 'None',
          published: iso(article)?.replace('T', ' ').replace('Z', ' +0000') ?? '',
        })),
      }),
  },
};
