import type { Feed } from '../feeds/feed.js';
import { describeFault } from '../ingestion/poll/faults.js';
import { fetchFeed } from '../ingestion/poll/fetch-feed.js';
import { limitsOf } from '../ingestion/schedule/plan-next-poll.js';
import { describeSource, feedAddress } from '../ingestion/sources/read-sources.js';
import { newFeedState, unixNow } from '../ingestion/state/feed-state.js';
import { addressList } from '../outbound/guarded-agents.js';
import { openOutbound } from '../outbound/outbound.module.js';
import { CommandFailure } from './exit.js';
import { remark } from './output.js';
import { readSettings } from './read-settings.js';
import { addToSourceList, ownSourceList } from './source-list.js';

interface AddOptions {
  title?: string;
  language?: string;
  country?: string;
  category?: string;
  to?: string;
}

/** `sources add`: fetches the address and adds the feed that it is or names to the list. */
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
  const { source, problems } = describeSource({ line: 0, attributes, folders: [] });
  if (source === null || problems.length > 0) throw new CommandFailure(`The source ${problems.join('; ')}.`);
  const added = addToSourceList(target, [source]);
  remark(
    `${url} (${feed.format}, ${feed.items.length} items) ${added > 0 ? 'added to' : 'was known in'} ${target}.`,
  );
}

/** The feed at an address, or the first that the page there names; fetched with the spacing of polling. */
async function findFeed(address: string): Promise<{ url: string; feed: Feed }> {
  const { userAgent, outboundAllow: allow } = readSettings().ingestion;
  const outbound = await openOutbound({ userAgent, allow });
  try {
    const url = feedAddress(address);
    const now = unixNow();
    const { feed, movedTo } = await fetchFeed(outbound, newFeedState(url, now), {
      signal: new AbortController().signal,
      now,
      timeZone: null,
      spacingMs: limitsOf(addressList(allow))(new URL(url).host).hostSpacingMs,
      onParsing: () => undefined,
    });
    if (feed) return { url: movedTo ?? url, feed };
  } catch (error) {
    const { reason, message } = describeFault(error).fault;
    if (reason !== 'html') throw new CommandFailure(`${address}: ${reason}: ${message}`);
  }
  throw new CommandFailure(`${address} is no feed and names none.`);
}
