import { MOST_BUCKETS, SPANS } from '../../counts/buckets.js';
import { CALLERS_ERRORS } from '../../http/errors.js';
import { TIMEFRAMES } from '../../http/query-parameters.js';
import { TOPICS } from '../../languages/topics.js';
import { SORTS } from '../../news/sort-articles.js';
import { ORDERS, SEARCH_IN } from '../../search/search-provider.js';
import { LATER_FIELDS, named, type Schema } from './openapi.js';

/** Lists of values that parameters and answers share, each with a name that generated clients take over. */
const enums = {
  Category: { type: 'string', enum: TOPICS, description: 'What an article is about.' },
  Timeframe: { type: 'string', enum: TIMEFRAMES, description: 'How far back an answer reaches.' },
  Sort: { type: 'string', enum: SORTS, description: 'Order of an answer.' },
  SearchIn: { type: 'string', enum: SEARCH_IN, description: 'Where words must stand.' },
  Order: { type: 'string', enum: ORDERS, description: 'What comes first.' },
  Span: { type: 'string', enum: SPANS, description: 'What is counted by.' },
  ProblemCode: {
    type: 'string',
    enum: CALLERS_ERRORS.map(([code]) => code),
    description: 'Kind of error; stable, made for programs.',
  },
} satisfies Record<string, Schema>;

const text = (description: string, bounds: Schema = {}): Schema => ({
  type: 'string',
  description,
  ...bounds,
});

const orNull = (schema: Schema): Schema => ({ ...schema, type: ['string', 'null'] });

/**
 * An answer or a part of one.
 *
 * @param optional fields that are not always there.
 */
const objectOf = (
  description: string | null,
  properties: Record<string, Schema>,
  optional: readonly string[] = [],
): Schema => ({
  type: 'object',
  ...(description !== null && { description }),
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: LATER_FIELDS,
  properties,
});

const article = objectOf(
  'One article. Its first six fields are always there, the others where `include` names them.',
  {
    title: text('Headline: plain text, without the publisher’s name behind it.', { minLength: 1 }),
    source: text('Host of the publisher: lower-case ASCII, without `www.`, `m.` or `amp.`.'),
    published_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Publication time in UTC, `YYYY-MM-DDTHH:mm:ssZ`; null when unknown.',
    },
    url: text('Full article: absolute http(s), tracking parameters removed.', { format: 'uri' }),
    image_url: {
      type: ['string', 'null'],
      format: 'uri',
      description: 'Thumbnail: absolute http(s); null when there is none.',
    },
    preview: text('Excerpt: plain text, at most 250 UTF-16 code units, may be empty.', { maxLength: 250 }),
    id: orNull(text('With `include`. Opaque; stays when the article is changed.')),
    language: orNull(text('With `include`. Canonical language tag.')),
    country: orNull(text('With `include`. Country of the publisher, ISO 3166-1 alpha-2.')),
    categories: {
      type: ['array', 'null'],
      items: named('Category'),
      description: 'With `include`. What the article is about.',
    },
    source_name: orNull(text('With `include`. Name of the source.')),
    story: orNull(text('With `include`. Id of the story that the article reports.')),
    coverage: {
      type: ['integer', 'null'],
      minimum: 1,
      description: 'With `include`. How many publishers report that story.',
    },
  },
  ['id', 'language', 'country', 'categories', 'source_name', 'story', 'coverage'],
);

const envelope = objectOf(null, {
  topic: text('The search text of /news and /news/advanced; empty elsewhere.', { maxLength: 100 }),
  geo: text('`all`, or the country in upper case.', { pattern: '^(all|[A-Z]{2})$' }),
  language: text('The language code in canonical case.', { minLength: 2, maxLength: 5 }),
  count: { type: 'integer', minimum: 0, maximum: 100, description: 'Number of articles in `items`.' },
  items: { type: 'array', maxItems: 100, items: named('Article') },
});

const articleList: Schema = { type: 'array', maxItems: 100, items: named('Article') };

const story = objectOf('An event that is reported, with some or all of its reports.', {
  id: text('Opaque; lives as long as the story.', { minLength: 1 }),
  title: text('Headline of its best representative.', { minLength: 1 }),
  first_at: text('When the first report was published, UTC.', { format: 'date-time' }),
  last_at: text('When the newest report was published, UTC.', { format: 'date-time' }),
  articles: {
    type: 'integer',
    minimum: 1,
    description: 'Reports in the index, near-identical ones counted one by one.',
  },
  publishers: { type: 'integer', minimum: 1, description: 'Registrable domains among them.' },
  categories: {
    type: 'array',
    items: named('Category'),
    description: 'What it is about, the most frequent first.',
  },
  items: articleList,
});

const stories = objectOf(null, {
  topic: text('Always empty.', { maxLength: 0 }),
  geo: envelope.properties!['geo']!,
  language: envelope.properties!['language']!,
  count: { type: 'integer', minimum: 0, maximum: 100, description: 'Number of stories.' },
  stories: {
    type: 'array',
    maxItems: 100,
    items: named('Story'),
    description: 'The most covered first, each with up to five articles of different publishers.',
  },
});
const source = objectOf('One publisher.', {
  domain: text('Registrable domain.'),
  name: orNull(text('What it is called most often; null when unknown.')),
  languages: { type: 'array', items: { type: 'string' }, description: 'Canonical tags.' },
  countries: { type: 'array', items: { type: 'string' }, description: 'ISO 3166-1 alpha-2.' },
  categories: { type: 'array', items: named('Category') },
  articles_7d: { type: 'integer', minimum: 0, description: 'Articles of the last seven days.' },
  newest_at: {
    type: ['string', 'null'],
    format: 'date-time',
    description: 'When the newest article was published; null when none is dated.',
  },
});

const sourceList = objectOf(null, {
  count: { type: 'integer', minimum: 0, maximum: 100, description: 'Number of publishers in `items`.' },
  items: { type: 'array', maxItems: 100, items: named('Source') },
});

const counts = objectOf(null, {
  topic: text('The search text; empty where a category was asked for.', { maxLength: 100 }),
  geo: envelope.properties!['geo']!,
  language: envelope.properties!['language']!,
  by: named('Span'),
  buckets: { type: 'array', maxItems: MOST_BUCKETS, items: named('CountBucket') },
});

const countBucket = objectOf('What was published in one span of time.', {
  at: text('When the span begins, UTC.', { format: 'date-time' }),
  articles: { type: 'integer', minimum: 0, description: 'Articles, near-identical ones one by one.' },
  publishers: { type: 'integer', minimum: 0, description: 'Registrable domains among them.' },
});

const problem = objectOf(
  'An error as of RFC 9457.',
  {
    type: text('Identifies the kind of error; the same for every occurrence.', { format: 'uri' }),
    title: text('Short and the same for every occurrence.'),
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: text('What happened and what to do about it.'),
    code: named('ProblemCode'),
    request_id: text('As in `X-Request-Id`; name it when asking for help.'),
    errors: {
      type: 'array',
      description: 'With code `invalid_parameters`: every faulty parameter at once.',
      items: named('ParameterError'),
    },
  },
  ['errors'],
);

const parameterError = objectOf('One parameter and what is wrong with it.', {
  parameter: text('Name of the parameter.'),
  detail: text('What is wrong with it.'),
});

const healthPart: Schema = {
  type: 'object',
  description: 'One part of the service, with what is measured of it.',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['up', 'down'] } },
  additionalProperties: {
    description: 'A measurement of this part; which ones there are differs from part to part.',
  },
};

const parts: Schema = { type: 'object', additionalProperties: named('HealthPart') };

const health = objectOf('What can answer, and how fresh it is.', {
  status: { type: 'string', enum: ['ok'] },
  info: { ...parts, description: 'Parts that are up.' },
  error: {
    ...parts,
    description: 'Parts that are down. While requests are answered all the same, the status is ok.',
  },
  details: { ...parts, description: 'All parts.' },
});

/** No problem as of RFC 9457, whose `status` is a number: the check's own `status` came first. */
const healthFailure: Schema = {
  ...health,
  description: 'The health check that failed, and what to do about it.',
  required: [...health.required!, 'detail', 'code', 'request_id'],
  properties: {
    ...health.properties,
    status: { type: 'string', enum: ['error'] },
    detail: problem.properties!['detail']!,
    code: named('ProblemCode'),
    request_id: problem.properties!['request_id']!,
  },
};

const limit = (description: string): Schema => ({ type: ['integer', 'null'], minimum: 1, description });

const usagePlan = objectOf('What the plan of the key allows.', {
  name: text('Name of the plan.'),
  requests_per_second: limit('In a second of UTC; null for no limit.'),
  requests_per_day: limit('In a day of UTC; null for no limit.'),
  endpoints: {
    type: ['array', 'null'],
    items: { type: 'string' },
    description: 'The paths that the plan covers; null for all.',
  },
});

const usageToday = objectOf('The day of UTC that runs.', {
  date: text('The day.', { format: 'date' }),
  used: {
    type: ['integer', 'null'],
    minimum: 0,
    description:
      'Requests that were let through, those to /usage not among them; where the plan has no limit a day, up to ' +
      'a second or two ago. Null when it cannot be known now.',
  },
  left: { type: ['integer', 'null'], minimum: 0, description: 'Null for no limit.' },
  resets_at: text('When the next day begins, in UTC.', { format: 'date-time' }),
});

const usage = objectOf('A key, its plan and what it has used.', {
  key: text('The public id of the key, never the key.'),
  plan: named('UsagePlan'),
  expires_at: {
    type: ['string', 'null'],
    format: 'date-time',
    description: 'When the key expires; null for never.',
  },
  today: named('UsageToday'),
});

export const schemas: Record<string, Schema> = {
  ...enums,
  Article: article,
  Envelope: envelope,
  StoryList: stories,
  Story: story,
  Counts: counts,
  Source: source,
  SourceList: sourceList,
  CountBucket: countBucket,
  Problem: problem,
  ParameterError: parameterError,
  Usage: usage,
  UsagePlan: usagePlan,
  UsageToday: usageToday,
  Health: health,
  HealthPart: healthPart,
  HealthFailure: healthFailure,
};
