import type { ArticleListEnvelope } from '../../listing/article-search.service.js';
import { cursorProblem } from '../../listing/cursor.js';
import { invalidSinceProblem } from '../../listing/new-articles.js';
import { toAtom } from '../../listing/formats/atom.js';
import { toJsonFeed } from '../../listing/formats/json-feed.js';
import type { Article } from '../../articles/article.js';
import type { SourcesEnvelope } from '../../features/sources/sources.service.js';
import type { CountsEnvelope, FacetsEnvelope } from '../../features/counts/counts.service.js';
import { type ParameterError, Problem } from '../../http/problem.js';
import type {
  StoriesEnvelope,
  StoryEnvelope,
  StoryHistoryEnvelope,
} from '../../features/stories/stories.service.js';
import type { UsageResponse } from '../../features/usage/usage.service.js';

const seaWall: Article = {
  title: 'Northmere sea wall holds as Storm Maribel cuts power to thousands',
  source: 'northmere-courier.example',
  published_at: '2026-11-20T07:42:00Z',
  url: 'https://www.northmere-courier.example/environment/sea-wall-holds',
  image_url: 'https://images.northmere-courier.example/sea-wall.jpg',
  preview: 'The new sea wall did its work at high tide. Crews from three counties are repairing power lines.',
};

const notebook: Article = {
  title: 'What a night on the sea wall taught one volunteer',
  source: 'hillside-notebook.example',
  published_at: null,
  url: 'https://www.hillside-notebook.example/national/a-night-on-the-wall',
  image_url: null,
  preview: '',
};

const envelope = (topic: string, language: string, items: Article[], geo = 'all'): ArticleListEnvelope => ({
  topic,
  geo,
  language,
  count: items.length,
  items,
});

const listedStory: StoryEnvelope = {
  id: 'en-107afku8',
  title: seaWall.title,
  first_at: '2026-11-20T05:58:00Z',
  last_at: '2026-11-20T07:42:00Z',
  articles: 14,
  publishers: 9,
  categories: ['environment', 'national'],
  items: [seaWall],
  follows: 'en-107a9k4g',
  subject: 'en-107a9k4g',
  other_languages: [
    { language: 'fr', id: 'fr-107af1c4', title: 'La mer franchit la digue de Saltmere', publishers: 4 },
  ],
};

const story: StoryHistoryEnvelope = {
  ...listedStory,
  timeline: [
    { at: '2026-11-20T05:00:00Z', publishers: 1, articles: 1, title: 'Sea wall of Saltmere is damaged' },
    { at: '2026-11-20T06:00:00Z', publishers: 6, articles: 7, title: seaWall.title },
    { at: '2026-11-20T07:00:00Z', publishers: 5, articles: 6, title: seaWall.title },
  ],
  first: seaWall,
  publishers_list: ['coastwire-bulletin.example', 'hillside-notebook.example'],
};

const stories: StoriesEnvelope = {
  topic: '',
  geo: 'all',
  language: 'en-GB',
  count: 1,
  stories: [listedStory],
};

const counts: CountsEnvelope = {
  topic: 'sea wall',
  geo: 'all',
  language: 'en-GB',
  by: 'day',
  buckets: [
    { at: '2026-11-19T00:00:00Z', articles: 0, publishers: 0 },
    { at: '2026-11-20T00:00:00Z', articles: 37, publishers: 21 },
  ],
};

const facets: FacetsEnvelope = {
  topic: 'sea wall',
  geo: 'all',
  language: 'en-GB',
  by: 'country',
  total: 41,
  buckets: [
    { key: 'GB', articles: 31, publishers: 17 },
    { key: 'IE', articles: 6, publishers: 4 },
  ],
};

const sources: SourcesEnvelope = {
  count: 1,
  items: [
    {
      domain: 'northmere-courier.example',
      name: 'Northmere Courier',
      languages: ['en-GB'],
      countries: ['GB'],
      categories: ['environment', 'national'],
      articles_7d: 214,
      newest_at: '2026-11-20T07:42:00Z',
      labels: ['regional'],
    },
  ],
};

const healthyParts = {
  search: {
    status: 'up',
    providers: { embedded: { status: 'up', newest_age_seconds: 41, requests: 10_412, failures: 0 } },
  },
  index: {
    status: 'up',
    readable: true,
    articles: 182_004,
    undated: 911,
    bytes: 186_200_000,
    newest_age_seconds: 41,
  },
  sources: {
    status: 'up',
    feeds: 1_609,
    answering: 1_517,
    failing: 87,
    gone: 5,
    last_success_age_seconds: 2,
    newest_item_age_seconds: 38,
    published_to_searchable_p50_seconds: 160,
    published_to_searchable_p95_seconds: 1_200,
    published_to_searchable: {
      poll: { articles: 9_804, p50_seconds: 190, p95_seconds: 1_300 },
      push: { articles: 1_120, p50_seconds: 3, p95_seconds: 22 },
    },
    subscriptions: { active: 41, pending: 2, failing: 1, denied: 3, leaving: 0 },
  },
};

const healthyResponse = { status: 'ok', info: healthyParts, error: {}, details: healthyParts };

const usage: UsageResponse = {
  key: '9f86d081884c',
  plan: { name: 'basic', requests_per_second: 5, requests_per_day: 5_000, endpoints: null },
  expires_at: null,
  today: { date: '2026-11-20', used: 130, left: 4_870, resets_at: '2026-11-21T00:00:00Z' },
};

const faults: ParameterError[] = [
  { parameter: 'language', detail: 'language is required.' },
  { parameter: 'limit', detail: 'limit must be a whole number from 1 to 100, not "500".' },
];

/** Examples of error responses, by status. */
export const PROBLEM_EXAMPLES: Record<string, Problem[]> = {
  400: [
    new Problem('invalid_parameters', faults.map(({ detail }) => detail).join(' '), { errors: faults }),
    ...[cursorProblem('cursor_invalid'), cursorProblem('cursor_expired'), invalidSinceProblem()],
    new Problem('malformed_request', 'The request cannot be read; check how the URL is encoded.'),
  ],
  401: [
    new Problem(
      'gateway_headers_missing',
      'The headers x-gateway-key and x-gateway-host must be sent with every request.',
    ),
    new Problem('gateway_host_mismatch', 'The header x-gateway-host must be the host name of the base URL.'),
    new Problem(
      'proxy_secret_mismatch',
      'This service accepts only requests that come through its gateway; send the request there.',
    ),
    new Problem('key_unknown', 'The key in x-gateway-key is unknown; check that it was copied completely.'),
    new Problem('key_expired', 'The key in x-gateway-key has expired; request a new one from the operator.'),
    new Problem(
      'key_revoked',
      'The key in x-gateway-key has been revoked; request a new one from the operator.',
    ),
  ],
  403: [
    new Problem(
      'endpoint_not_in_plan',
      'The plan "basic" does not cover /news/advanced; use /news, or change the plan.',
    ),
  ],
  404: [
    new Problem('not_found', 'There is nothing at this path. News is at /news and /news/topic.'),
    new Problem(
      'article_unknown',
      'The index has no such article, or it was deleted; search for its title with /news.',
    ),
    new Problem(
      'usage_not_counted',
      'Keys are checked and counted by the gateway in front of this service; request your usage there.',
    ),
  ],
  405: [new Problem('method_not_allowed', 'POST is not supported here; use GET or HEAD.')],
  406: [
    new Problem(
      'not_acceptable',
      'This list is available as application/json, application/atom+xml, application/feed+json, text/csv, application/x-ndjson; name one of them in Accept.',
    ),
  ],
  408: [new Problem('request_timeout', 'The request did not arrive in time; send it again.')],
  414: [new Problem('url_too_long', 'The URL has 9000 characters; the limit is 8192: shorten its lists.')],
  429: [
    new Problem('plan_used_up', 'The plan "basic" is used up for now; try again in 5 seconds.'),
    new Problem('too_many_streams', 'This key has 5 streams open, and may have no more: close one first.'),
  ],
  431: [new Problem('headers_too_large', 'The headers have 20000 bytes; the limit is 16384: remove some.')],
  500: [
    new Problem('internal_error', 'A defect of the service; report it to the operator with the request id.'),
  ],
  503: [new Problem('search_unavailable', 'No search provider responds; try again in 5 seconds.')],
};

const searchDown = {
  status: 'down',
  providers: { embedded: { status: 'down', requests: 10_412, failures: 3 } },
};

const unhealthy = {
  status: 'error',
  info: { index: healthyParts.index, sources: healthyParts.sources },
  error: { search: searchDown },
  details: { ...healthyParts, search: searchDown },
  detail: PROBLEM_EXAMPLES[503]![0]!.detail,
  code: PROBLEM_EXAMPLES[503]![0]!.code,
  request_id: '0c0ffee0-5eed-4bad-8ace-d00dfeed1234',
};

type Examples = Record<string, { summary?: string; value: unknown }>;

/** Examples of responses: the list for the sample request, and an empty list. */
const listed = (found: object, nothing: object): Record<string, Examples> => ({
  200: { found: { value: found }, nothing: { summary: 'Nothing found', value: nothing } },
});

const event = `id: 9705e70e.1027\nevent: article\ndata: ${JSON.stringify(seaWall)}\n\n`;

const seaWallFeed = { title: 'sea wall', self: 'https://news.example/news?topic=sea%20wall&language=en-GB' };

/** The same list of articles in each feed format, by name of the format. */
export const FEED_EXAMPLES = {
  atom: toAtom({ items: [seaWall], language: 'en-GB' }, seaWallFeed),
  jsonfeed: JSON.parse(toJsonFeed({ items: [seaWall], language: 'en-GB' }, seaWallFeed)) as unknown,
};

export const ROW_EXAMPLES = {
  csv: 'title,source\r\nSea wall repairs begin,northmere-courier.example\r\n',
  ndjson: '{"title":"Sea wall repairs begin","source":"northmere-courier.example"}\n',
};

/** Examples of responses by name of the operation and by status. */
export const RESPONSE_EXAMPLES: Record<string, Record<string, Examples>> = {
  searchNews: listed(envelope('sea wall', 'en-GB', [seaWall, notebook]), envelope('sea wall', 'en-GB', [])),
  searchNewsAdvanced: listed(envelope('sea wall', 'en-GB', [seaWall]), envelope('sea wall', 'en-GB', [])),
  browseTopic: listed(envelope('', 'en', [seaWall]), envelope('', 'en', [])),
  trendingNews: listed(envelope('', 'en-GB', [seaWall]), envelope('', 'en-GB', [])),
  localNews: listed(envelope('', 'en', [seaWall, notebook]), envelope('', 'en', [])),
  newsStories: listed(stories, { ...stories, count: 0, stories: [] }),
  newsStory: { 200: { found: { value: story } } },
  similarNews: listed(envelope('', 'en', [notebook]), envelope('', 'en', [])),
  countNews: { 200: { found: { value: counts }, facet: { summary: 'By country', value: facets } } },
  listSources: listed(sources, { count: 0, items: [] }),
  streamNews: {
    200: { article: { value: `retry: 1000\nid: 9705e70e.1026\n\n${event}: heartbeat\n\n` } },
  },
  usage: { 200: { usage: { value: usage } } },
  health: { 200: { healthy: { value: healthyResponse } }, 503: { search_unavailable: { value: unhealthy } } },
};

const search = { topic: 'sea wall', language: 'en-GB' };

/** By name of the operation: the query of its sample request, if it has other parameters than the required ones. */
export const SAMPLE_QUERIES: Record<string, Record<string, string>> = {
  searchNews: search,
  searchNewsAdvanced: search,
  trendingNews: { language: 'en-GB' },
  newsStories: { language: 'en-GB' },
  similarNews: { url: seaWall.url },
  countNews: search,
  streamNews: search,
};
