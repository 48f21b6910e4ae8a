import { loadSettings } from './load-settings.js';
import { searchedIndexRetention, Settings } from './settings.js';
import { type Setting, SETTINGS } from './settings-table.js';

/** Every setting with a value that is not its default, and that differs from all others of its kind. */
const ENVIRONMENT = {
  HOST: '127.0.0.2',
  PORT: '3010',
  MANAGEMENT_HOST: '127.0.0.3',
  MANAGEMENT_PORT: '3011',
  GATEWAY_AUTH: 'keys',
  GATEWAY_HOST: 'gateway.example',
  GATEWAY_KEYS_FILE: 'keys.json',
  GATEWAY_PROXY_SECRET: 'sesame',
  GATEWAY_TRUST_PROXY: 'yes',
  CORS_ORIGINS: 'https://page.example',
  AGGREGATOR_DOMAINS: 'copies.example',
  DATA_DIR: './elsewhere',
  CURSOR_SECRET: 'sixteen characters',
  RULES_FILE: 'rules.json',
  RETENTION_DAYS: '12',
  BLOCKED_DOMAINS: 'blocked.example',
  INGEST: 'off',
  SEARCH_PROVIDERS: 'opensearch,searxng,gnews',
  STREAMS_PER_KEY: '6',
  WATCHES_FILE: 'watches.json',
  PROVIDER_BUDGET_MS: '700',
  PROVIDER_LEARN: 'off',
  SEARXNG_URL: 'http://127.0.0.1:8888',
  GNEWS_KEY: 'gnews-key',
  OUTBOUND_ALLOW: '10.0.0.0/8',
  HTTPS_PROXY: 'http://one.example:3128',
  HTTP_PROXY: 'http://other.example:3128',
  NO_PROXY: 'direct.example',
  OUTBOUND_PROXY_RESOLVES: 'yes',
  OUTBOUND_CONTACT: 'desk@news.example',
  PUBLIC_URL: 'https://news.example/api/',
  RESPONSE_CACHE_MB: '3',
  OPENSEARCH_URL: 'https://node-1.example:9200,https://node-2.example:9200',
  OPENSEARCH_USERNAME: 'writer',
  OPENSEARCH_PASSWORD: 'hush',
  OPENSEARCH_PREFIX: 'paper',
  ARCHIVE_DAYS: '400',
  INGEST_LANGUAGES: 'de,fr',
  LOG_LEVEL: 'warn',
  MCP_KEY: 'mcp-key',
  REDIS_URL: 'redis://127.0.0.1:6379/1',
  PROCESSES: '2',
  KEEP_ALIVE_SECONDS: '9',
  SHUTDOWN_DELAY_SECONDS: '4',
};

describe(Settings.name, () => {
  it('have every value of the environment in a field of its own, in the unit of the field', () => {
    expect({ ...loadSettings(ENVIRONMENT) }).toEqual({
      http: {
        host: '127.0.0.2',
        port: 3010,
        corsOrigins: ['https://page.example'],
        keepAliveMs: 9_000,
      },
      responseCacheBytes: 3 * 1_048_576,
      management: { host: '127.0.0.3', port: 3011 },
      gateway: {
        auth: 'keys',
        host: 'gateway.example',
        keysFile: 'keys.json',
        proxySecret: 'sesame',
        trustProxy: true,
      },
      mcpKey: 'mcp-key',
      cursorSecret: 'sixteen characters',
      redisUrl: 'redis://127.0.0.1:6379/1',
      streamsPerKey: 6,
      watchesFile: 'watches.json',
      aggregatorDomains: ['copies.example'],
      index: {
        dataDir: './elsewhere',
        isUsed: false,
        retentionDays: 12,
        blockedDomains: ['blocked.example'],
      },
      ingestion: {
        enabled: false,
        sources: [expect.stringMatching(/catalogue$/)],
        feedSecrets: {},
        rulesFile: 'rules.json',
        outboundAllow: ['10.0.0.0/8'],
        proxies: {
          https: 'http://one.example:3128',
          http: 'http://other.example:3128',
          none: ['direct.example'],
          resolves: true,
        },
        userAgent: expect.stringMatching(/^news-search-service\/[\d.]+ \(\+desk@news\.example\)$/),
        publicUrl: 'https://news.example/api',
        languages: ['de', 'fr'],
      },
      opensearch: {
        urls: ['https://node-1.example:9200', 'https://node-2.example:9200'],
        username: 'writer',
        password: 'hush',
        prefix: 'paper',
        archiveDays: 400,
      },
      searchProviders: ['opensearch', 'searxng', 'gnews'],
      live: {
        budgetMs: 700,
        learn: false,
        access: {
          searxng: { url: 'http://127.0.0.1:8888', isOwn: true, key: null },
          gnews: { url: 'https://gnews.io/api/v4', isOwn: false, key: 'gnews-key' },
        },
      },
      logLevel: 'warn',
      processes: 2,
      shutdownDelayMs: 4_000,
    });
  });

  it.each<[keyof typeof SETTINGS, number, number]>([
    ['PORT', 0, 65_535],
    ['MANAGEMENT_PORT', 0, 65_535],
    ['RETENTION_DAYS', 0, 36_500],
    ['ARCHIVE_DAYS', 0, 36_500],
    ['STREAMS_PER_KEY', 1, 100_000],
    ['PROVIDER_BUDGET_MS', 1, 60_000],
    ['RESPONSE_CACHE_MB', 0, 4_096],
    ['KEEP_ALIVE_SECONDS', 1, 3_600],
    ['SHUTDOWN_DELAY_SECONDS', 0, 600],
  ])('accept %s from %d to %d, and no number outside', (name, min, max) => {
    const { parse } = SETTINGS[name] as Setting<unknown>;
    for (const value of [min, max]) expect(parse(String(value))).toBe(value);
    for (const value of [min - 1, max + 1, (min + max) / 2 + 0.25])
      expect(() => parse(String(value))).toThrow();
  });
});

describe(searchedIndexRetention.name, () => {
  it.each([
    ['embedded', { days: 12, setting: 'RETENTION_DAYS' }],
    ['gnews', { days: 12, setting: 'RETENTION_DAYS' }],
    ['gnews,embedded,opensearch', { days: 12, setting: 'RETENTION_DAYS' }],
    ['opensearch,embedded', { days: 400, setting: 'ARCHIVE_DAYS' }],
  ])('is that of the first index of the providers %s', (providers, expected) => {
    expect(searchedIndexRetention(loadSettings({ ...ENVIRONMENT, SEARCH_PROVIDERS: providers }))).toEqual(
      expected,
    );
  });
});
