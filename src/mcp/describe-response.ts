import type { Article } from '../articles/article.js';

interface StoryFields {
  title: string;
  articles: number;
  publishers: number;
  first_at: string;
  items: Article[];
}

interface SourceFields {
  domain: string;
  name: string | null;
  languages: string[];
  articles_7d: number;
  newest_at: string | null;
}

/** The numbers of `X-Diversity-Limited`. */
interface Limit {
  matched: number;
  domains: number;
}

/** A response as text for quotation: every article with publisher, date and link. */
export function describeResponse(body: Record<string, unknown>): string {
  const {
    stories,
    items = [],
    next_cursor: cursor,
    diversity_limited: limited,
    query_syntax: syntax,
    unknown_parameters: unknown,
  } = body as {
    stories?: StoryFields[];
    items?: (Article | SourceFields)[];
    next_cursor?: string;
    diversity_limited?: Limit;
    query_syntax?: string;
    unknown_parameters?: string[];
  };
  const entries =
    stories?.map(describeStory) ??
    items.map((item) => ('url' in item ? describeArticle(item) : describeSource(item)));
  const now = timeOf(new Date().toISOString());
  const head = entries.length === 0 ? `Nothing was found, as of ${now}.` : `Found as of ${now}:`;
  const more =
    cursor === undefined ? [] : [`There is more: call again with the same arguments and cursor ${cursor}`];
  const few = limited === undefined ? [] : [describeLimit(limited)];
  const plain = syntax === undefined ? [] : [`The search text was read as plain words: ${syntax}`];
  const ignored =
    unknown === undefined ? [] : [`Parameters that do not exist were ignored: ${unknown.join(', ')}`];
  return [
    head,
    ...entries.map((entry, i) => `${i + 1}. ${entry}`),
    ...few,
    ...plain,
    ...ignored,
    ...more,
  ].join('\n\n');
}

function describeLimit({ matched, domains }: Limit): string {
  const why = 'This list is short because no publisher may have more than a quarter of it';
  return matched === 0 ? `${why}.` : `${why}: articles that match: ${matched}, publishers: ${domains}.`;
}

function describeArticle({ title, source, published_at, url, preview }: Article): string {
  const about = `${title} (${source}, ${published_at === null ? 'date unknown' : timeOf(published_at)})`;
  return [about, url, ...(preview === '' ? [] : [preview])].join('\n');
}

function describeStory({ title, articles, publishers, first_at, items }: StoryFields): string {
  const head = `${title}: articles: ${articles}, publishers: ${publishers}, since ${timeOf(first_at)}`;
  return [head, ...items.map((item) => `- ${describeArticle(item).replaceAll('\n', '\n  ')}`)].join('\n');
}

function describeSource({ domain, name, languages, articles_7d, newest_at }: SourceFields): string {
  const named = name === null || name === '' ? domain : `${domain} (${name})`;
  const newest = newest_at === null ? '' : `, the newest of ${timeOf(newest_at)}`;
  return `${named}: ${languages.join(', ')}; articles in seven days: ${articles_7d}${newest}`;
}

/** `2026-11-22T18:15:44Z` to the minute. */
const timeOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
