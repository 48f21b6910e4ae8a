import { matchesHost, registrableDomain } from './urls.js';
import { MOST_PARTS } from './steps/select-diverse.js';

/** Which publishers an answer may have: hosts, each with its subdomains, in lower-case ASCII. */
export interface PublisherFilter {
  /** Empty admits all. */
  domains: readonly string[];
  /** Wins over `domains`. */
  excludedDomains: readonly string[];
}

/** Whether an article of a host may be in the answer. */
export function admitsHost({ domains, excludedDomains }: PublisherFilter, host: string): boolean {
  const isIn = (hosts: readonly string[]): boolean => hosts.some((listed) => matchesHost(host, listed));
  return (domains.length === 0 || isIn(domains)) && !isIn(excludedDomains);
}

/** The registrable domains that are named, without those that are left out as a whole; null where none is named. */
export function namedDomains({ domains, excludedDomains }: PublisherFilter): string[] | null {
  if (domains.length === 0) return null;
  const named = domains.map(registrableDomain);
  return [...new Set(named)].filter((domain) => !excludedDomains.includes(domain));
}

/** Into how many parts an answer is divided: no publisher gets more than one. Four, where not fewer are named. */
export function partsOf(filter: PublisherFilter): number {
  const named = namedDomains(filter);
  return named === null ? MOST_PARTS : Math.min(MOST_PARTS, Math.max(1, named.length));
}
