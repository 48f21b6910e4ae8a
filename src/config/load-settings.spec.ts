import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { loadSettings } from './load-settings.js';
import { SettingsError } from './settings.js';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings(environment);
    return [];
  } catch (error) {
    return (error as SettingsError).faults;
  }
}

describe(loadSettings.name, () => {
  it('requires no setting', () => {
    expect(loadSettings({})).toMatchObject({
      http: { host: '127.0.0.1', port: 3000, corsOrigins: [] },
      management: { host: '127.0.0.1', port: 3001 },
      gateway: { auth: 'headers', host: null, keysFile: null, proxySecret: null },
      aggregatorDomains: ['msn.com'],
      index: { dataDir: './data', retentionDays: 30 },
      ingestion: { enabled: true, outboundAllow: [] },
      searchProviders: ['embedded'],
      logLevel: 'info',
      processes: 1,
      shutdownDelayMs: 0,
    });
    expect(loadSettings({}).ingestion.sources).toEqual([expect.stringMatching(/[\\/]catalogue$/)]);
    expect(loadSettings({}).ingestion.userAgent).toMatch(/^news-search-service\/\d+\.\d+\.\d+$/);
  });

  it('refuses a folder for the index that is a file or would lie in one, beside all other faults', () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    expect(faultsOf({ DATA_DIR: file, PORT: 'x' })).toEqual([
      expect.stringMatching(/^PORT: /),
      `DATA_DIR: names "${file}", which is no folder`,
    ]);
    expect(faultsOf({ DATA_DIR: join(file, 'data') })).toEqual([
      `DATA_DIR: cannot be made: "${file}" is no folder`,
    ]);
    expect(faultsOf({ DATA_DIR: join(tmpdir(), 'not', 'yet', 'there') })).toEqual([]);
  });

  it('reports every missing address and key of live sources at once', () => {
    const all = 'google-news,searxng,gdelt,newsapi,gnews,brave,currents';
    expect(faultsOf({ SEARCH_PROVIDERS: `embedded,${all}` })).toEqual([
      'SEARXNG_URL: is needed by searxng in SEARCH_PROVIDERS',
      'NEWSAPI_KEY: is needed by newsapi in SEARCH_PROVIDERS',
      'GNEWS_KEY: is needed by gnews in SEARCH_PROVIDERS',
      'BRAVE_KEY: is needed by brave in SEARCH_PROVIDERS',
      'CURRENTS_KEY: is needed by currents in SEARCH_PROVIDERS',
    ]);
    expect(
      faultsOf({ SEARCH_PROVIDERS: 'searxng,unknown', SEARXNG_URL: 'ftp://x', PROVIDER_BUDGET_MS: '0' }),
    ).toEqual([
      expect.stringMatching(
        /^SEARCH_PROVIDERS: must be one of embedded, opensearch, google-news, .* not "unknown"$/,
      ),
      expect.stringMatching(/^PROVIDER_BUDGET_MS: /),
      expect.stringMatching(/^SEARXNG_URL: must be a web address/),
    ]);
  });

  it('repeats no password or key of an address', () => {
    const faults = faultsOf({
      OPENSEARCH_URL: 'https://news:hush-1@search.example',
      SEARXNG_URL: 'https://searx.example/?key=hush-2',
      REDIS_URL: 'rediss://:hush-3@/',
      HTTPS_PROXY: 'socks5://desk:hush-4@proxy.example',
      HTTP_PROXY: 'http://desk:hush-5%@proxy.example',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      ...['SEARXNG_URL', 'HTTPS_PROXY', 'HTTP_PROXY', 'OPENSEARCH_URL', 'REDIS_URL'],
    ]);
    expect(faults.join()).not.toContain('hush');
  });

  it('accepts a secret for cursors of sixteen characters, and no shorter one', () => {
    expect(faultsOf({ CURSOR_SECRET: 'c'.repeat(16) })).toEqual([]);
    expect(faultsOf({ CURSOR_SECRET: 'c'.repeat(15) })).toEqual([
      'CURSOR_SECRET: must have at least 16 characters',
    ]);
  });

  it('reads proxies, with or without a scheme, and what is reached without them', () => {
    const { proxies } = loadSettings({
      ...{ HTTPS_PROXY: 'http://desk:pass@proxy.example:3128', HTTP_PROXY: 'proxy.example:3128' },
      ...{ NO_PROXY: 'localhost, .corp.example,10.0.0.0/8', OUTBOUND_PROXY_RESOLVES: 'yes' },
    }).ingestion;
    expect(proxies).toEqual({
      ...{ https: 'http://desk:pass@proxy.example:3128', http: 'http://proxy.example:3128', resolves: true },
      none: ['localhost', 'corp.example', '10.0.0.0/8'],
    });
    expect(faultsOf({ NO_PROXY: '10.0.0.0/99' })).toEqual([expect.stringMatching(/^NO_PROXY: "10/)]);
    for (const entry of [
      'a|b',
      '10.*',
      '192.168.',
      '10.0.0.1-10.0.0.9',
      'http://host',
      '[fd00::]/8',
      '<local>',
    ])
      expect([entry, faultsOf({ NO_PROXY: entry }).length]).toEqual([entry, 1]);
    expect(
      loadSettings({
        NO_PROXY: 'a.example b.example,\tEXAMPLE.com. *.münchen.example:8080 [fd00::1] [fd00::1]:80 fd00::/8',
      }).ingestion.proxies.none,
    ).toEqual([
      ...['a.example', 'b.example', 'example.com', 'xn--mnchen-3ya.example:8080'],
      ...['fd00::1', '[fd00::1]:80', 'fd00::/8'],
    ]);
  });

  it('reads the variables of proxies as other programs do', () => {
    const proxiesOf = (environment: Record<string, string>) => loadSettings(environment).ingestion.proxies;
    const [one, two] = ['http://one.example:1', 'http://two.example:2'];
    expect(proxiesOf({ https_proxy: one, http_proxy: two, no_proxy: 'a.example' })).toMatchObject({
      https: one,
      http: two,
      none: ['a.example'],
    });
    expect(proxiesOf({ ALL_PROXY: one, HTTP_PROXY: two })).toMatchObject({ https: one, http: two });
    expect(proxiesOf({ all_proxy: one })).toMatchObject({ https: one, http: one });
    expect(proxiesOf({ HTTPS_PROXY: one, https_proxy: two })).toMatchObject({ https: one });
    expect(faultsOf({ all_proxy: 'socks5://x' })).toEqual(
      Array(2).fill(expect.stringMatching(/^all_proxy: /)),
    );
  });

  it('accepts only known language codes, and rejects an incomplete login', () => {
    expect(faultsOf({ INGEST_LANGUAGES: 'de,jp', OPENSEARCH_USERNAME: 'news' })).toEqual([
      'INGEST_LANGUAGES: "jp" is no language code: write it as in de or pt, without a region',
      'OPENSEARCH_PASSWORD: is needed beside OPENSEARCH_USERNAME',
    ]);
    expect(loadSettings({ INGEST_LANGUAGES: 'DE,iw,fra' }).ingestion.languages).toEqual(['de', 'he', 'fr']);
  });

  it('reads the address of a live source, and its key from a file', () => {
    const file = join(freshFolder(), 'key');
    writeFileSync(file, 'secret\n');
    const { live, searchProviders } = loadSettings({
      SEARCH_PROVIDERS: 'brave,embedded,gdelt',
      BRAVE_KEY_FILE: file,
      GDELT_URL: 'http://127.0.0.1:9/',
      PROVIDER_LEARN: 'off',
    });
    expect(searchProviders).toEqual(['brave', 'embedded', 'gdelt']);
    expect(live).toEqual({
      budgetMs: 2_500,
      learn: false,
      access: {
        gdelt: { url: 'http://127.0.0.1:9', isOwn: true, key: null },
        brave: { url: 'https://api.search.brave.com/res/v1', isOwn: false, key: 'secret' },
      },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(loadSettings({ PORT: ' ', CORS_ORIGINS: '' }).http.port).toBe(3000);
  });

  it('reads a value without the quotes around it', () => {
    const quoted = {
      HOST: '"::1"',
      LOG_LEVEL: " 'debug' ",
      PORT: '""',
      GATEWAY_PROXY_SECRET: '"it\'s \"so\""',
    };
    expect(loadSettings(quoted)).toMatchObject({
      http: { host: '::1', port: 3000 },
      logLevel: 'debug',
      gateway: { proxySecret: 'it\'s "so"' },
    });
    expect(loadSettings({ GATEWAY_PROXY_SECRET: '"open' }).gateway.proxySecret).toBe('"open');
  });

  it('reads words in any case', () => {
    expect(loadSettings({ PROCESSES: 'AUTO', INGEST: 'Off', LOG_LEVEL: 'DEBUG' })).toMatchObject({
      ingestion: { enabled: false },
      logLevel: 'debug',
    });
  });

  it('refuses a folder that only a shell would find', () => {
    for (const path of ['~/news', '~', '$HOME/news', '${STATE}/news', '/srv/$NAME'])
      expect(faultsOf({ DATA_DIR: path })).toEqual([
        `DATA_DIR: is "${path}", in which only a shell replaces ~ and $: write the path itself`,
      ]);
    expect(faultsOf({ DATA_DIR: './~news/c$/a~1' })).toEqual([]);
  });

  it('reads lists with white space around the entries', () => {
    const settings = loadSettings({
      CORS_ORIGINS: 'https://a.example , http://localhost:8080',
      AGGREGATOR_DOMAINS: 'MSN.com, www.news.example,',
      OUTBOUND_ALLOW: '127.0.0.0/8,::1',
      INGEST: 'off',
      PROCESSES: 'auto',
      OUTBOUND_CONTACT: 'https://operator.example/bot',
    });
    expect(settings.http.corsOrigins).toEqual(['https://a.example', 'http://localhost:8080']);
    expect(settings.aggregatorDomains).toEqual(['msn.com', 'news.example']);
    expect(settings.ingestion.outboundAllow).toEqual(['127.0.0.0/8', '::1/128']);
    expect(settings.ingestion.enabled).toBe(false);
    expect(settings.processes).toBeGreaterThan(0);
    expect(settings.ingestion.userAgent).toContain('(+https://operator.example/bot)');
  });

  it.each([
    ['on', true],
    ['Yes', true],
    ['true', true],
    ['off', false],
    ['no', false],
    ['FALSE', false],
  ])('takes INGEST=%s, as YAML spells a switch', (text, isOn) => {
    expect(loadSettings({ INGEST: text }).ingestion.enabled).toBe(isOn);
  });

  it('names every fault at once', () => {
    const faults = faultsOf({
      PORT: '70000',
      MANAGEMENT_PORT: '1e3',
      GATEWAY_AUTH: 'maybe',
      GATEWAY_HOST: 'https://x',
      CORS_ORIGINS: 'a.example, https://b.example/path',
      OUTBOUND_ALLOW: '10.0.0.0/33',
      RETENTION_DAYS: '-1',
      INGEST: 'maybe',
      PROCESSES: '0',
      SOURCES: '/nowhere/at/all.opml',
      SEARCH_PROVIDERS: ',',
      LOG_LEVEL: 'loud',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PORT',
      'MANAGEMENT_PORT',
      'GATEWAY_AUTH',
      'GATEWAY_HOST',
      'CORS_ORIGINS',
      'SOURCES',
      'RETENTION_DAYS',
      'INGEST',
      'OUTBOUND_ALLOW',
      'LOG_LEVEL',
      'PROCESSES',
      'SEARCH_PROVIDERS',
    ]);
    expect(faults[4]).toMatch(/"a\.example".*"https:\/\/b\.example\/path"/);
  });

  it('accepts the known search providers only', () => {
    expect(faultsOf({ SEARCH_PROVIDERS: 'embedded,crystal-ball' })).toEqual([
      expect.stringMatching(/^SEARCH_PROVIDERS: must be one of embedded.*, not "crystal-ball"$/),
    ]);
    expect(loadSettings({ SEARCH_PROVIDERS: 'Embedded, embedded' }).searchProviders).toEqual(['embedded']);
  });

  it('rejects settings that contradict each other', () => {
    expect(faultsOf({ GATEWAY_AUTH: 'keys' })).toEqual([expect.stringContaining('GATEWAY_KEYS_FILE')]);
    expect(faultsOf({ PORT: '3001' })).toEqual([expect.stringContaining('MANAGEMENT_PORT')]);
    expect(faultsOf({ PORT: '0', MANAGEMENT_PORT: '0' })).toEqual([]);
  });

  describe('with a secret in a file', () => {
    const file = join(freshFolder(), 'secret');
    writeFileSync(file, 'open sesame\n');

    it('reads it without the final line break', () => {
      expect(loadSettings({ GATEWAY_PROXY_SECRET_FILE: file }).gateway.proxySecret).toBe('open sesame');
    });

    it('rejects an empty file, with which a check would be off', () => {
      const empty = join(freshFolder(), 'empty');
      writeFileSync(empty, '\n');
      expect(faultsOf({ GATEWAY_PROXY_SECRET_FILE: empty, REDIS_URL_FILE: empty })).toEqual([
        'GATEWAY_PROXY_SECRET: is missing: the file that GATEWAY_PROXY_SECRET_FILE names is empty',
        'REDIS_URL: is missing: the file that REDIS_URL_FILE names is empty',
      ]);
    });

    it('rejects a secret given twice, and a missing file, without printing either', () => {
      const faults = [
        ...faultsOf({ GATEWAY_PROXY_SECRET: 'abracadabra', GATEWAY_PROXY_SECRET_FILE: file }),
        ...faultsOf({ GATEWAY_PROXY_SECRET_FILE: '/nowhere/secret' }),
        ...faultsOf({ GATEWAY_PROXY_SECRET: 'über' }),
      ];
      expect(faults).toHaveLength(3);
      expect(faults.join()).not.toMatch(/abracadabra|sesame|nowhere|über/);
    });

    it('has no _FILE variant for settings that are no secrets', () => {
      expect(loadSettings({ PORT_FILE: file }).http.port).toBe(3000);
    });
  });

  it('finds a list of the bundled catalogue from any working directory', () => {
    const before = process.cwd();
    process.chdir(tmpdir());
    try {
      const { sources } = loadSettings({ SOURCES: 'catalogue/de.opml' }).ingestion;
      expect(sources).toEqual([join(before, 'catalogue/de.opml')]);
      expect(() => loadSettings({ SOURCES: 'catalogue/nowhere.opml' })).toThrow('does not exist');
    } finally {
      process.chdir(before);
    }
  });
});
