import { LIVE_SOURCES, type LiveSettingName } from './live-sources.js';
import {
  addressRange,
  blockableHost,
  exactHostName,
  existingPath,
  folder,
  headerText,
  indexPrefix,
  hostName,
  integer,
  languageCode,
  listenAddress,
  listOf,
  oneOf,
  optional,
  origin,
  processCount,
  publicUrl,
  redisUrl,
  secretText,
  text,
} from './parsers.js';
import { PROVIDER_NAMES } from './settings.js';

/** One row of the settings table: an environment variable. */
export interface Setting<T> {
  /** Value of an unset or empty variable, in the notation of the environment. */
  default: string;
  /** Description for operators; may span lines. */
  meaning: string;
  /** @throws Error whose message follows the name and a colon, e.g. "must be one of on, off". */
  parse(text: string): T;
  /** Also readable from the file named by `NAME_FILE`; never printed. */
  secret?: true;
}

/** Declares a row; exists so that `parse` decides the type. */
function setting<T>(row: Setting<T>): Setting<T> {
  return row;
}

/** Address and key of every live source. */
function liveSettings(): Record<LiveSettingName, Setting<string | null>> {
  const rows = LIVE_SOURCES.flatMap(({ name, prefix, url, key, who }) => {
    const address = setting({
      default: url,
      meaning: `Base address of ${name}: ${who}.`,
      parse: optional(publicUrl),
    });
    const secret = setting({
      default: '',
      meaning: `Key of ${name}.`,
      parse: optional(headerText),
      secret: true,
    });
    return key
      ? [
          [`${prefix}_URL`, address],
          [`${prefix}_KEY`, secret],
        ]
      : [[`${prefix}_URL`, address]];
  });
  return Object.fromEntries(rows) as Record<LiveSettingName, Setting<string | null>>;
}

/** Every environment variable, in the order of `.env.example`. */
export const SETTINGS = {
  HOST: setting({
    default: '127.0.0.1',
    meaning:
      'Address the public listener binds to. One that is not loopback requires GATEWAY_AUTH=keys,\n' +
      'GATEWAY_PROXY_SECRET or GATEWAY_TRUST_PROXY=yes.',
    parse: listenAddress,
  }),
  PORT: setting({
    default: '3000',
    meaning: 'Port of the public listener; 0 takes any free one.',
    parse: integer(0, 65_535),
  }),
  MANAGEMENT_HOST: setting({
    default: '127.0.0.1',
    meaning:
      'Address of the management listener (/livez, /readyz, /metrics). It requires no key: keep it private.',
    parse: listenAddress,
  }),
  MANAGEMENT_PORT: setting({
    default: '3001',
    meaning: 'Port of the management listener; 0 takes any free one.',
    parse: integer(0, 65_535),
  }),
  GATEWAY_AUTH: setting({
    default: 'headers',
    meaning:
      'headers: a marketplace in front has checked the key, only its presence is required.\n' +
      'keys: only keys in GATEWAY_KEYS_FILE pass.',
    parse: oneOf('headers', 'keys'),
  }),
  GATEWAY_HOST: setting({
    default: '',
    meaning: 'Host name that x-gateway-host must carry; empty accepts any.',
    parse: optional(exactHostName),
  }),
  GATEWAY_KEYS_FILE: setting({
    default: '',
    meaning:
      'JSON file of hashed keys and plans, made by "keys create"; needed by GATEWAY_AUTH=keys. Re-read on change.',
    parse: optional(text),
  }),
  GATEWAY_PROXY_SECRET: setting({
    default: '',
    meaning:
      'When set, requests must carry it as x-gateway-proxy-secret: proof that they came through the gateway.',
    parse: optional(headerText),
    secret: true,
  }),
  GATEWAY_TRUST_PROXY: setting({
    default: 'no',
    meaning:
      'yes: with GATEWAY_AUTH=headers and without GATEWAY_PROXY_SECRET, HOST may be an address that others can reach.\n' +
      'Only where every request passes a gateway that checks keys: the service itself accepts any key.',
    parse: oneOf('no', 'yes'),
  }),
  CORS_ORIGINS: setting({
    default: '',
    meaning: 'Origins whose pages may call the service, comma-separated, or *; empty allows none.',
    parse: listOf(origin),
  }),
  AGGREGATOR_DOMAINS: setting({
    default: 'msn.com',
    meaning:
      'Aggregators, comma-separated: of near-identical articles, those of other domains are preferred.',
    parse: listOf(hostName),
  }),
  DATA_DIR: setting({
    default: './data',
    meaning: 'Folder of the embedded index; created if missing.',
    parse: folder,
  }),
  CURSOR_SECRET: setting({
    default: '',
    meaning:
      'Secret with which the cursors of pages are authenticated, at least 16 characters; the same for all replicas.\n' +
      'Empty: a random one, created once and stored in DATA_DIR.',
    parse: optional(secretText),
    secret: true,
  }),
  SOURCES: setting({
    default: '',
    meaning: 'OPML files or folders of them, comma-separated; empty means the bundled catalogue.',
    parse: listOf(existingPath),
  }),
  RETENTION_DAYS: setting({
    default: '30',
    meaning: 'Articles older than this number of days are deleted from the index; 0: no deletion.',
    parse: integer(0, 36_500),
  }),
  BLOCKED_DOMAINS: setting({
    default: '',
    meaning:
      'Domains whose articles are neither stored nor returned, each with its subdomains, comma-separated.\n' +
      'Articles already stored remain in the index until "index remove" deletes them.',
    parse: listOf(blockableHost),
  }),
  INGEST: setting({
    default: 'on',
    meaning: 'on: this process polls the sources. off: it only serves requests.',
    parse: oneOf('on', 'off'),
  }),
  SEARCH_PROVIDERS: setting({
    default: 'embedded',
    meaning:
      'Search providers in order of preference, comma-separated: embedded or opensearch, which are indexes (the first\n' +
      'that responds is used, another one is its fallback), and live sources:\n' +
      `${LIVE_SOURCES.map(({ name }) => name).join(', ')}.\n` +
      'Those before the index are queried first; those after it only when it returns too few results.\n' +
      'Each has a base address, which may be private if you set it, and some a key.',
    parse: listOf(oneOf(...PROVIDER_NAMES)),
  }),
  STREAMS_PER_KEY: setting({
    default: '5',
    meaning:
      'Streams (/news/stream) that a key may have open at a time, over all processes and, with Redis, replicas.',
    parse: integer(1, 100_000),
  }),
  WATCHES_FILE: setting({
    default: '',
    meaning: 'JSON file of saved searches with feeds and webhooks, made by "watches add". Re-read on change.',
    parse: optional(text),
  }),
  PROVIDER_BUDGET_MS: setting({
    default: '2500',
    meaning:
      'Milliseconds that a response waits for live sources; later results are cached for the next caller.',
    parse: integer(1, 60_000),
  }),
  PROVIDER_LEARN: setting({
    default: 'on',
    meaning:
      'on: articles of live sources are added to the index, where their terms allow it and INGEST is on.\n' +
      'off: they are only returned.',
    parse: oneOf('on', 'off'),
  }),
  ...liveSettings(),
  OUTBOUND_ALLOW: setting({
    default: '',
    meaning:
      'Private address ranges that feeds may use, comma-separated, e.g. 127.0.0.0/8; empty allows none.\n' +
      "A feed whose URL has such an IP address, or localhost, counts as the operator's own: it is\n" +
      'polled every ten seconds or so instead of every two minutes to a day, and by every "ingest --once".',
    parse: listOf(addressRange),
  }),
  OUTBOUND_CONTACT: setting({
    default: '',
    meaning: 'Web or mail address of the operator, sent to publishers in the User-Agent of every fetch.',
    parse: optional(headerText),
  }),
  PUBLIC_URL: setting({
    default: '',
    meaning:
      'Public base URL of the service, e.g. https://news.example. With it the service\n' +
      'subscribes to the feeds that have a WebSub hub: hubs then push new articles to PUBLIC_URL/websub/… and must\n' +
      'reach it without the gateway headers. Empty: feeds are polled only.',
    parse: optional(publicUrl),
  }),
  RESPONSE_CACHE_MB: setting({
    default: '32',
    meaning: 'Memory for cached responses, in MiB per process; 0: no cache.',
    parse: integer(0, 4_096),
  }),
  OPENSEARCH_URL: setting({
    default: '',
    meaning:
      'Addresses of OpenSearch nodes, comma-separated. With them ingestion replicates every article to them.\n' +
      'Empty: only the embedded index.',
    parse: listOf(publicUrl),
  }),
  OPENSEARCH_USERNAME: setting({
    default: '',
    meaning: 'User name for basic authentication at OpenSearch.',
    parse: optional(text),
  }),
  OPENSEARCH_PASSWORD: setting({
    default: '',
    meaning: 'Password for basic authentication at OpenSearch.',
    parse: optional(text),
    secret: true,
  }),
  OPENSEARCH_PREFIX: setting({
    default: 'news',
    meaning: 'Prefix of all index names in OpenSearch; separates deployments in one cluster.',
    parse: indexPrefix,
  }),
  ARCHIVE_DAYS: setting({
    default: '0',
    meaning:
      'Articles older than this number of days are deleted from OpenSearch; 0: no deletion. RETENTION_DAYS is for the\n' +
      'embedded index alone.',
    parse: integer(0, 36_500),
  }),
  INGEST_LANGUAGES: setting({
    default: '',
    meaning:
      'Languages that this node reads, comma-separated, e.g. de,fr: where several nodes ingest, each names its share.\n' +
      'Feeds that declare another are not polled; of feeds that declare none, only articles in these are stored.\n' +
      'Empty: all.',
    parse: listOf(languageCode),
  }),
  LOG_LEVEL: setting({
    default: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent. Cached responses are logged at debug.',
    parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  }),
  MCP_KEY: setting({
    default: '',
    meaning: 'Key that "mcp --url" sends to the instance.',
    parse: optional(headerText),
    secret: true,
  }),
  REDIS_URL: setting({
    default: '',
    meaning:
      'Redis 6 or later, or Valkey, that replicas share: redis://user:password@host:6379/0, rediss:// for TLS. Limits,\n' +
      'open streams and usage are then counted over all replicas; empty: by this service alone, in DATA_DIR.',
    parse: optional(redisUrl),
    secret: true,
  }),
  PROCESSES: setting({
    default: '1',
    meaning: 'Serving processes over the same index: a number, or auto for one per processor.',
    parse: processCount,
  }),
  SHUTDOWN_DELAY_SECONDS: setting({
    default: '0',
    meaning:
      'After SIGTERM or SIGHUP: seconds in which /readyz is 503 and requests are still served, so that a load\n' +
      'balancer can take notice. Then the listener closes, and running requests have ten seconds to finish.',
    parse: integer(0, 600),
  }),
};
