import { registrableDomain } from '../articles/urls.js';
import type { SearchQuery } from './search-provider.js';
import { commonHosts } from './split-clause.js';

/** A query limited to the publishers that its text names by `site:`, as the parameters `domains` and `exclude_domains` do. */
export function withinSites(query: SearchQuery): SearchQuery {
  const { sites = null, excludedSites = [] } = query.parsed ?? {};
  if (sites === null && excludedSites.length === 0) return query;
  const excludedDomains = [...query.excludedDomains, ...excludedSites];
  if (sites === null) return { ...query, excludedDomains };
  const domains = query.domains.length === 0 ? sites : commonHosts(query.domains, sites);
  if (domains.length > 0) return { ...query, domains, excludedDomains };
  // No host is in both: no publisher remains.
  const none = sites.length > 0 ? sites : NO_HOST;
  return {
    ...query,
    domains: none,
    excludedDomains: [...excludedDomains, ...none, ...none.map(registrableDomain)],
  };
}

/** Of no publisher (RFC 2606). */
const NO_HOST = ['host.invalid'];
