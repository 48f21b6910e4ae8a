import { fileURLToPath } from 'node:url';
import { LIVE_SOURCES, type LiveSourceAccess, type LiveSourceName } from './live-sources.js';
import type { SettingValues } from './settings-table.js';
import { SERVICE_NAME, SERVICE_VERSION } from './version.js';

const CATALOGUE = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** The settings of the service, read once at start. Modules inject this class. */
export class Settings {
  readonly http;
  /** Maximum memory for cached responses in each serving process; 0 disables the cache. */
  readonly responseCacheBytes;
  readonly management;
  readonly gateway;
  /** The key that `mcp --url` sends to the remote service; null if not set. */
  readonly mcpKey;
  /** Secret that authenticates cursors (positions of next pages); null to use the one that is stored in `dataDir`. */
  readonly cursorSecret;
  /** URL (with password) of the Redis server in which all replicas count requests; null if each counts alone. */
  readonly redisUrl;
  /** Maximum number of event streams that a key may have open at once. */
  readonly streamsPerKey;
  /** Path of the file of saved searches; null if there is none. */
  readonly watchesFile;
  /** Hosts or registrable domains of aggregators. Their copies of an article rank after the publisher's own article. */
  readonly aggregatorDomains;
  readonly index;
  readonly ingestion;
  /** The OpenSearch archive to which ingestion replicates articles; null if there is none. */
  readonly opensearch;
  /** Names of the search providers, the preferred one first. */
  readonly searchProviders;
  readonly live;
  readonly logLevel;
  /** Number of processes that serve requests from the same index. */
  readonly processes;
  /** Milliseconds after a signal to stop for which requests are still accepted. */
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
      /** Whether the operator declares that only a gateway, which checks keys, can reach the listener. */
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
      /** Whether the service uses a local index; false if it searches OpenSearch only and ingests nothing. */
      isUsed: usesIndex(values),
      /** Days after which articles are deleted; 0 for no deletion. */
      retentionDays: values.RETENTION_DAYS,
      /** Hosts whose articles are neither stored nor returned, subdomains included. */
      blockedDomains: values.BLOCKED_DOMAINS,
    };
    this.ingestion = {
      enabled: values.INGEST === 'on',
      /** Paths of OPML files, or of folders of them. */
      sources: values.SOURCES.length > 0 ? values.SOURCES : [CATALOGUE],
      /** HTTP headers that are sent to feeds. Never log them. */
      feedSecrets: values.FEED_SECRETS_FILE ?? {},
      /** Path of the file of rules for articles; null if there is none. */
      rulesFile: values.RULES_FILE,
      /** Private CIDR ranges that feeds may be fetched from. */
      outboundAllow: values.OUTBOUND_ALLOW,
      /** Proxies for all requests to third parties; may contain credentials. */
      proxies: {
        https: values.HTTPS_PROXY,
        http: values.HTTP_PROXY,
        none: values.NO_PROXY,
        resolves: values.OUTBOUND_PROXY_RESOLVES === 'yes',
      },
      /** `User-Agent` of every fetch: product, version, and contact of the operator. */
      userAgent: `${SERVICE_NAME}/${SERVICE_VERSION}${values.OUTBOUND_CONTACT === null ? '' : ` (+${values.OUTBOUND_CONTACT})`}`,
      /** Public base URL without a final slash, at which WebSub hubs reach the service; null if they cannot. */
      publicUrl: values.PUBLIC_URL,
      /** Codes of the languages whose sources this node ingests; empty for all. */
      languages: values.INGEST_LANGUAGES,
    };
    this.opensearch = values.OPENSEARCH_URL.length === 0 ? null : openSearch(values);
    this.searchProviders = [...new Set(values.SEARCH_PROVIDERS)];
    this.live = {
      /** Milliseconds for which a search waits for live sources (search APIs of others). */
      budgetMs: values.PROVIDER_BUDGET_MS,
      /** Whether articles from live sources are added to the index, if the terms of the source permit it. */
      learn: values.PROVIDER_LEARN === 'on',
      /** How to reach each live source in `searchProviders`. */
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
  urls: values.OPENSEARCH_URL,
  username: values.OPENSEARCH_USERNAME,
  password: values.OPENSEARCH_PASSWORD,
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

/** For the index that is searched: the days for which it retains articles (0: no limit), and the setting for them. */
export function searchedIndexRetention({ searchProviders, index, opensearch }: Settings): {
  days: number;
  setting: string;
} {
  const usedIndex = searchProviders.find((name) => name === 'embedded' || name === 'opensearch');
  return usedIndex === 'opensearch' && opensearch !== null
    ? { days: opensearch.archiveDays, setting: 'ARCHIVE_DAYS' }
    : { days: index.retentionDays, setting: 'RETENTION_DAYS' };
}

/** Faults of the settings, one sentence each, without secrets. The service exits with 78 (`EX_CONFIG`, sysexits.h). */
export class SettingsError extends Error {
  static readonly EXIT_CODE = 78;

  constructor(readonly faults: readonly string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.name = 'SettingsError';
  }
}
