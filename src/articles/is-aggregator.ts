import type { IsAggregator } from './compare-survivors.js';
import { matchesHost } from './matches-host.js';

/** @param domains hosts or registrable domains, lower-case ASCII; their subdomains count. */
export function isAggregatorOf(domains: readonly string[]): IsAggregator {
  return ({ source }) => domains.some((domain) => matchesHost(source, domain));
}
