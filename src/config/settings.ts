import { LIVE_SOURCES, type LiveAccess, type LiveName } from './live-sources.js';

/** The search providers there are; `src/search/providers/providers.ts` has the code of each. */
export const PROVIDER_NAMES = ['embedded', 'opensearch', ...LIVE_SOURCES.map(({ name }) => name)] as const;

type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Everything the environment decides, read once at start. Injected by this class. */
export class Settings {
  http!: { host: string; port: number; corsOrigins: string[] };
  /** Memory for ready answers in each serving process; 0 keeps none. */
  responseCacheBytes!: number;
  management!: { host: string; port: number };
  gateway!: {
    /** `headers`: a marketplace in front has checked the key. `keys`: only keys in `keysFile` pass. */
    auth: 'headers' | 'keys';
    host: string | null;
    keysFile: string | null;
    proxySecret: string | null;
  };
  /** What `mcp --url` sends as its key. */
  mcpKey!: string | null;
  /** With which cursors are authenticated; null for the one that is stored in `dataDir`. */
  cursorSecret!: string | null;
  /** Where replicas share what they count; null when there are none. May hold a password. */
  redisUrl!: string | null;
  /** Streams that a key may have open at a time. */
  streamsPerKey!: number;
  /** Registrable domains or hosts whose copies lose against any other source. */
  aggregatorDomains!: string[];
  index!: {
    dataDir: string;
    /** False where the service only answers from OpenSearch: it has no index of its own then, and needs no folder. */
    isUsed: boolean;
    /** 0 keeps everything. */
    retentionDays: number;
    /** Hosts whose articles are neither stored nor answered, nor those of their subdomains. */
    blockedDomains: string[];
  };
  ingestion!: {
    enabled: boolean;
    /** OPML files or folders. */
    sources: string[];
    /** CIDR ranges that feeds may live on although private. */
    outboundAllow: string[];
    /** Sent with every fetch: product, version, and a way to reach the operator. */
    userAgent: string;
    /** Where the world reaches the public listener, without a slash at the end; null when hubs cannot. */
    publicUrl: string | null;
    /** Codes of the languages that this node reads; empty for all. */
    languages: string[];
  };
  /** The archive beyond this machine, into which ingestion ships; null without. */
  opensearch!: {
    /** Of its nodes. */
    urls: string[];
    username: string | null;
    password: string | null;
    /** What the names of all indexes begin with. */
    prefix: string;
    /** 0 keeps everything. */
    archiveDays: number;
  } | null;
  /** Provider names in order of preference. */
  searchProviders!: ProviderName[];
  live!: {
    /** How long an answer waits for live sources, in milliseconds. */
    budgetMs: number;
    /** Whether what they bring goes into the index, where their terms allow it. */
    learn: boolean;
    /** Of every live source among the providers. */
    access: Partial<Record<LiveName, LiveAccess>>;
  };
  logLevel!: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Serving processes over the same index. */
  processes!: number;
  /** How long requests are still taken after a signal to stop, in milliseconds. */
  shutdownDelayMs!: number;
}

/** How far back the answering index reaches, in days (0: to the beginning), and the setting that says so. */
export function retentionOf({ searchProviders, index, opensearch }: Settings): {
  days: number;
  setting: string;
} {
  const answering = searchProviders.find((name) => name === 'embedded' || name === 'opensearch');
  return answering === 'opensearch' && opensearch !== null
    ? { days: opensearch.archiveDays, setting: 'ARCHIVE_DAYS' }
    : { days: index.retentionDays, setting: 'RETENTION_DAYS' };
}

/**
 * The service cannot start as configured. Carries every fault found, one sentence each, none with a secret in it.
 * Exit code 78 (`EX_CONFIG` of sysexits.h).
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
