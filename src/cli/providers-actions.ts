import type { SearchProvider } from '../search/engine/article-index.js';
import { existsSync } from 'node:fs';
import { LIVE_SOURCES } from '../config/live-sources.js';
import { readSettings } from '../config/load-settings.js';
import type { Settings } from '../config/settings.js';
import { CircuitBreaker } from '../search/circuit-breaker.js';
import { LiveProvider } from '../search/live/live.provider.js';
import { UpstreamError } from '../search/live/upstream-error.js';
import { parseText } from '../search/parse-text.js';
import { countMatches } from '../search/engine/plan.js';
import { EmbeddedIndex } from '../search/providers/embedded/embedded-index.js';
import { OpenSearchArchive } from '../opensearch/read/opensearch-archive.js';
import { OpenSearchIndex } from '../opensearch/read/opensearch-index.js';
import { findLiveSource } from '../search/providers/providers.js';
import { SearchUnavailableError } from '../search/search-provider.js';
import { internalQuery } from '../search/search-query.js';
import { type PrintedValue, CommandFailure, printRecords, printRemark } from './output.js';
import { readIndex } from './read-index.js';

/** `providers list`: prints the providers in `SEARCH_PROVIDERS` in their order, then the others. Sends no request. */
export async function listProviders(): Promise<void> {
  const settings = readSettings();
  const named: readonly string[] = settings.searchProviders;
  const others = LIVE_SOURCES.map(({ name }) => name).filter((name) => !named.includes(name));
  await printRecords([...named, ...others].map((name) => describe(name, named, settings)));
}

function describe(name: string, named: readonly string[], settings: Settings): Record<string, PrintedValue> {
  const row = LIVE_SOURCES.find((one) => one.name === name);
  const at = named.indexOf(name);
  const { perSecond, perDay, allowsIngestion, warning } = findLiveSource(name)?.capabilities ?? {};
  return {
    order: at < 0 ? null : at + 1,
    name,
    kind: row === undefined ? 'index' : 'live',
    address: row === undefined ? null : (settings.live.access[row.name]?.url ?? (row.url || null)),
    key: row === undefined || !row.key ? 'none' : at < 0 ? 'needed' : 'set',
    per_second: perSecond === undefined ? null : Number(perSecond.toFixed(2)),
    per_day: perDay ?? null,
    learns: allowsIngestion ?? null,
    warning: warning ?? null,
  };
}

/** Number of matches of the sample query at which counting in an index stops. */
const MAX_FOUND = 20;
/** The sample query: a word that the news of every day contains, in a language that every provider supports. */
const QUERY = 'government';

/** `providers check`: sends one query to each of `SEARCH_PROVIDERS`. Exits with 1 if one does not respond. */
export async function checkProviders(): Promise<void> {
  const settings = readSettings();
  const findings = await Promise.all(settings.searchProviders.map((name) => checkProvider(name, settings)));
  await printRecords(findings);
  const failed = findings.filter(({ outcome }) => outcome !== 'answered').length;
  if (failed > 0) throw new CommandFailure(`${failed} of ${findings.length} providers do not respond.`);
  printRemark(findings.length === 1 ? 'The provider responds.' : `All ${findings.length} providers respond.`);
}

type Finding = Record<'name' | 'outcome' | 'articles' | 'ms' | 'remark', PrintedValue>;

/** Sends the sample query to a provider and reports its response. */
export async function checkProvider(
  name: Settings['searchProviders'][number],
  settings: Settings,
): Promise<Finding> {
  const begun = performance.now();
  try {
    const articles = await searchOnce(name, settings);
    return { name, outcome: 'answered', articles, ms: elapsed(begun), remark: null };
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    const outcome = error instanceof UpstreamError ? error.outcome : 'unavailable';
    return { name, outcome, articles: null, ms: elapsed(begun), remark: error.message };
  }
}

const elapsed = (begun: number): number => Math.round(performance.now() - begun);

async function searchOnce(name: Settings['searchProviders'][number], settings: Settings): Promise<number> {
  if (name === 'embedded') return searchIndexFile(settings);
  const provider: SearchProvider =
    name === 'opensearch'
      ? new OpenSearchIndex(new OpenSearchArchive(settings))
      : LiveProvider.open(findLiveSource(name)!, settings.live.access[name]!, settings);
  try {
    return await countFound(provider);
  } finally {
    await provider.close?.();
  }
}

async function searchIndexFile({ index }: Settings): Promise<number> {
  if (!existsSync(index.dataDir)) throw new SearchUnavailableError('there is no index yet');
  return readIndex(index.dataDir, (reader) => countFound(new EmbeddedIndex(reader)));
}

async function countFound(provider: SearchProvider): Promise<number> {
  const parsed = parseText(QUERY);
  const query = internalQuery({ intent: 'text', text: QUERY, parsed, language: 'en', wanted: 10 });
  return new CircuitBreaker(provider).call(async (one, signal) =>
    one.live === undefined
      ? (await countMatches(one.during(signal), query, MAX_FOUND)).articles
      : (await one.search(query, signal)).length,
  );
}
