import { readFeedSecretsFile } from './feed-secrets.js';
import { LIVE_SOURCES, type LiveSourceSettingName, PROVIDER_NAMES } from './live-sources.js';
import {
  addressRange,
  blockableHost,
  proxyBypassHosts,
  exactHostName,
  folderPath,
  headerText,
  indexPrefix,
  hostName,
  integerWithin,
  languageCode,
  listenAddress,
  listOfValues,
  oneOfWords,
  optionalValue,
  webOrigin,
  processCount,
  proxyUrl,
  publicUrl,
  redisUrl,
  secretText,
  sourceListPath,
  switchOfWords,
  textValue,
} from './parsers.js';

/** A setting: an environment variable. */
export interface Setting<T> {
  /** Text that is parsed if the variable is unset or empty. */
  default: string;
  /** Parses the text. @throws Error whose message follows `NAME: `, such as `must be one of on, off` */
  parse(text: string): T;
  /** Description for operators; may have several lines. */
  meaning: string;
  /** Set for a secret: it is never printed, and may be read from the file that the variable `NAME_FILE` names. */
  secret?: true;
}

const setting = <T>(initial: string, parse: (text: string) => T, meaning: string): Setting<T> => ({
  default: initial,
  parse,
  meaning,
});

/** A setting without a default. */
const unset = <T>(parse: (text: string) => T, meaning: string): Setting<T | null> =>
  setting('', optionalValue(parse), meaning);

const secret = <T>(parse: (text: string) => T, meaning: string): Setting<T | null> => ({
  ...unset(parse, meaning),
  secret: true,
});

function liveSettings(): Record<LiveSourceSettingName, Setting<string | null>> {
  const rows = LIVE_SOURCES.flatMap(({ name, prefix, url, key, who }) => {
    const address = setting(url, optionalValue(publicUrl), `Base address of ${name}: ${who}.`);
    const keySetting = secret(headerText, `Key of ${name}.`);
    return [[`${prefix}_URL`, address], ...(key ? [[`${prefix}_KEY`, keySetting]] : [])];
  });
  return Object.fromEntries(rows) as Record<LiveSourceSettingName, Setting<string | null>>;
}

/** All environment variables, in the order of `.env.example`. */
export const SETTINGS = {
  HOST: setting(
    '127.0.0.1',
    listenAddress,
    'Address the public listener binds to. One that is not loopback requires GATEWAY_AUTH=keys,\n' +
      'GATEWAY_PROXY_SECRET or GATEWAY_TRUST_PROXY=yes.',
  ),
  PORT: setting('3000', integerWithin(0, 65_535), 'Port of the public listener; 0 takes any free one.'),
  MANAGEMENT_HOST: setting(
    '127.0.0.1',
    listenAddress,
    'Address of the management listener (/livez, /readyz, /metrics). It requires no key: keep it private.',
  ),
  MANAGEMENT_PORT: setting(
    '3001',
    integerWithin(0, 65_535),
    'Port of the management listener; 0 takes any free one.',
  ),
  GATEWAY_AUTH: setting(
    'headers',
    oneOfWords('headers', 'keys'),
    'headers: a marketplace in front has checked the key, only its presence is required.\n' +
      'keys: only keys in GATEWAY_KEYS_FILE pass.',
  ),
  GATEWAY_HOST: unset(exactHostName, 'Host name that x-gateway-host must carry; empty accepts any.'),
  GATEWAY_KEYS_FILE: unset(
    textValue,
    'JSON file of hashed keys and plans, made by "keys create"; needed by GATEWAY_AUTH=keys. Re-read on change.',
  ),
  GATEWAY_PROXY_SECRET: secret(
    headerText,
    'When set, requests must carry it as x-gateway-proxy-secret: proof that they came through the gateway.',
  ),
  GATEWAY_TRUST_PROXY: setting(
    'no',
    switchOfWords('yes', 'no'),
    'yes: with GATEWAY_AUTH=headers and without GATEWAY_PROXY_SECRET, HOST may be an address that others can reach.\n' +
      'Only where every request passes a gateway that checks keys: the service itself accepts any key.',
  ),
  CORS_ORIGINS: setting(
    '',
    listOfValues(webOrigin),
    'Origins whose pages may call the service, comma-separated, or *; empty allows none.',
  ),
  AGGREGATOR_DOMAINS: setting(
    'msn.com',
    listOfValues(hostName),
    'Aggregators, comma-separated: of near-identical articles, those of other domains are preferred.',
  ),
  DATA_DIR: setting('./data', folderPath, 'Folder of the embedded index; created if missing.'),
  CURSOR_SECRET: secret(
    secretText,
    'Secret with which the cursors of pages are authenticated, at least 16 characters; the same for all replicas.\n' +
      'Empty: a random one, created once and stored in DATA_DIR.',
  ),
  SOURCES: setting(
    '',
    listOfValues(sourceListPath),
    'OPML files or folders of them, comma-separated; empty means the bundled catalogue, and catalogue/de.opml its list of one\n' +
      'language. Re-read on change.',
  ),
  FEED_SECRETS_FILE: unset(
    readFeedSecretsFile,
    'JSON file of credentials by host, host:port or address of a feed: {"headers": {…}} or\n' +
      '{"basic": {"username", "password"}}. They are sent to that feed only.',
  ),
  RULES_FILE: unset(
    textValue,
    'JSON file of rules that keep or drop articles at ingestion or set their category or country. Re-read on change.',
  ),
  RETENTION_DAYS: setting(
    '30',
    integerWithin(0, 36_500),
    'Articles older than this number of days are deleted from the index; 0: no deletion.',
  ),
  BLOCKED_DOMAINS: setting(
    '',
    listOfValues(blockableHost),
    'Domains whose articles are neither stored nor returned, each with its subdomains, comma-separated.\n' +
      'Articles already stored remain in the index until "index remove" deletes them.',
  ),
  INGEST: setting(
    'on',
    switchOfWords('on', 'off'),
    'on: this process polls the sources. off: it only serves requests.',
  ),
  SEARCH_PROVIDERS: setting(
    'embedded',
    listOfValues(oneOfWords(...PROVIDER_NAMES)),
    'Search providers in order of preference, comma-separated: embedded or opensearch, which are indexes (the first\n' +
      'that responds is used, another one is its fallback), and live sources:\n' +
      `${LIVE_SOURCES.map(({ name }) => name).join(', ')}.\n` +
      'Those before the index are queried first; those after it only when it returns too few results.\n' +
      'Each has a base address, which may be private if you set it, and some a key.',
  ),
  STREAMS_PER_KEY: setting(
    '5',
    integerWithin(1, 100_000),
    'Streams (/news/stream) that a key may have open at a time, over all processes and, with Redis, replicas.',
  ),
  WATCHES_FILE: unset(
    textValue,
    'JSON file of saved searches with feeds and webhooks, made by "watches add". Re-read on change.',
  ),
  PROVIDER_BUDGET_MS: setting(
    '2500',
    integerWithin(1, 60_000),
    'Milliseconds that a response waits for live sources; later results are cached for the next caller.',
  ),
  PROVIDER_LEARN: setting(
    'on',
    switchOfWords('on', 'off'),
    'on: articles of live sources are added to the index, where their terms allow it and INGEST is on.\n' +
      'off: they are only returned.',
  ),
  ...liveSettings(),
  OUTBOUND_ALLOW: setting(
    '',
    listOfValues(addressRange),
    'Private address ranges that feeds may use, comma-separated, e.g. 127.0.0.0/8; empty allows none.\n' +
      "A feed whose URL has such an IP address, or localhost, counts as the operator's own: it is\n" +
      'polled every ten seconds or so instead of every two minutes to a day, and by every "ingest --once".',
  ),
  HTTPS_PROXY: secret(
    proxyUrl,
    'Proxy for https addresses of feeds, hubs, live sources and webhooks: http://user:password@proxy.example:3128.\n' +
      'OpenSearch and Redis are reached directly. Also read as https_proxy, ALL_PROXY or all_proxy.',
  ),
  HTTP_PROXY: secret(proxyUrl, 'The same for http addresses.'),
  NO_PROXY: setting(
    '',
    proxyBypassHosts,
    'Hosts (with their subdomains), host:port, addresses and ranges that are reached without a proxy, comma-separated;\n' +
      '* for all.',
  ),
  OUTBOUND_PROXY_RESOLVES: setting(
    'no',
    switchOfWords('yes', 'no'),
    'yes: only the proxy can resolve names. They are then not checked for private addresses here, but by the proxy.',
  ),
  OUTBOUND_CONTACT: unset(
    headerText,
    'Web or mail address of the operator, sent to publishers in the User-Agent of every fetch.',
  ),
  PUBLIC_URL: unset(
    publicUrl,
    'Public base URL of the service, e.g. https://news.example. With it the service\n' +
      'subscribes to the feeds that have a WebSub hub: hubs then push new articles to PUBLIC_URL/websub/… and must\n' +
      'reach it without the gateway headers. Empty: feeds are polled only.',
  ),
  RESPONSE_CACHE_MB: setting(
    '32',
    integerWithin(0, 4_096),
    'Memory for cached responses, in MiB per process; 0: no cache.',
  ),
  OPENSEARCH_URL: setting(
    '',
    listOfValues(publicUrl),
    'Addresses of OpenSearch nodes, comma-separated. With them ingestion replicates every article to them.\n' +
      'Empty: only the embedded index.',
  ),
  OPENSEARCH_USERNAME: unset(textValue, 'User name for basic authentication at OpenSearch.'),
  OPENSEARCH_PASSWORD: secret(textValue, 'Password for basic authentication at OpenSearch.'),
  OPENSEARCH_PREFIX: setting(
    'news',
    indexPrefix,
    'Prefix of all index names in OpenSearch; separates deployments in one cluster.',
  ),
  ARCHIVE_DAYS: setting(
    '0',
    integerWithin(0, 36_500),
    'Articles older than this number of days are deleted from OpenSearch; 0: no deletion. RETENTION_DAYS is for the\n' +
      'embedded index alone.',
  ),
  INGEST_LANGUAGES: setting(
    '',
    listOfValues(languageCode),
    'Languages that this node reads, comma-separated, e.g. de,fr: where several nodes ingest, each names its share.\n' +
      'Feeds that declare another are not polled; of feeds that declare none, only articles in these are stored.\n' +
      'Empty: all.',
  ),
  LOG_LEVEL: setting(
    'info',
    oneOfWords('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'fatal, error, warn, info, debug, trace or silent. Cached responses are logged at debug.',
  ),
  MCP_KEY: secret(headerText, 'Key that "mcp --url" sends to the instance.'),
  REDIS_URL: secret(
    redisUrl,
    'Redis 6 or later, or Valkey, that replicas share: redis://user:password@host:6379/0, rediss:// for TLS. Limits,\n' +
      'open streams and usage are then counted over all replicas; empty: by this service alone, in DATA_DIR.',
  ),
  PROCESSES: setting(
    '1',
    processCount,
    'Serving processes over the same index: a number, or auto for one per processor.',
  ),
  KEEP_ALIVE_SECONDS: setting(
    '65',
    integerWithin(1, 3_600),
    'Seconds for which an idle connection of a client stays open: longer than the proxy in front keeps its own, which\n' +
      'would otherwise send requests into closing connections.',
  ),
  SHUTDOWN_DELAY_SECONDS: setting(
    '0',
    integerWithin(0, 600),
    'After SIGTERM or SIGHUP: seconds in which /readyz is 503 and requests are still served, so that a load\n' +
      'balancer can take notice. Then the listener closes, and running requests have ten seconds to finish.',
  ),
};

export type SettingValues = { [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['parse']> };
