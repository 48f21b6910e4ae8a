import { describeFault } from '../ingestion/poll/faults.js';
import { fetchFeed, type FetchContext } from '../ingestion/poll/fetch-feed.js';
import { type LimitsOf, limitsOf, POLLING_LIMITS } from '../ingestion/schedule/plan-next-poll.js';
import { type Job, Scheduler } from '../ingestion/schedule/scheduler.js';
import { newFeedState, unixNow } from '../ingestion/state/feed-state.js';
import { addressList } from '../outbound/guarded-agents.js';
import type { OutboundClient } from '../outbound/outbound-client.js';
import { openOutbound } from '../outbound/outbound.module.js';
import { CommandFailure } from './exit.js';
import { type Cell, printRecords, remark, startProgress, isoTime } from './output.js';
import { readSettings } from './read-settings.js';
import { readSourceList } from './source-list.js';

type Finding = Record<string, Cell>;

/** `sources check`: fetches each feed once, with the spacing of polling. Exits with 1 when any failed. */
export async function checkSources(urls: string[], options: { sources?: string }): Promise<void> {
  const { ingestion } = readSettings({ SOURCES: options.sources });
  const list = urls.length > 0 ? urls : readSourceList(ingestion.sources).map(({ url }) => url);
  const invalid = list.filter((url) => !URL.canParse(url));
  if (invalid.length > 0) throw new CommandFailure(`Not an address: ${invalid.join(', ')}`);
  const outbound = await openOutbound({ userAgent: ingestion.userAgent, allow: ingestion.outboundAllow });
  const findings = await checkAll(list, outbound, limitsOf(addressList(ingestion.outboundAllow)));
  await printRecords(list.map((url) => findings.get(url) ?? { state: 'skipped', url }));
  const failed = [...findings.values()].filter(({ state }) => state !== 'fine').length;
  if (failed > 0) throw new CommandFailure(`${failed} of ${findings.size} sources failed.`);
  remark(`All ${findings.size} sources are fine.`);
}

async function checkAll(
  urls: string[],
  outbound: OutboundClient,
  limits: LimitsOf,
): Promise<Map<string, Finding>> {
  const spacingOf = (host: string): number => limits(host).hostSpacingMs;
  const findings = new Map<string, Finding>();
  const progress = await startProgress('Checking', urls.length);
  const scheduler = new Scheduler<Job>(
    async ({ key }, onBody) => {
      const spacingMs = spacingOf(new URL(key).host);
      findings.set(key, await checkOne(key, outbound, { spacingMs, onBody }));
      progress.advance();
      return null;
    },
    POLLING_LIMITS,
    spacingOf,
  );
  for (const url of urls) scheduler.add({ key: url, host: new URL(url).host }, 0);
  await scheduler.drained();
  progress.end();
  return findings;
}

async function checkOne(
  url: string,
  outbound: OutboundClient,
  pace: Pick<FetchContext, 'spacingMs' | 'onBody'>,
): Promise<Finding> {
  const now = unixNow();
  const { signal } = new AbortController();
  const context = { signal, now, timeZone: null, ...pace, onParsing: () => undefined };
  try {
    const state = newFeedState(url, now);
    const { feed, response, movedTo, discovered } = await fetchFeed(outbound, state, context);
    const dates = (feed?.items ?? []).map(({ publishedAt }) => publishedAt ?? 0);
    const newest = Math.max(0, ...dates);
    return {
      state: 'fine',
      format: feed?.format ?? null,
      items: feed?.items.length ?? 0,
      newest: isoTime(newest || null),
      ms: Math.round(response.timing.totalMs),
      url,
      remark: movedTo && `${discovered ? 'a page; its feed is' : 'moved to'} ${movedTo}`,
    };
  } catch (error) {
    const { reason, message } = describeFault(error).fault;
    return { state: reason, format: null, items: 0, newest: null, ms: null, url, remark: message };
  }
}
