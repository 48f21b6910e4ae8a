import type { FeedSecrets } from '../config/feed-secrets.js';
import { portOf } from './guarded-agents.js';

/**
 * Whether a redirect stays at the same server, so that credentials may be sent there. From http to https at the default
 * ports it does; from https to http it does not, because that would expose the credentials.
 */
export function isSameServer(from: URL, to: URL): boolean {
  if (from.hostname !== to.hostname) return false;
  if (from.protocol === to.protocol) return portOf(from) === portOf(to);
  return to.protocol === 'https:' && from.port === '' && to.port === '';
}

/**
 * The headers with credentials for a request; empty for most feeds, which need none.
 * @param feed URL of the feed in the source list, from which a permanent redirect may have led to `url`.
 */
export function credentialsFor(
  url: URL,
  feed: string | undefined,
  secrets: FeedSecrets,
): Readonly<Record<string, string>> {
  const names = [url.href, `${url.hostname}:${portOf(url)}`, url.hostname];
  if (feed !== undefined && isSameServer(new URL(feed), url)) names.unshift(new URL(feed).href);
  const name = names.find((one) => Object.hasOwn(secrets, one));
  return name === undefined ? {} : secrets[name]!;
}
