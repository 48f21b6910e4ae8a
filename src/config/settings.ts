import { LIVE_SOURCES, type LiveAccess, type LiveName } from './live-sources.js';

/** The search providers; `src/search/providers/providers.ts` contains the code of live sources. */
export const PROVIDER_NAMES = ['embedded', 'opensearch', ...LIVE_SOURCES.map(({ name }) => name)] as const;

type ProviderName = (typeof PROVIDER_NAMES)[number];

/** The settings of the environment, read once at start. Injected by this class. */
export class Settings {
  http!: { host: string; port: number; corsOrigins: string[] };
  /** Memory for cached responses in each serving process; 0 disables the cache. */
  responseCacheBytes!: number;
  management!: { host: string; port: number };
  gateway!: {
    /** `headers`: the gateway in front checks keys. `keys`: only keys in `keysFile` are accepted. */
    auth: 'headers' | 'keys';
    host: string | null;
    keysFile: string | null;
    proxySecret: string | null;
    /** Only the gateway can reach the listener, whatever its address. */
    trustProxy: boolean;
  };
  /** The key that `mcp --url` sends. */
  mcpKey!: string | null;
  /** Authenticates cursors; null for the one that is stored in `dataDir`. */
  cursorSecret!: string | null;
  /** Counters shared by replicas; null without. May contain a password. */
  redisUrl!: string | null;
  /** Maximum number of open streams of a key. */
  streamsPerKey!: number;
  /** The file of saved searches; null without. */
  watchesFile!: string | null;
  /** Registrable domains or hosts of aggregators: publishers rank before their copies of an article. */
  aggregatorDomains!: string[];
  index!: {
    dataDir: string;
    /** False where the service searches only OpenSearch: it has no index of its own. */
    isUsed: boolean;
    /** 0 for no deletion. */
    retentionDays: number;
    /** Hosts whose articles, subdomains included, are neither stored nor returned. */
    blockedDomains: string[];
  };
  ingestion!: {
    enabled: boolean;
    /** OPML files or folders. */
    sources: string[];
    /** Private CIDR ranges that feeds may be fetched from. */
    outboundAllow: string[];
    /** `User-Agent` of every fetch: product, version, and contact of the operator. */
    userAgent: string;
    /** Public base URL without a final slash; null when hubs cannot reach the service. */
    publicUrl: string | null;
    /** Codes of the languages that this node ingests; empty for all. */
    languages: string[];
  };
  /** The OpenSearch archive that ingestion replicates to; null without. */
  opensearch!: {
    /** Base addresses of its nodes. */
    urls: string[];
    username: string | null;
    password: string | null;
    /** Prefix of the names of all indexes. */
    prefix: string;
    /** 0 for no deletion. */
    archiveDays: number;
  } | null;
  /** Provider names in order of preference. */
  searchProviders!: ProviderName[];
  live!: {
    /** Milliseconds for which a search waits for live sources. */
    budgetMs: number;
    /** Whether articles of live sources are ingested, where their terms permit it. */
    learn: boolean;
    /** Of every live source among the providers. */
    access: Partial<Record<LiveName, LiveAccess>>;
  };
  logLevel!: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Serving processes over the same index. */
  processes!: number;
  /** Milliseconds for which requests are accepted after a signal to stop. */
  shutdownDelayMs!: number;
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
