import { SPANS } from '../../counts/buckets.js';
import { INCLUDABLE } from '../../articles/article.js';
import { CURSOR_LENGTH } from '../../answer/cursor.js';
import { ORDERS, SEARCH_IN } from '../../search/search-provider.js';
import { ARTICLES, HOST_NAMES_LENGTH, TEXT_LENGTH } from '../../http/query-parameters.js';
import { SORTS } from '../../news/sort-articles.js';
import { named, type Parameter, type Schema } from './openapi.js';
import {
  COUNTRY,
  CURSOR,
  hostNames,
  LANGUAGE,
  listOf,
  MOMENT,
  OPTIONAL_LANGUAGE,
  STORY_ID,
  text,
} from './patterns.js';

const language = {
  name: 'language',
  in: 'query',
  examples: {
    german: { value: 'de' },
    british: { summary: 'English, British sources preferred', value: 'en-GB' },
    japanese: { value: 'ja' },
  },
} as const;

const limit = {
  name: 'limit',
  in: 'query',
  allowEmptyValue: true,
  schema: { type: 'integer', minimum: ARTICLES.fewest, maximum: ARTICLES.most, default: ARTICLES.usual },
} as const;

const freeText: Schema = {
  type: 'string',
  minLength: 1,
  'x-trimmed-max-length': TEXT_LENGTH,
  pattern: text(TEXT_LENGTH),
};

const hosts: Schema = {
  type: 'string',
  'x-trimmed-max-length': HOST_NAMES_LENGTH,
  pattern: hostNames(HOST_NAMES_LENGTH),
};

/** Days that any index keeps, `YYYY-MM-DD`: an example that is refused would be none. */
const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const TWO_DAYS_AGO = dayAgo(2);
const YESTERDAY = dayAgo(1);

/** The query parameters by the name under which operations refer to them. */
export const parameters = {
  topic: {
    name: 'topic',
    in: 'query',
    required: true,
    description:
      'Search text. All words are required; `"a phrase"` must stand in that order, `-word` excludes, ' +
      '`a OR b` takes either. Counted in Unicode characters after trimming.',
    schema: freeText,
    examples: {
      words: { summary: 'All of these words', value: 'harbour bridge' },
      phrase: { summary: 'A phrase, and a word that must be missing', value: '"sea wall" -repairs' },
      either: { summary: 'Either of two words', value: 'ferry OR tram' },
    },
  },
  query: {
    name: 'query',
    in: 'query',
    required: true,
    description:
      'City, region or area. The words "local news" are added by the service; leave them out. ' +
      'Counted in Unicode characters after trimming.',
    schema: freeText,
    example: 'Northmere',
  },
  language: {
    ...language,
    required: true,
    description: describeLanguage('Required here.'),
    schema: { type: 'string', pattern: LANGUAGE },
  },
  languageOrEnglish: {
    ...language,
    allowEmptyValue: true,
    description: describeLanguage('English when left out.'),
    schema: { type: 'string', pattern: OPTIONAL_LANGUAGE, default: 'en' },
  },
  geo: {
    name: 'geo',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Keeps articles of sources from one country: ISO 3166-1 alpha-2 in any case (`uk` is read as `GB`), ' +
      'or `all`.',
    schema: { type: 'string', pattern: COUNTRY, default: 'all' },
    example: 'GB',
  },
  limit: {
    ...limit,
    description: 'Most articles to return; digits only.',
    example: 20,
  },
  fetchLimit: {
    ...limit,
    description: 'Articles fetched before the filters, digits only; fewer may be left after them.',
    example: 50,
  },
  timeframe: {
    name: 'timeframe',
    in: 'query',
    allowEmptyValue: true,
    description: 'How old an article may be. With any but `anytime`, undated articles are left out.',
    schema: { ...named('Timeframe'), default: 'anytime' },
    example: 'last_24h',
  },
  from: {
    name: 'from',
    in: 'query',
    allowEmptyValue: true,
    description:
      'When the period begins that articles are from: a date or date-time of ISO 8601, UTC unless it says otherwise. ' +
      'Not together with a `timeframe`, and not before the first day that the index keeps. Undated articles are left out.',
    schema: { type: 'string', pattern: MOMENT },
    examples: {
      day: { summary: 'From the first second of a day', value: TWO_DAYS_AGO },
      moment: { summary: 'From a moment on', value: `${TWO_DAYS_AGO}T18:30:00+02:00` },
    },
  },
  to: {
    name: 'to',
    in: 'query',
    allowEmptyValue: true,
    description:
      'When the period ends, written like `from` and after it: a date is in the period, a date-time is not. It may lie ' +
      'in the future.',
    schema: { type: 'string', pattern: MOMENT },
    examples: {
      day: { summary: 'To the last second of a day', value: YESTERDAY },
      moment: { summary: 'Before a moment', value: `${YESTERDAY}T06:00:00Z` },
    },
  },
  domains: {
    name: 'domains',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Host names of the only publishers to search, comma-separated, each with its subdomains. A publisher’s share of ' +
      'the answer is a quarter; of fewer than four publishers each has an equal share.',
    schema: hosts,
    example: 'northmere-courier.example,coral-bay-post.example',
  },
  exclude_domains: {
    name: 'exclude_domains',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Host names of publishers left out of the search, written like `domains`; wins over `domains`.',
    schema: hosts,
    example: 'coastwire-bulletin.example',
  },
  include: {
    name: 'include',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Fields to add behind the six of each article, comma-separated: `id`, `language`, `country` and `source_name` of ' +
      'the publisher, `categories`, `story` (its id) and `coverage` (how many publishers report that story). They stand ' +
      'in this order, null where unknown.',
    schema: { type: 'string', pattern: listOf(INCLUDABLE) },
    example: 'id,story,coverage',
  },
  languageOfSource: {
    ...language,
    allowEmptyValue: true,
    description: 'Only publishers that have articles in this language, whatever its region.',
    schema: { type: 'string', pattern: OPTIONAL_LANGUAGE },
  },
  countryOfSource: {
    name: 'geo',
    in: 'query',
    allowEmptyValue: true,
    description: 'Only publishers of this country: ISO 3166-1 alpha-2 in any case, or `all`.',
    schema: { type: 'string', pattern: COUNTRY, default: 'all' },
    example: 'GB',
  },
  categoryOfSource: {
    name: 'category',
    in: 'query',
    allowEmptyValue: true,
    description: 'Only publishers that have articles of this category, in any case.',
    schema: named('Category'),
    example: 'science',
  },
  domain: {
    name: 'domain',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Only these publishers: host names, comma-separated; a host below a domain stands for its publisher.',
    schema: hosts,
    example: 'northmere-courier.example',
  },
  cursor: {
    name: 'cursor',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Where a page behind the first begins. Follow the `Link` of the page before as it is: a cursor is valid for an hour ' +
      'and for its own query; only `limit` and `include` may change.',
    schema: { type: 'string', maxLength: CURSOR_LENGTH, pattern: CURSOR },
  },
  search_in: {
    name: 'search_in',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Where the words of `topic` must stand: in the title, or anywhere. In titles alone nothing is relaxed.',
    schema: { ...named('SearchIn'), default: SEARCH_IN[0] },
    example: 'title',
  },
  order: {
    name: 'sort',
    in: 'query',
    allowEmptyValue: true,
    description:
      '`newest`: of all articles with all words the newest, by time. Nothing is relaxed then, and undated articles ' +
      'stand at the end.',
    schema: { ...named('Order'), default: ORDERS[0] },
    example: 'newest',
  },
  timeframeOfStories: {
    name: 'timeframe',
    in: 'query',
    allowEmptyValue: true,
    description: 'How old an article may be.',
    schema: { ...named('Timeframe'), default: 'last_48h' },
    example: 'last_24h',
  },
  eitherTopic: {
    name: 'topic',
    in: 'query',
    description: 'Search text as on `/news`: exactly one of `topic` and `topic1` is required.',
    schema: freeText,
    example: 'harbour bridge',
  },
  eitherCategory: {
    name: 'topic1',
    in: 'query',
    description:
      'Category as on `/news/topic`, in any case: exactly one of `topic` and `topic1` is required.',
    schema: named('Category'),
    example: 'science',
  },
  languageOfEither: {
    ...language,
    description: describeLanguage('Required with `topic`, English with `topic1`.'),
    schema: { type: 'string', pattern: OPTIONAL_LANGUAGE },
  },
  lastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description:
      'The `id` of the last event that was received: the stream goes on behind it, without loss or repetition, as ' +
      'long as the index keeps the articles.',
    schema: { type: 'string', maxLength: 1000 },
    example: '9705e70e.1027',
  },
  by: {
    name: 'by',
    in: 'query',
    allowEmptyValue: true,
    description: 'What is counted by, in UTC.',
    schema: { ...named('Span'), default: SPANS[0] },
    example: 'hour',
  },
  categoryOfStories: {
    name: 'topic1',
    in: 'query',
    allowEmptyValue: true,
    description: 'Only stories of this category, in any case.',
    schema: named('Category'),
    example: 'science',
  },
  story: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of a story, as `/news/stories` answers it.',
    schema: { type: 'string', pattern: STORY_ID },
    example: 'en-107afku8',
  },
  topic1: {
    name: 'topic1',
    in: 'query',
    required: true,
    description: 'Category, in any case. It is translated into `language` before the search.',
    schema: named('Category'),
    example: 'science',
  },
  topic2: {
    name: 'topic2',
    in: 'query',
    allowEmptyValue: true,
    description: 'A second category, in any case, combined with the first.',
    schema: named('Category'),
    example: 'environment',
  },
  source: {
    name: 'source',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Host names to keep, comma-separated, any case, `www.` ignored, internationalised names in Unicode or ' +
      'Punycode. A name stands for itself and its subdomains.',
    schema: hosts,
    example: 'northmere-courier.example,coral-bay-post.example',
  },
  exclude_source: {
    name: 'exclude_source',
    in: 'query',
    allowEmptyValue: true,
    description: 'Host names to leave out, written like `source`; wins over `source`.',
    schema: hosts,
    example: 'coastwire-bulletin.example',
  },
  thumbnail_only: {
    name: 'thumbnail_only',
    in: 'query',
    allowEmptyValue: true,
    description: 'Only articles with a thumbnail. `true`, `false`, `1` or `0`, any case.',
    schema: { type: 'boolean', default: false },
    example: true,
  },
  sort: {
    name: 'sort',
    in: 'query',
    allowEmptyValue: true,
    description:
      'Order of the answer. Undated articles stand at the end in both date orders; titles follow the collation ' +
      'of `language`.',
    schema: { ...named('Sort'), default: SORTS[0] },
    example: 'published_at_asc',
  },
} satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof parameters;

/** One wording for both places where a language is taken. */
function describeLanguage(presence: string): string {
  return (
    'Language of the articles: `ll`, `lll` or `ll-CC`, any case. A region prefers sources of that country and ' +
    `excludes none. A well-formed code without translations falls back to English for categories and headlines. ${presence}`
  );
}
