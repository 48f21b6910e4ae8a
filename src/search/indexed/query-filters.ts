import { namedDomains, registrableDomain } from '../../articles/urls.js';
import { countryToken, domainToken } from '../../index/tokens.js';
import type { SearchQuery } from '../search-provider.js';
import { allOf, anyOf, type Expression, label, without } from './expression.js';

type Filters = Pick<SearchQuery, 'country' | 'domains' | 'excludedDomains'>;

/** What can be no domain's token: of those that were named none is left. */
const NOTHING = 'd__';

/**
 * What the caller asks of every article whatever its words: the country and the publishers. The index knows registrable
 * domains; of hosts below them the articles themselves tell.
 */
export function filtered(
  { country, domains, excludedDomains }: Filters,
  language: string,
): (expression: Expression) => Expression {
  const named = namedDomains({ domains, excludedDomains });
  const required: Expression[] = [];
  if (country !== null) required.push(label(countryToken(language, country)));
  if (named !== null) {
    const tokens = named.map((domain) => label(domainToken(language, domain)));
    required.push(tokens.length === 0 ? label(NOTHING) : anyOf(tokens));
  }
  const excluded = excludedDomains
    .filter((host) => registrableDomain(host) === host)
    .map((domain) => label(domainToken(language, domain)));
  return (expression) =>
    without(required.length === 0 ? expression : allOf([expression, ...required]), excluded);
}
