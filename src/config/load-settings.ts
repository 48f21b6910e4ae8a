import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { LIVE_SOURCES, type LiveAccess } from './live-sources.js';
import { type Setting, SETTINGS } from './settings-table.js';
import { Settings, SettingsError } from './settings.js';
import { NAME, VERSION } from './version.js';

type Environment = Record<string, string | undefined>;

type Values = { [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['parse']> };

const CATALOGUE = fileURLToPath(new URL('../../sources', import.meta.url));

/**
 * The environment of this process, completed by a `.env` file in the working directory. Variables of the environment
 * take precedence.
 */
function readEnvironment(): Environment {
  const written = existsSync('.env') ? parseEnv(readEnvFile()) : {};
  for (const [name, value] of Object.entries(written)) process.env[name] ??= value;
  return process.env;
}

function readEnvFile(): string {
  try {
    const text = readFileSync('.env', 'utf8');
    if (text.includes('\0')) throw new Error('it is not UTF-8');
    // Removes a byte order mark.
    return text.replace(/^\uFEFF/, '');
  } catch (error) {
    throw new SettingsError([`.env: cannot be read: ${(error as Error).message}`]);
  }
}

/**
 * Parses and checks all settings.
 *
 * @throws SettingsError with all faults.
 */
export function loadSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const values = Object.fromEntries(
    Object.entries<Setting<unknown>>(SETTINGS).map(([name, row]) => {
      try {
        return [name, row.parse(read(environment, name, row) || row.default)];
      } catch (error) {
        faults.push(`${name}: ${(error as Error).message}`);
        return [name, undefined];
      }
    }),
  ) as Values;
  faults.push(...contradictions(values));
  if (faults.length > 0) throw new SettingsError(faults);
  return toSettings(values);
}

function read(environment: Environment, name: string, row: Setting<unknown>): string {
  const written = environment[name]?.trim() ?? '';
  const file = row.secret ? environment[`${name}_FILE`]?.trim() : undefined;
  if (!file) return written;
  if (written !== '') throw new Error(`is given twice: by itself and by ${name}_FILE`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`cannot be read from the file that ${name}_FILE names`);
  }
}

function contradictions(values: Values): string[] {
  const faults: string[] = [];
  if (values.GATEWAY_AUTH === 'keys' && values.GATEWAY_KEYS_FILE === null) {
    faults.push('GATEWAY_KEYS_FILE: must name the file of keys when GATEWAY_AUTH is "keys"');
  }
  if (values.PORT !== 0 && values.PORT !== undefined && values.PORT === values.MANAGEMENT_PORT) {
    faults.push('MANAGEMENT_PORT: must differ from PORT');
  }
  if (values.SEARCH_PROVIDERS?.length === 0) faults.push('SEARCH_PROVIDERS: must name at least one provider');
  if (values.SEARCH_PROVIDERS?.includes('opensearch') && values.OPENSEARCH_URL?.length === 0) {
    faults.push('OPENSEARCH_URL: is needed by opensearch in SEARCH_PROVIDERS');
  }
  if (values.OPENSEARCH_PASSWORD && values.OPENSEARCH_USERNAME === null) {
    faults.push('OPENSEARCH_USERNAME: is needed beside OPENSEARCH_PASSWORD');
  }
  if (values.OPENSEARCH_USERNAME && values.OPENSEARCH_PASSWORD === null) {
    faults.push('OPENSEARCH_PASSWORD: is needed beside OPENSEARCH_USERNAME');
  }
  faults.push(...liveFaults(values));
  return faults;
}

/** Missing settings of configured live sources. Invalid ones are already reported. */
function liveFaults(values: Values): string[] {
  return namedSources(values).flatMap(({ name, prefix, key }) => [
    ...(values[`${prefix}_URL`] === null ? [`${prefix}_URL: is needed by ${name} in SEARCH_PROVIDERS`] : []),
    ...(key && values[`${prefix}_KEY`] === null
      ? [`${prefix}_KEY: is needed by ${name} in SEARCH_PROVIDERS`]
      : []),
  ]);
}

function namedSources(values: Values) {
  return LIVE_SOURCES.filter(({ name }) => values.SEARCH_PROVIDERS?.includes(name));
}

function liveAccess(values: Values): Settings['live']['access'] {
  const entries = namedSources(values).map(({ name, prefix, key, url }): [string, LiveAccess] => {
    const address = values[`${prefix}_URL`]!;
    return [name, { url: address, isOwn: address !== url, key: key ? values[`${prefix}_KEY`] : null }];
  });
  return Object.fromEntries(entries);
}

function openSearch(values: Values): Settings['opensearch'] {
  const { OPENSEARCH_URL: urls, OPENSEARCH_PREFIX: prefix, ARCHIVE_DAYS: archiveDays } = values;
  if (urls.length === 0) return null;
  return {
    urls,
    username: values.OPENSEARCH_USERNAME,
    password: values.OPENSEARCH_PASSWORD,
    prefix,
    archiveDays,
  };
}

const usesIndex = ({ INGEST, SEARCH_PROVIDERS }: Values): boolean =>
  INGEST === 'on' || SEARCH_PROVIDERS.includes('embedded') || !SEARCH_PROVIDERS.includes('opensearch');

function toSettings(values: Values): Settings {
  return Object.assign(new Settings(), {
    http: { host: values.HOST, port: values.PORT, corsOrigins: values.CORS_ORIGINS },
    responseCacheBytes: values.RESPONSE_CACHE_MB * 1024 * 1024,
    management: { host: values.MANAGEMENT_HOST, port: values.MANAGEMENT_PORT },
    gateway: {
      auth: values.GATEWAY_AUTH,
      host: values.GATEWAY_HOST,
      keysFile: values.GATEWAY_KEYS_FILE,
      proxySecret: values.GATEWAY_PROXY_SECRET,
      trustProxy: values.GATEWAY_TRUST_PROXY === 'yes',
    },
    mcpKey: values.MCP_KEY,
    cursorSecret: values.CURSOR_SECRET,
    streamsPerKey: values.STREAMS_PER_KEY,
    redisUrl: values.REDIS_URL,
    watchesFile: values.WATCHES_FILE,
    aggregatorDomains: values.AGGREGATOR_DOMAINS,
    index: {
      dataDir: values.DATA_DIR,
      isUsed: usesIndex(values),
      retentionDays: values.RETENTION_DAYS,
      blockedDomains: values.BLOCKED_DOMAINS,
    },
    ingestion: {
      enabled: values.INGEST === 'on',
      sources: values.SOURCES.length > 0 ? values.SOURCES : [CATALOGUE],
      outboundAllow: values.OUTBOUND_ALLOW,
      userAgent: userAgent(values.OUTBOUND_CONTACT),
      publicUrl: values.PUBLIC_URL,
      languages: values.INGEST_LANGUAGES,
    },
    opensearch: openSearch(values),
    searchProviders: [...new Set(values.SEARCH_PROVIDERS)],
    live: {
      budgetMs: values.PROVIDER_BUDGET_MS,
      learn: values.PROVIDER_LEARN === 'on',
      access: liveAccess(values),
    },
    logLevel: values.LOG_LEVEL,
    processes: values.PROCESSES,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1_000,
  } satisfies Settings);
}

function userAgent(contact: string | null): string {
  return `${NAME}/${VERSION}${contact === null ? '' : ` (+${contact})`}`;
}

/**
 * The settings of the environment, with replacements from the command line.
 *
 * @throws SettingsError.
 */
export function readSettings(replaced: Record<string, string | undefined> = {}): Settings {
  const given = Object.entries(replaced).filter(([, value]) => value !== undefined);
  return loadSettings({ ...readEnvironment(), ...Object.fromEntries(given) });
}
