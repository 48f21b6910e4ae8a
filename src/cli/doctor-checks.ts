import { lookup } from 'node:dns/promises';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, resolve } from 'node:path';
import { unixSecondsNow } from '../articles/article.js';
import { DAY, HOUR } from '../config/durations.js';
import { refuseOpenListener } from '../config/refuse-open-listener.js';
import { type Settings, SettingsError } from '../config/settings.js';
import { LiveFile } from '../config/live-file.js';
import { readWatchesFile } from '../features/watches/watches-file.js';
import { parseKeysFile, readKeysFile } from '../gateway/keys-file.js';
import { needsReindex } from '../index/maintain-index.js';
import { indexPath } from '../index/open-database.js';
import { schemaNumber } from '../index/schema.js';
import { Database, pragma } from '../index/sqlite.js';
import { readSources } from '../ingestion/sources/read-sources.js';
import type { Source } from '../ingestion/sources/source.js';
import { SourceFiles } from '../ingestion/sources/source-files.js';
import { type FeedState, FeedStateStore } from '../ingestion/state/feed-state.js';
import { openSearchClient } from '../opensearch/client.js';
import { describeArchiveFault } from '../opensearch/fault.js';
import { missingFields } from '../opensearch/indexes.js';
import { plainHost, portOf } from '../outbound/guarded-agents.js';
import { resolveAddress } from '../outbound/resolve-address.js';
import { Redis } from '../redis/redis.js';
import { checkProvider } from './providers-actions.js';
import { faultResult, okResult, type DoctorCheckResult, warningResult } from './doctor-result.js';
import { checkOutboundRequest, networkFileSystem } from './doctor-surroundings.js';
import { readIndex } from './read-index.js';

/** The checks of `doctor`, by name, in the order of the output. A check that does not apply returns null. */
export const DOCTOR_CHECKS: Record<
  string,
  (settings: Settings) => DoctorCheckResult | null | Promise<DoctorCheckResult | null>
> = {
  listener: checkListener,
  keys: checkKeys,
  disk: checkDisk,
  index: checkIndex,
  sources: checkSources,
  clock: checkClock,
  dns: checkNames,
  proxy: checkProxy,
  request: checkOutboundRequest,
  live_sources: checkLiveSources,
  opensearch: checkOpenSearch,
  redis: checkRedis,
  watches: checkWatches,
};

function checkListener(settings: Settings): DoctorCheckResult {
  try {
    refuseOpenListener(settings);
  } catch (error) {
    return faultResult(`${(error as SettingsError).faults.join(' ')}.`);
  }
  const { host, port } = settings.http;
  return okResult(`The service would listen on ${host}, port ${port}.`);
}

function checkKeys({ gateway }: Settings): DoctorCheckResult | null {
  if (gateway.auth !== 'keys') return null;
  try {
    const keys = parseKeysFile(readKeysFile(gateway.keysFile!));
    return keys.length > 0
      ? okResult(`GATEWAY_KEYS_FILE is valid; number of keys: ${keys.length}.`)
      : warningResult(
          'GATEWAY_KEYS_FILE has no key, so every request is 401. Create one with "keys create".',
        );
  } catch (error) {
    return faultResult(
      `GATEWAY_KEYS_FILE cannot be used: ${(error as Error).message}. "keys create" creates the file.`,
    );
  }
}

const GIGABYTE = 1024 ** 3;

function checkDisk({ index }: Settings): DoctorCheckResult | null {
  if (!index.isUsed) return null;
  let folder = resolve(index.dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return faultResult(
      `${folder} is not writable for this user. Change its owner, or point DATA_DIR elsewhere.`,
    );
  }
  const network = networkFileSystem(folder);
  if (network !== null)
    return warningResult(
      `${folder} is on ${network}, a network file system, whose locks may fail: the index may be damaged, and is not ` +
        'shared by machines. Point DATA_DIR to a disk of this machine, or a volume that one machine mounts.',
    );
  const { bavail, bsize } = statfsSync(folder);
  const free = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB are free in ${folder}`;
  return bavail * bsize > GIGABYTE
    ? okResult(`${free}.`)
    : warningResult(`${free}: free some space, or lower RETENTION_DAYS.`);
}

async function checkIndex({ index, ingestion }: Settings): Promise<DoctorCheckResult | null> {
  if (!index.isUsed) return null;
  const schema = schemaOf(index.dataDir);
  if (schema === null)
    return warningResult('There is no index yet. "serve" or "ingest --once" creates it and fills it.');
  if (schema < schemaNumber())
    return warningResult(
      'The index is of an older version. "index backup" before the start, which updates it.',
    );
  return readIndex(index.dataDir, (reader) => {
    if (needsReindex(reader.database))
      return warningResult(
        'The index was built by another version of the text analysis. Run "index reindex".',
      );
    const { articles } = reader.stats();
    if (articles === 0)
      return warningResult('The index is empty. Start the service with INGEST=on, or run "ingest --once".');
    const age = reader.newestAge(unixSecondsNow()) ?? 0;
    return age < DAY || !ingestion.enabled
      ? okResult(`The index has ${articles} articles.`)
      : warningResult(
          `The newest article is ${Math.floor(age / DAY)} days old. Look at "sources list --failing".`,
        );
  });
}

/** The schema version of an index; null if there is no index. Opening the index here does not update its schema. */
function schemaOf(dataDir: string): number | null {
  if (!existsSync(indexPath(dataDir))) return null;
  const database = new Database(indexPath(dataDir), { readOnly: true });
  try {
    return Number(pragma(database, 'user_version'));
  } finally {
    database.close();
  }
}

/** The stored states of all feeds; empty if there is no index with the current schema. */
async function feedStates({ index }: Settings): Promise<FeedState[]> {
  if (schemaOf(index.dataDir) !== schemaNumber()) return [];
  return readIndex(index.dataDir, ({ database }) => new FeedStateStore(database).all());
}

async function checkSources(settings: Settings): Promise<DoctorCheckResult | null> {
  if (!settings.ingestion.enabled) return null;
  const { sources, faults, rejected } = new SourceFiles(settings.ingestion.sources).read();
  if (sources.length === 0)
    return faultResult('SOURCES has no feed. Name an OPML file or folder that has outlines with an xmlUrl.');
  const [file] = rejected;
  if (file !== undefined)
    return faultResult(
      `${rejected.length} files of SOURCES are rejected. The first: ${file.file} ${file.problem}.`,
    );
  const [first] = faults;
  if (first !== undefined) {
    const place = first.line > 0 ? `${first.file}, line ${first.line}` : first.file;
    return warningResult(`${faults.length} faults in SOURCES. The first: ${place} ${first.problem}.`);
  }
  return describeSilent(sources, new Map((await feedStates(settings)).map((state) => [state.url, state])));
}

const MAX_NAMED = 3;

function describeSilent(
  sources: readonly Source[],
  states: ReadonlyMap<string, FeedState>,
): DoctorCheckResult {
  const polled = sources.filter(({ url }) => states.get(url)?.checkedAt != null);
  const silent = polled.filter(({ url }) => states.get(url)!.succeededAt === null).map(({ url }) => url);
  const total = `${sources.length} sources, ${polled.length} polled`;
  if (silent.length === 0) return okResult(`${total}.`);
  const names = silent.slice(0, MAX_NAMED).join(', ');
  const advice = `${total}, ${silent.length} never responded (${names}${silent.length > MAX_NAMED ? ', …' : ''})`;
  return silent.length === polled.length
    ? faultResult(`${advice}. Check the network and HTTPS_PROXY of this machine.`)
    : warningResult(`${advice}. "sources check --prune FILE" writes the list without them.`);
}

async function checkClock(settings: Settings): Promise<DoctorCheckResult> {
  const last = Math.max(0, ...(await feedStates(settings)).map(({ checkedAt }) => checkedAt ?? 0));
  const ahead = last - unixSecondsNow();
  return ahead < HOUR
    ? okResult(`It is ${new Date().toISOString()}.`)
    : faultResult(`A source was polled ${Math.ceil(ahead / HOUR)} hours in the future. Set the clock (NTP).`);
}

const MAX_NAMES = 5;

async function checkNames({ ingestion }: Settings): Promise<DoctorCheckResult | null> {
  const hosts = readSources(ingestion.sources).sources.map(({ url }) => new URL(url).hostname);
  const names = [...new Set(hosts)].filter((host) => !/^[\d.]+$|^\[/.test(host)).slice(0, MAX_NAMES);
  if (!ingestion.enabled || names.length === 0 || ingestion.proxies.resolves) return null;
  const results = await Promise.allSettled(names.map((name) => lookup(name)));
  const failed = names.filter((_, at) => results[at]!.status === 'rejected');
  if (failed.length === 0) return okResult(`${names.length} names of sources were resolved.`);
  const advice = `${failed.length} of ${names.length} names of sources are not resolved (${failed.join(', ')})`;
  return failed.length === names.length
    ? faultResult(`${advice}. Check the DNS settings of this machine.`)
    : warningResult(`${advice}. Remove these sources, or wait if the fault is theirs.`);
}

const PROXY_TIMEOUT_MS = 5_000;

async function checkProxy({ ingestion }: Settings): Promise<DoctorCheckResult | null> {
  const { https, http } = ingestion.proxies;
  const named = Object.entries({ HTTPS_PROXY: https, HTTP_PROXY: http }).filter(([, address]) => address);
  if (named.length === 0) return null;
  const reasons = await Promise.all(named.map(([, address]) => unreachable(new URL(address!))));
  const failed = named.flatMap(([name], at) => (reasons[at] === null ? [] : [`${name}: ${reasons[at]}`]));
  if (failed.length === 0) return okResult(`${named.map(([name]) => name).join(' and ')} can be reached.`);
  return faultResult(`${failed.join('; ')}. Check the address of the proxy, and NO_PROXY.`);
}

/** Why a proxy cannot be reached; null if it can. The reason does not contain the proxy's credentials. */
function unreachable(proxy: URL): Promise<string | null> {
  const socket = connect({ host: plainHost(proxy.hostname), port: portOf(proxy) });
  return new Promise<string | null>((resolve) => {
    socket.setTimeout(PROXY_TIMEOUT_MS, () => resolve('no connection within five seconds'));
    socket.once('connect', () => resolve(null));
    socket.once('error', ({ code = 'no connection' }: NodeJS.ErrnoException) => resolve(code));
  }).finally(() => socket.destroy());
}

async function checkLiveSources(settings: Settings): Promise<DoctorCheckResult | null> {
  const names = settings.searchProviders.filter((name) => name !== 'embedded' && name !== 'opensearch');
  if (names.length === 0) return null;
  const found = await Promise.all(names.map((name) => checkProvider(name, settings)));
  const failed = found.filter(({ outcome }) => outcome !== 'answered');
  if (failed.length === 0) return okResult(`${names.join(', ')} respond.`);
  const reasons = failed.map(({ name, remark }) => `${name}: ${remark}`).join('; ');
  return faultResult(`${reasons}. Check address, key and quota.`);
}

const OPENSEARCH_TIMEOUT_MS = 5_000;

async function checkOpenSearch({ opensearch }: Settings): Promise<DoctorCheckResult | null> {
  if (opensearch === null) return null;
  const client = openSearchClient(opensearch, { requestTimeoutMs: OPENSEARCH_TIMEOUT_MS, maxRetries: 0 });
  try {
    const missing = await missingFields(client, opensearch.prefix);
    if (missing === null)
      return warningResult('OpenSearch has no index yet. A service with INGEST=on creates and fills it.');
    return missing.length === 0
      ? okResult('OpenSearch responds, and its mappings are current.')
      : faultResult(`Mappings lack ${missing.join(', ')}. Run "index ship --from-start" with this version.`);
  } catch (error) {
    return faultResult(`OpenSearch does not respond: ${describeArchiveFault(error)}. Check OPENSEARCH_URL.`);
  } finally {
    await client.close();
  }
}

async function checkRedis({ redisUrl }: Settings): Promise<DoctorCheckResult | null> {
  if (redisUrl === null) return null;
  const redis = await Redis.open(redisUrl);
  const { isUp } = redis;
  redis.close();
  return isUp
    ? okResult('Redis responds, and permits writes and scripts.')
    : faultResult(
        'Redis does not respond or permits no writes: each instance counts alone. Check REDIS_URL.',
      );
}

/** Checks the file of saved searches: host names of webhook receivers are resolved, but no request is sent. */
async function checkWatches({ watchesFile, ingestion }: Settings): Promise<DoctorCheckResult | null> {
  if (watchesFile === null) return null;
  const file = new LiveFile(watchesFile, readWatchesFile);
  file.read();
  const { value: watches } = file;
  if (watches === undefined)
    return faultResult(`WATCHES_FILE cannot be used: ${file.fault}. "watches add" creates the file.`);
  const receivers = watches.flatMap(({ id, webhook }) => (webhook === undefined ? [] : [{ id, ...webhook }]));
  const results = await Promise.allSettled(
    receivers.map(({ url }) => resolveAddress(url, ingestion.outboundAllow)),
  );
  const failed = receivers.filter((_, at) => results[at]!.status === 'rejected').map(({ id }) => id);
  return failed.length === 0
    ? okResult(`${watches.length} saved searches, ${receivers.length} of them with a webhook.`)
    : faultResult(
        `The receivers of ${failed.join(', ')} cannot be reached. "watches check" gives the reasons.`,
      );
}
