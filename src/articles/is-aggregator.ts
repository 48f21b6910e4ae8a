import type { IsAggregator } from './compare-survivors.js';
import { matchesHost } from './matches-host.js';

/** The host of an address as `canonicalUrl` gives it. */
const HOST = /^https?:\/\/([^/:?#]+)/;

/** @param domains hosts or registrable domains, lower-case ASCII; their subdomains count. */
export function isAggregatorOf(domains: readonly string[]): IsAggregator {
  // An aggregator's article may have its publisher for its source; its address is still the aggregator's.
  return ({ source, url }) => {
    const host = HOST.exec(url)?.[1] ?? source;
    return domains.some((domain) => matchesHost(source, domain) || matchesHost(host, domain));
  };
}
