import { MAX_BUCKETS } from '../../features/counts/buckets.js';
import { INCLUDABLE_FIELDS } from '../../articles/article.js';
import { OPERATION_ERRORS } from '../../http/errors.js';
import { ADDITIONAL_FIELDS_SCHEMA, schemaReference, type Schema } from './openapi.js';

const text = (description: string, bounds: Schema = {}): Schema => ({
  type: 'string',
  description,
  ...bounds,
});

const time = (description: string): Schema => text(description, { format: 'date-time' });

const count = (description: string, minimum = 0): Schema => ({ type: 'integer', minimum, description });

const orNull = (schema: Schema): Schema => ({ ...schema, type: [schema.type as 'string', 'null'] });

const listOf = (items: Schema, bounds: Schema = {}): Schema => ({ type: 'array', items, ...bounds });

/** The schema of a list whose length the parameter `limit` determines, at most 100. */
const page = (name: string, bounds: Schema = {}): Schema =>
  listOf(schemaReference(name), { maxItems: 100, ...bounds });

/** The schema of an object. @param optional names of fields that may be absent. */
const objectOf = (
  description: string | null,
  properties: Record<string, Schema>,
  optional: readonly string[] = [],
): Schema => ({
  type: 'object',
  ...(description !== null && { description }),
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: ADDITIONAL_FIELDS_SCHEMA,
  properties,
});

const spans = listOf(listOf({ type: 'integer', minimum: 0 }, { maxItems: 2 }));

const article = objectOf(
  'One article. Its first six fields are present unless `fields` selects others, the others where `include` names them.',
  {
    title: text('Headline: plain text, without the name of the publisher after it.', { minLength: 1 }),
    source: text('Host of the publisher: lower-case ASCII, without `www.`, `m.` or `amp.`.'),
    published_at: orNull(time('Publication time in UTC, `YYYY-MM-DDTHH:mm:ssZ`; null when unknown.')),
    url: text('Full article: absolute http(s), tracking parameters removed.', { format: 'uri' }),
    image_url: orNull(text('Thumbnail: absolute http(s); null when there is none.', { format: 'uri' })),
    preview: text('Excerpt: plain text, at most 250 UTF-16 code units, may be empty.', { maxLength: 250 }),
    id: orNull(text('With `include`. Opaque; stays the same when the article is changed.')),
    language: orNull(text('With `include`. Canonical language tag.')),
    country: orNull(text('With `include`. Country of the publisher, ISO 3166-1 alpha-2.')),
    categories: orNull(
      listOf(schemaReference('Category'), { description: 'With `include`. Categories of the article.' }),
    ),
    source_name: orNull(text('With `include`. Name of the source.')),
    story: orNull(text('With `include`. Id of the story that the article reports.')),
    coverage: orNull(count('With `include`. Number of publishers that report the story.', 1)),
    history: orNull(
      listOf(
        objectOf('A former version of an edited article.', {
          title: text('Headline.', { minLength: 1 }),
          preview: text('Excerpt, may be empty.', { maxLength: 250 }),
          until: time('Time at which the change was found, UTC.'),
        }),
        { description: 'With `include`. Former versions, the newest first.', maxItems: 10 },
      ),
    ),
    labels: listOf(
      { type: 'string' },
      { description: 'With `include`. The operator’s labels of the source; empty without any.' },
    ),
    matches: objectOf(
      'With `include`. The words of the query, in every form that made them match: start and end of each in UTF-16 code ' +
        'units, the end exclusive, in order; empty where the list has no words.',
      { title: spans, preview: spans },
    ),
  },
  [...INCLUDABLE_FIELDS],
);

const sincePage = {
  since: text('With `since`. The token of the next request.', { maxLength: 2_000 }),
  more: { type: 'boolean', description: 'With `since`. Whether more has arrived.' },
} as const;

const envelope = objectOf(
  null,
  {
    topic: text('The search text of /news and /news/advanced; empty elsewhere.', { maxLength: 100 }),
    geo: text('`all`, or the country in upper case.', { pattern: '^(all|[A-Z]{2})$' }),
    language: text('The language code in canonical case; those of `languages`, separated by commas.', {
      minLength: 2,
      maxLength: 29,
    }),
    count: { ...count('Number of articles in `items`.'), maximum: 100 },
    ...sincePage,
    total: {
      ...count(
        'With `include=total`. Number of articles in the index with all words; near-identical ones are counted one by one.',
      ),
      maximum: 10_000,
    },
    total_is_exact: {
      type: 'boolean',
      description: 'With `include=total`. False where there are more than `total`.',
    },
    items: page('Article'),
  },
  ['since', 'more', 'total', 'total_is_exact'],
);

const storyFields = {
  id: text('Opaque; valid as long as the story.', { minLength: 1 }),
  title: text('Headline of its best representative.', { minLength: 1 }),
  first_at: time('Publication time of the first report, UTC.'),
  last_at: time('Publication time of the newest report, UTC.'),
  articles: count('Number of reports in the index; near-identical ones are counted one by one.', 1),
  publishers: count('Number of their registrable domains.', 1),
  categories: listOf(schemaReference('Category'), {
    description: 'Categories of its reports, the most frequent first.',
  }),
  items: page('Article'),
  follows: orNull(
    text(
      'Id of the earlier story that it continues, possibly no longer in the index: a story ends two days after its first report.',
    ),
  ),
  subject: orNull(
    text(
      'Opaque; equal for a story, the story that it follows, and other stories of the subject; null without any. A list has at most `limit` / 5 stories of one subject, at least one.',
      { minLength: 1 },
    ),
  ),
  other_languages: listOf(schemaReference('LinkedStory'), {
    description: 'Stories of the same event in other languages, at most one of each.',
  }),
};

const story = objectOf('A news event with some of its reports.', storyFields);

const linkedStory = objectOf('A story of the same event in another language.', {
  language: text('Language of its reports.', { minLength: 2 }),
  id: text('Id of the story.', { minLength: 1 }),
  title: text('Headline of its best representative.'),
  publishers: count('Number of registrable domains of its reports.', 1),
});

const storyHistory = objectOf('A news event with all of its reports, in pages, and its history.', {
  ...storyFields,
  timeline: listOf(schemaReference('TimelineBucket'), {
    description:
      'Its reports by hour, or by day where the story lasts more than 72 hours; UTC, ascending, without empty buckets.',
  }),
  first: schemaReference('Article'),
  publishers_list: listOf({ type: 'string' }, { description: 'Registrable domains of its publishers.' }),
});

const timelineBucket = objectOf('The reports of an hour or a day.', {
  at: time('Its start, UTC.'),
  publishers: count('Number of registrable domains.', 1),
  articles: count('Number of reports.', 1),
  title: text('Headline that represents the story then.'),
});

const stories = objectOf(
  null,
  {
    topic: text('The search text; empty without one.', { maxLength: 100 }),
    geo: envelope.properties!['geo']!,
    language: envelope.properties!['language']!,
    count: { ...count('Number of stories.'), maximum: 100 },
    ...sincePage,
    stories: page('Story', {
      description: 'The most covered first, each with up to five articles of different publishers.',
    }),
  },
  ['since', 'more'],
);

const source = objectOf('One publisher.', {
  domain: text('Registrable domain.'),
  name: orNull(text('Its most frequent name; null when unknown.')),
  languages: listOf({ type: 'string' }, { description: 'Canonical tags.' }),
  countries: listOf({ type: 'string' }, { description: 'ISO 3166-1 alpha-2.' }),
  categories: listOf(schemaReference('Category')),
  articles_7d: count('Articles of the last seven days.'),
  newest_at: orNull(time('Publication time of the newest article; null when none is dated.')),
  labels: listOf(
    { type: 'string' },
    { description: 'Labels of its sources, as the operator wrote them; for `labels`.' },
  ),
});

const sourceList = objectOf(null, {
  count: { ...count('Number of publishers in `items`.'), maximum: 100 },
  items: page('Source'),
});

const counts = objectOf(
  null,
  {
    topic: text('The search text; empty where a category was requested.', { maxLength: 100 }),
    geo: envelope.properties!['geo']!,
    language: envelope.properties!['language']!,
    by: schemaReference('CountBy'),
    total: count('By a field only: number of articles, also of those whose value is unknown.'),
    buckets: page('CountBucket', { maxItems: MAX_BUCKETS }),
  },
  ['total'],
);

const countBucket = objectOf(
  'The articles of one day or hour, which have `at`, or with one value of a field, which have `key`.',
  {
    at: time('By time only: beginning of the day or hour, UTC.'),
    key: text('By a field only: host, country, language or category.', { minLength: 1 }),
    articles: count('Number of articles; near-identical ones are counted one by one.'),
    publishers: count('Number of their registrable domains.'),
  },
  ['at', 'key'],
);

const problem = objectOf(
  'An error (RFC 9457).',
  {
    type: text('Identifies the kind of error; the same for every occurrence.', { format: 'uri' }),
    title: text('Short title of the kind of error; the same for every occurrence.'),
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: text('What happened and what to do about it.'),
    code: schemaReference('ProblemCode'),
    request_id: text('As in `X-Request-Id`; include it in support requests.'),
    errors: listOf(schemaReference('ParameterError'), {
      description: 'With code `invalid_parameters`: all faulty parameters.',
    }),
  },
  ['errors'],
);

const parameterError = objectOf('A faulty parameter.', {
  parameter: text('Name of the parameter.'),
  detail: text('The fault, as a sentence.'),
});

const healthPart: Schema = {
  type: 'object',
  description: 'One part of the service and its measurements.',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['up', 'down'] } },
  additionalProperties: { description: 'A measurement; each part has its own.' },
};

const parts: Schema = { type: 'object', additionalProperties: schemaReference('HealthPart') };

const health = objectOf('Availability and freshness of the parts of the service.', {
  status: { type: 'string', enum: ['ok'] },
  info: { ...parts, description: 'Parts that are up.' },
  error: { ...parts, description: 'Parts that are down. The status is ok as long as searches are possible.' },
  details: { ...parts, description: 'All parts.' },
});

/** A failed health check. Its `status` is a text, as health checks define it; in other errors it is a number. */
const healthFailure: Schema = {
  ...health,
  description: 'The failed health check, and what to do about it.',
  required: [...health.required!, 'detail', 'code', 'request_id'],
  properties: {
    ...health.properties,
    status: { type: 'string', enum: ['error'] },
    detail: problem.properties!['detail']!,
    code: schemaReference('ProblemCode'),
    request_id: problem.properties!['request_id']!,
  },
};

const usagePlan = objectOf('The limits of the plan.', {
  name: text('Name of the plan.'),
  requests_per_second: orNull(count('Per second of UTC; null for no limit.', 1)),
  requests_per_day: orNull(count('Per day of UTC; null for no limit.', 1)),
  endpoints: orNull(
    listOf({ type: 'string' }, { description: 'The paths that the plan includes; null for all.' }),
  ),
});

const usageToday = objectOf('The current day of UTC.', {
  date: text('The date.', { format: 'date' }),
  used: orNull(
    count(
      'Accepted requests, except those to /usage; without a limit per day, as of one or two seconds ago. Null when ' +
        'unknown.',
    ),
  ),
  left: orNull(count('Null for no limit.')),
  resets_at: time('Beginning of the next day, UTC.'),
});

const usage = objectOf('A key, its plan and its usage.', {
  key: text('The public id of the key, never the key.'),
  plan: schemaReference('UsagePlan'),
  expires_at: orNull(time('When the key expires; null for never.')),
  today: schemaReference('UsageToday'),
});

export const API_SCHEMAS: Record<string, Schema> = {
  ProblemCode: {
    type: 'string',
    enum: OPERATION_ERRORS.map(([code]) => code),
    description: 'Kind of error; stable, made for programs.',
  },
  Article: article,
  Envelope: envelope,
  StoryList: stories,
  Story: story,
  StoryHistory: storyHistory,
  LinkedStory: linkedStory,
  TimelineBucket: timelineBucket,
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
