import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { isoTime, unixSecondsNow } from '../articles/article.js';
import { readSettings } from '../config/load-settings.js';
import type { Settings } from '../config/settings.js';
import type { Feed } from '../feeds/feed.js';
import { withFileLock } from '../gateway/file-lock.js';
import { writeInPlace } from '../gateway/write-in-place.js';
import { failedPollOf } from '../ingestion/poll/faults.js';
import { type FetchedFeed, fetchFeed } from '../ingestion/poll/fetch-feed.js';
import { pollingLimitsByHost } from '../ingestion/schedule/plan-next-poll.js';
import { formatOpml } from '../ingestion/sources/opml.js';
import { declareUtf8, joinOpml, pruneOpml } from '../ingestion/sources/prune-opml.js';
import {
  sourceOfOutline,
  cleanFeedAddress,
  feedKey,
  mergeSources,
  readSources,
  readOpmlTexts,
} from '../ingestion/sources/read-sources.js';
import type { Source } from '../ingestion/sources/source.js';
import { type FeedFault, FeedStateStore, FeedState } from '../ingestion/state/feed-state.js';
import {
  subscriptionStateOf,
  type SubscriptionState,
  SubscriptionStore,
} from '../ingestion/websub/subscription.js';
import { OutboundClient } from '../outbound/outbound-client.js';
import { actOnFile } from './file-failure.js';
import { type PrintedValue, checkReplaceable, CommandFailure, printRecords, printRemark } from './output.js';
import { readIndex } from './read-index.js';

/** `sources list`: prints every source with the result of its last poll. */
export async function listSources(options: { failing?: boolean; sources?: string }): Promise<void> {
  const settings = readSettings({ SOURCES: options.sources });
  const known = await readKnown(settings.index.dataDir);
  const rows = readSourceList(settings.ingestion.sources)
    .map((source) => describe(source, known.get(source.url)))
    .filter(({ state }) => !options.failing || state === 'failing' || state === 'gone');
  await printRecords(rows);
}

interface Known {
  state: FeedState;
  push: { state: SubscriptionState; reason: string | null } | null;
}

/** By URL of the feed: the stored state of the feed and of its WebSub subscription; empty if there is no index yet. */
async function readKnown(dataDir: string): Promise<Map<string, Known>> {
  if (!existsSync(dataDir)) return new Map();
  return readIndex(dataDir, ({ database }) => {
    const now = unixSecondsNow();
    const subscriptions = new SubscriptionStore(database).all();
    const subscribed = subscriptions
      .filter(({ mode }) => mode === 'subscribe')
      .map((one) => ({ feed: one.feed, state: subscriptionStateOf(one, now), reason: reasonOf(one.error) }));
    // Of several hubs the active one is shown, if there is any: the last entry of a feed stays in the map.
    subscribed.sort((a, b) => Number(a.state === 'active') - Number(b.state === 'active'));
    const pushes = new Map(subscribed.map(({ feed, state, reason }) => [feed, { state, reason }]));
    const states = new FeedStateStore(database).all();
    return new Map(states.map((state) => [state.url, { state, push: pushes.get(state.url) ?? null }]));
  });
}

function describe(source: Source, known?: Known): Record<string, PrintedValue | PrintedValue[]> {
  const state = known?.state;
  return {
    state: pollStateOf(state),
    push: known?.push?.state ?? null,
    language: source.language,
    country: source.country,
    categories: source.categories,
    order: state?.itemOrder ?? null,
    articles: state?.articles ?? 0,
    checked: isoTime(state?.checkedAt ?? null),
    url: source.url,
    moved_to: state?.movedTo ?? null,
    title: source.title || state?.title || '',
    reason: reasonOf(state?.error ?? null),
    push_reason: known?.push?.reason ?? null,
  };
}

function reasonOf(error: FeedFault | null): string | null {
  return error && `${error.reason}: ${error.message}`;
}

function pollStateOf(state: FeedState | undefined): string {
  if (!state?.checkedAt) return 'new';
  if (state.goneAt !== null) return 'gone';
  return state.error ? 'failing' : 'fine';
}

/** Makes a function that fetches a feed as ingestion does, as if it had never been polled; nothing is stored. */
export function feedFetcher(ingestion: Settings['ingestion']): (url: string) => Promise<FetchedFeed> {
  const { userAgent, outboundAllow: allow, proxies, feedSecrets: secrets } = ingestion;
  const outbound = new OutboundClient({ userAgent, allow, proxies, secrets });
  const limitsOf = pollingLimitsByHost(allow);
  const { signal } = new AbortController();
  return (url) => {
    const now = unixSecondsNow();
    const spacingMs = limitsOf(new URL(url).host).hostSpacingMs;
    return fetchFeed(outbound, new FeedState(url, now), { signal, now, country: null, spacingMs });
  };
}

type AddOptions = Partial<Record<'title' | 'language' | 'country' | 'category' | 'to', string>>;

/** `sources add`: adds the feed at an address, or the first feed that a page there links to, to the source list. */
export async function addSource(address: string, { to, ...known }: AddOptions): Promise<void> {
  const target = ownSourceList(to);
  const { url, feed } = await findFeed(address);
  const attributes = {
    xmlurl: url,
    title: known.title ?? feed.title,
    htmlurl: feed.link ?? '',
    language: known.language ?? feed.language ?? '',
    country: known.country ?? '',
    category: known.category ?? '',
  };
  const { source, problems } = sourceOfOutline({ line: 0, attributes, folders: [] });
  if (source === null || problems.length > 0) throw new CommandFailure(`The source ${problems.join('; ')}.`);
  const added = addToSourceList(target, [source]);
  const what = `${url} (${feed.format}, ${feed.items.length} items)`;
  printRemark(`${what} ${added > 0 ? 'added to' : 'was known in'} ${target}.`);
}

/** Fetches the feed at an address or, if a page is there, the first feed that the page links to. */
async function findFeed(address: string): Promise<{ url: string; feed: Feed }> {
  const fetchOnce = feedFetcher(readSettings().ingestion);
  try {
    const url = cleanFeedAddress(address);
    const { feed, movedTo } = await fetchOnce(url);
    if (feed) return { url: movedTo ?? url, feed };
  } catch (error) {
    const { reason, message } = failedPollOf(error).fault;
    if (reason !== 'html') throw new CommandFailure(`${address}: ${reason}: ${message}`);
  }
  throw new CommandFailure(`${address} is neither a feed nor a page that links to one.`);
}

/** Reads the source list. Entries that cannot be read are reported on standard error. */
export function readSourceList(paths: readonly string[]): Source[] {
  const { sources, faults } = readSources(paths);
  for (const { file, line, outline, problem } of faults) {
    printRemark(`${file}${line > 0 ? `:${line}` : ''} ${outline} ${problem}`.replace(/ {2,}/g, ' '));
  }
  return sources;
}

/**
 * The OPML file to which new sources are added: the given one, otherwise the only file in `SOURCES`. The bundled
 * catalogue is refused, because the next release replaces it.
 * @throws CommandFailure
 */
function ownSourceList(to: string | undefined): string {
  if (to !== undefined) return to;
  const { sources } = readSettings().ingestion;
  if (sources.length === 1 && statSync(sources[0]!).isFile()) return sources[0]!;
  throw new CommandFailure(
    'No OPML file to add to: use --to FILE, or set SOURCES to one file of your own ' +
      '(SOURCES may list it beside the catalogue afterwards).',
  );
}

/** Adds sources to an OPML file. @returns how many of them the file did not contain before */
function addToSourceList(file: string, added: readonly Source[]): number {
  checkReplaceable(file);
  return actOnFile(file, () =>
    withFileLock(file, () => {
      const known = existsSync(file) ? readSourceList([file]) : [];
      const merged = mergeSources([...known, ...added]);
      writeInPlace(file, formatOpml(merged), PUBLIC_MODE);
      return merged.length - known.length;
    }),
  );
}

/** File mode of a new source list before the umask: readable by all, as the service may run as another user. */
const PUBLIC_MODE = 0o666;

/**
 * Writes the source lists `paths` as one list to `file`, without the feeds `dropped`. An existing file is first
 * copied to `<file>.old`.
 * @param dropped URLs of feeds.
 * @throws CommandFailure if no feed would remain.
 */
export function pruneSourceList(paths: readonly string[], dropped: ReadonlySet<string>, file: string): void {
  const keys = new Set([...dropped].map(feedKey));
  const parts = [...readOpmlTexts(paths)].map(({ file, text }) => ({
    file,
    text: declareUtf8(pruneOpml(text, (url) => keys.has(feedKey(url)))),
  }));
  const { sources } = readSources(paths);
  const left = sources.filter(({ url }) => !keys.has(feedKey(url))).length;
  if (left === 0) throw new CommandFailure(`No source would remain: ${file} is not written.`);
  const text = parts.length === 1 ? parts[0]!.text : joinOpml(parts);
  const isReplaced = existsSync(file);
  if (isReplaced) copyFileSync(file, `${file}.old`);
  actOnFile(file, () => withFileLock(file, () => writeInPlace(file, text, PUBLIC_MODE)));
  const old = isReplaced ? `; the previous file is ${file}.old` : '';
  printRemark(`${left} sources written to ${file}, ${sources.length - left} dropped${old}.`);
}

/** `sources import`: adds the feeds of an OPML file to the list. */
export async function importSources(file: string, { to }: { to?: string }): Promise<void> {
  if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}.`);
  const found = readSourceList([file]);
  if (found.length === 0) throw new CommandFailure(`${file} contains no feed.`);
  const target = ownSourceList(to);
  const added = addToSourceList(target, found);
  printRemark(`${added} sources added to ${target}; ${found.length - added} of ${found.length} were known.`);
}

/** `sources export`: writes the merged source lists as one OPML document. */
export async function exportSources(file: string | undefined, options: { sources?: string }): Promise<void> {
  const sources = readSourceList(readSettings({ SOURCES: options.sources }).ingestion.sources);
  const opml = formatOpml(sources);
  if (file === undefined || file === '-') {
    process.stdout.write(opml);
    return;
  }
  writeFileSync(file, opml);
  printRemark(`${sources.length} sources written to ${file}.`);
}
