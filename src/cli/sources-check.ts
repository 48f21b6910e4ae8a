import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { isoTime, unixSecondsNow } from '../articles/article.js';
import { readSettings } from '../config/load-settings.js';
import type { Settings } from '../config/settings.js';
import { isUntitled } from '../feeds/feed-fields.js';
import { IndexOpenError } from '../index/open-database.js';
import { failedPollOf } from '../ingestion/poll/faults.js';
import { pollingLimitsByHost, POLLING_LIMITS } from '../ingestion/schedule/plan-next-poll.js';
import { type ScheduledJob, runJobsOnce } from '../ingestion/schedule/scheduler.js';
import { type FeedState, FeedStateStore } from '../ingestion/state/feed-state.js';
import { checkReplaceable, CommandFailure, printRecords, printRemark, startProgress } from './output.js';
import { readIndex } from './read-index.js';
import { feedFetcher, pruneSourceList, readSourceList } from './sources-actions.js';
import { RulesTrial } from './rules-trial.js';
import { type FeedCheck, UNREACHABLE_REASONS, reasonToDropFeed } from './why-drop.js';

interface Finding extends FeedCheck {
  format: string | null;
  items: number;
  ms: number | null;
  remark: string | null;
}

/** Minimum number of checked hosts from which the network is assumed to be down if none of them can be reached. */
const MIN_HOSTS = 5;

/**
 * `sources check`: fetches each feed once, at the rate limits of polling, then lists the feeds that should be removed.
 * Exits with 1 if a feed failed; with `--prune`, only if the pruned list could not be written.
 */
export async function checkSources(
  urls: string[],
  options: { sources?: string; prune?: string; rules?: string },
): Promise<void> {
  const { ingestion, index } = readSettings({ SOURCES: options.sources });
  const isListNeeded = urls.length === 0 || options.rules !== undefined;
  const listed = isListNeeded ? readSourceList(ingestion.sources) : [];
  const sources = new Map(listed.map((source) => [source.url, source]));
  const list = urls.length > 0 ? urls : [...sources.keys()];
  const trial = options.rules === undefined ? null : new RulesTrial(options.rules, sources);
  const invalid = list.filter((url) => !URL.canParse(url));
  if (invalid.length > 0) throw new CommandFailure(`Not an address: ${invalid.join(', ')}`);
  // Before an hour of checking, not after it.
  if (options.prune !== undefined && !existsSync(dirname(options.prune)))
    throw new CommandFailure(`There is no folder for ${options.prune}.`);
  if (options.prune !== undefined) checkReplaceable(options.prune);
  const findings = await checkAll(list, ingestion, trial);
  const missed = list.filter((url) => UNREACHABLE_REASONS.has(findings.get(url)?.state ?? ''));
  for (const [url, again] of await checkAll(missed, ingestion, trial)) findings.set(url, again);

  const isOffline = networkIsDown(findings);
  const drops = new Map<string, string>();
  const states = isOffline ? new Map<string, FeedState>() : await knownStates(index.dataDir);
  for (const [url, finding] of isOffline ? [] : findings) {
    const reason = reasonToDropFeed(finding, states.get(url), unixSecondsNow());
    if (reason !== null) drops.set(url, reason);
  }
  await printRecords(
    list.map((url) => ({
      ...describe(url, findings.get(url), drops.get(url)),
      ...(trial && { rules: trial.countsOf(url) }),
    })),
  );
  trial?.report();
  if (isOffline) throw new CommandFailure('No host responds: the network is down.');
  for (const [url, reason] of drops) printRemark(`drop ${url} (${reason})`);
  if (options.prune !== undefined)
    return pruneSourceList(ingestion.sources, new Set(drops.keys()), options.prune);
  const failed = [...findings.values()].filter(({ state }) => state !== 'fine').length;
  const advice =
    drops.size === 0 ? '' : ` ${drops.size} should be dropped: --prune FILE writes the list without them.`;
  if (failed > 0) throw new CommandFailure(`${failed} of ${findings.size} sources failed.${advice}`);
  printRemark(`All ${findings.size} sources are fine.${advice}`);
}

function networkIsDown(findings: ReadonlyMap<string, Finding>): boolean {
  const hosts = new Set([...findings.keys()].map((url) => new URL(url).host));
  return (
    hosts.size >= MIN_HOSTS && [...findings.values()].every(({ state }) => UNREACHABLE_REASONS.has(state))
  );
}

/** The stored state of each feed, by URL; empty if no index can be read. */
async function knownStates(dataDir: string): Promise<Map<string, FeedState>> {
  if (!existsSync(dataDir)) return new Map();
  try {
    const states = await readIndex(dataDir, ({ database }) => new FeedStateStore(database).all());
    return new Map(states.map((state) => [state.url, state]));
  } catch (error) {
    if (!(error instanceof IndexOpenError)) throw error;
    printRemark(`${error.message} Sources are judged by this check alone.`);
    return new Map();
  }
}

function describe(url: string, finding?: Finding, drop?: string): Record<string, string | number | null> {
  if (finding === undefined) return { state: 'skipped', url };
  const { state, format, items, newest, ms, remark } = finding;
  return { state, format, items, newest: isoTime(newest), ms, url, drop: drop ?? null, remark };
}

async function checkAll(
  urls: string[],
  ingestion: Settings['ingestion'],
  trial: RulesTrial | null,
): Promise<Map<string, Finding>> {
  const limits = pollingLimitsByHost(ingestion.outboundAllow);
  const fetchOnce = feedFetcher(ingestion);
  const spacingOf = (host: string): number => limits(host).hostSpacingMs;
  const findings = new Map<string, Finding>();
  const progress = await startProgress('Checking', urls.length);
  const jobs = new Map(urls.map((url) => [url, { key: url, host: new URL(url).host }]));
  const check = async ({ key }: ScheduledJob): Promise<void> => {
    findings.set(key, await checkOne(key, fetchOnce, trial));
    progress.advance();
  };
  await runJobsOnce(jobs, check, { concurrency: POLLING_LIMITS.concurrency, spacingOf });
  progress.end();
  return findings;
}

async function checkOne(
  url: string,
  fetchOnce: ReturnType<typeof feedFetcher>,
  trial: RulesTrial | null,
): Promise<Finding> {
  try {
    const { feed, response, movedTo, discovered } = await fetchOnce(url);
    const items = feed?.items ?? [];
    if (feed) trial?.add(url, feed);
    const untitled = items.filter(({ title }) => isUntitled(title)).length;
    const dates = items.flatMap(({ publishedAt }) => publishedAt ?? []);
    return {
      state: 'fine',
      format: feed?.format ?? null,
      items: items.length,
      undated: items.length - dates.length,
      newest: dates.length > 0 ? Math.max(...dates) : null,
      ms: Math.round(response.totalMs),
      remark:
        untitled > 0 && movedTo === null
          ? `${untitled} untitled items`
          : movedTo && `${discovered ? 'a page; its feed is' : 'moved to'} ${movedTo}`,
    };
  } catch (error) {
    const { reason: state, message } = failedPollOf(error).fault;
    return { state, format: null, items: 0, undated: 0, newest: null, ms: null, remark: message };
  }
}
