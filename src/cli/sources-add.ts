import type { Feed } from '../feeds/feed.js';
import { decodeDocument } from '../feeds/decode-document.js';
import { findFeedLinks } from '../feeds/find-feed-links.js';
import { parseFeed } from '../feeds/parse-feed.js';
import { describeFault } from '../ingestion/poll/describe-fault.js';
import { describeSource } from '../ingestion/sources/describe-source.js';
import { feedAddress } from '../ingestion/sources/feed-address.js';
import { OutboundClient } from '../outbound/outbound-client.js';
import { CommandFailure } from './exit.js';
import { remark } from './output.js';
import { addToSourceList, ownSourceList } from './own-source-list.js';
import { readSettings } from './read-settings.js';

interface AddOptions {
  title?: string;
  language?: string;
  country?: string;
  category?: string;
  to?: string;
}

/** `sources add`: fetches what is at the address and files the feed that it is or names. */
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

/** The feed at an address, or the first that the page there names. */
async function findFeed(address: string): Promise<{ url: string; feed: Feed }> {
  const { ingestion } = readSettings();
  const outbound = new OutboundClient({ userAgent: ingestion.userAgent, allow: ingestion.outboundAllow });
  try {
    const page = await fetchDocument(outbound, feedAddress(address));
    if (page.feed) return { url: page.url, feed: page.feed };
    for (const link of findFeedLinks(page.text, page.url)) {
      const { url, feed } = await fetchDocument(outbound, feedAddress(link.url));
      if (feed) return { url, feed };
    }
  } catch (error) {
    const { reason, message } = describeFault(error).fault;
    throw new CommandFailure(`${address}: ${reason}: ${message}`);
  }
  throw new CommandFailure(`${address} is no feed and names none.`);
}

async function fetchDocument(
  outbound: OutboundClient,
  address: string,
): Promise<{ url: string; text: string; feed: Feed | null }> {
  const { body, url, contentType } = await outbound.get(address);
  const now = Math.floor(Date.now() / 1000);
  try {
    return { url, text: '', feed: parseFeed(body, { url, contentType, now }) };
  } catch {
    return { url, text: decodeDocument(body, contentType), feed: null };
  }
}
