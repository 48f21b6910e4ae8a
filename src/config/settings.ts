import { fileURLToPath } from 'node:url';
import { LIVE_SOURCES, type LiveSourceAccess, type LiveSourceName } from './live-sources.js';
import type { SettingValues } from './settings-table.js';
import { NAME, VERSION } from './version.js';

const CATALOGUE = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** The settings of the environment, read once at start. Injected by this class. */
export class Settings {
  readonly http;
  /** Memory for cached responses in each serving process; 0 disables the cache. */
  readonly responseCacheBytes;
  readonly management;
  readonly gateway;
  /** The key that `mcp --url` sends. */
  readonly mcpKey;
  /** Authenticates cursors; null for the one that is stored in `dataDir`. */
  readonly cursorSecret;
  /** Counters shared by replicas; null without. May contain a password. */
  readonly redisUrl;
  /** Maximum number of open streams of a key. */
  readonly streamsPerKey;
  /** The file of saved searches; null without. */
  readonly watchesFile;
  /** Registrable domains or hosts of aggregators: publishers rank before their copies of an article. */
  readonly aggregatorDomains;
  readonly index;
  readonly ingestion;
  /** The OpenSearch archive that ingestion replicates to; null without. */
  readonly opensearch;
  /** Provider names in order of preference. */
  readonly searchProviders;
  readonly live;
  readonly logLevel;
  /** Serving processes over the same index. */
  readonly processes;
  /** Milliseconds for which requests are accepted after a signal to stop. */
  readonly shutdownDelayMs;

  constructor(values: SettingValues) {
    this.http = {
      host: values.HOST,
      port: values.PORT,
      corsOrigins: values.CORS_ORIGINS,
      keepAliveMs: values.KEEP_ALIVE_SECONDS * 1_000,
    };
    this.responseCacheBytes = values.RESPONSE_CACHE_MB * 1024 * 1024;
    this.management = { host: values.MANAGEMENT_HOST, port: values.MANAGEMENT_PORT };
    this.gateway = {
      auth: values.GATEWAY_AUTH,
      host: values.GATEWAY_HOST,
      keysFile: values.GATEWAY_KEYS_FILE,
      proxySecret: values.GATEWAY_PROXY_SECRET,
      /** Whether only the gateway can reach the listener, whatever its address. */
      trustProxy: values.GATEWAY_TRUST_PROXY === 'yes',
    };
    this.mcpKey = values.MCP_KEY;
    this.cursorSecret = values.CURSOR_SECRET;
    this.streamsPerKey = values.STREAMS_PER_KEY;
    this.watchesFile = values.WATCHES_FILE;
    this.redisUrl = values.REDIS_URL;
    this.aggregatorDomains = values.AGGREGATOR_DOMAINS;
    this.index = {
      dataDir: values.DATA_DIR,
      /** Whether the service has an index of its own: not where it searches only OpenSearch. */
      isUsed: usesIndex(values),
      /** Days after which articles are deleted; 0 for no deletion. */
      retentionDays: values.RETENTION_DAYS,
      /** Hosts whose articles, subdomains included, are neither stored nor returned. */
      blockedDomains: values.BLOCKED_DOMAINS,
    };
    this.ingestion = {
      enabled: values.INGEST === 'on',
      /** Paths of the source list: OPML files or folders. */
      sources: values.SOURCES.length > 0 ? values.SOURCES : [CATALOGUE],
      /** Credentials of feeds. Never log them. */
      feedSecrets: values.FEED_SECRETS_FILE ?? {},
      /** The file of rules for articles; null without. */
      rulesFile: values.RULES_FILE,
      /** Private CIDR ranges that feeds may be fetched from. */
      outboundAllow: values.OUTBOUND_ALLOW,
      /** Proxies of all requests to third parties; with credentials. */
      proxies: {
        https: values.HTTPS_PROXY,
        http: values.HTTP_PROXY,
        none: values.NO_PROXY,
        resolves: values.OUTBOUND_PROXY_RESOLVES === 'yes',
      },
      /** `User-Agent` of every fetch: product, version, and contact of the operator. */
      userAgent: `${NAME}/${VERSION}${values.OUTBOUND_CONTACT === null ? '' : ` (+${values.OUTBOUND_CONTACT})`}`,
      /** Public base URL without a final slash; null when hubs cannot reach the service. */
      publicUrl: values.PUBLIC_URL,
      /** Codes of the languages that this node ingests; empty for all. */
      languages: values.INGEST_LANGUAGES,
    };
    this.opensearch = values.OPENSEARCH_URL.length === 0 ? null : openSearch(values);
    this.searchProviders = [...new Set(values.SEARCH_PROVIDERS)];
    this.live = {
      /** Milliseconds for which a search waits for live sources. */
      budgetMs: values.PROVIDER_BUDGET_MS,
      /** Whether articles of live sources are ingested, where their terms permit it. */
      learn: values.PROVIDER_LEARN === 'on',
      /** Address and key of every live source among the providers. */
      access: liveAccess(values),
    };
    this.logLevel = values.LOG_LEVEL;
    this.processes = values.PROCESSES;
    this.shutdownDelayMs = values.SHUTDOWN_DELAY_SECONDS * 1_000;
  }
}

const usesIndex = ({ INGEST, SEARCH_PROVIDERS }: SettingValues): boolean =>
  INGEST === 'on' || SEARCH_PROVIDERS.includes('embedded') || !SEARCH_PROVIDERS.includes('opensearch');

const openSearch = (values: SettingValues) => ({
  /** Base addresses of the nodes of OpenSearch. */
  urls: values.OPENSEARCH_URL,
  username: values.OPENSEARCH_USERNAME,
  password: values.OPENSEARCH_PASSWORD,
  /** Prefix of the names of all indexes. */
  prefix: values.OPENSEARCH_PREFIX,
  /** Days after which articles in OpenSearch are deleted; 0 for no deletion. */
  archiveDays: values.ARCHIVE_DAYS,
});

function liveAccess(values: SettingValues): Partial<Record<LiveSourceName, LiveSourceAccess>> {
  const named = LIVE_SOURCES.filter(({ name }) => values.SEARCH_PROVIDERS.includes(name));
  const entries = named.map(({ name, prefix, key, url }): [string, LiveSourceAccess] => {
    const address = values[`${prefix}_URL`]!;
    return [name, { url: address, isOwn: address !== url, key: key ? values[`${prefix}_KEY`] : null }];
  });
  return Object.fromEntries(entries);
}

/** The retention of the searched index in days (0: unlimited), and its setting. */
export function retentionOf({ searchProviders, index, opensearch }: Settings): {
  days: number;
  setting: string;
} {
  const usedIndex = searchProviders.find((name) => name === 'embedded' || name === 'opensearch');
  return usedIndex === 'opensearch' && opensearch !== null
    ? { days: opensearch.archiveDays, setting: 'ARCHIVE_DAYS' }
    : { days: index.retentionDays, setting: 'RETENTION_DAYS' };
}

/**
 * The service cannot start as configured. Contains every fault, one sentence each, without secrets. Exit code 78
 * (`EX_CONFIG` of sysexits.h).
 */
export class SettingsError extends Error {
  static readonly EXIT_CODE = 78;

  constructor(readonly faults: readonly string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.name = 'SettingsError';
  }
}
