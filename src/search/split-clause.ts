import { matchesHost } from '../articles/urls.js';
import type { QueryClause, QueryCondition, ParsedText, QueryTerm } from './parsed-text.js';

type Parts = Omit<ParsedText, 'typed' | 'plain' | 'fault'>;

/** Splits a query into plain words and phrases, sites, and other conditions. */
export function splitClause(clause: QueryClause): Parts {
  const { groups, excluded } = flatten(clause);
  const parts: Parts = {
    groups: [],
    excluded: [],
    conditions: [],
    excludedConditions: [],
    sites: sitesOf({ kind: 'clause', groups, excluded }),
    excludedSites: [],
  };
  for (const group of groups) {
    const terms = termsIn(group);
    if (terms !== null) parts.groups.push(terms);
    // An index restricts a search to publishers, and hosts below them are compared later.
    else if (!group.every(({ kind }) => kind === 'site')) parts.conditions.push(group);
  }
  for (const condition of excluded) {
    if (condition.kind === 'term') parts.excluded.push(condition.term);
    else if (condition.kind === 'site') parts.excludedSites.push(condition.host);
    else parts.excludedConditions.push(condition);
  }
  return parts;
}

function termsIn(group: readonly QueryCondition[]): QueryTerm[] | null {
  const terms = group.map((one) => (one.kind === 'term' ? one.term : null));
  return terms.includes(null) ? null : (terms as QueryTerm[]);
}

/** Removes parentheses that change nothing, as in `(a OR b) c`, since `OR` binds more closely. */
function flatten({
  groups,
  excluded,
}: Pick<QueryClause, 'groups' | 'excluded'>): Pick<QueryClause, 'groups' | 'excluded'> {
  const flat: Pick<QueryClause, 'groups' | 'excluded'> = { groups: [], excluded: [] };
  for (const group of groups) {
    const alternatives = group.flatMap(alternativesIn);
    const [only] = alternatives;
    if (alternatives.length === 1 && only!.kind === 'clause' && only!.groups.length < 2) {
      const inner = flatten(only as QueryClause);
      flat.groups.push(...inner.groups);
      flat.excluded.push(...inner.excluded);
    } else flat.groups.push(alternatives);
  }
  flat.excluded.push(...excluded.flatMap(alternativesIn));
  return flat;
}

/** The alternatives in a condition: `a` and `b` in `(a OR b)`; a condition without alternatives is its only one. */
function alternativesIn(condition: QueryCondition): QueryCondition[] {
  if (condition.kind !== 'clause' || condition.groups.length !== 1 || condition.excluded.length > 0)
    return [condition];
  return condition.groups[0]!.flatMap(alternativesIn);
}

/** The hosts to which a condition restricts matches; null for no restriction. */
function sitesOf(condition: QueryCondition): string[] | null {
  if (condition.kind === 'site') return [condition.host];
  if (condition.kind !== 'clause') return null;
  const restricted = condition.groups.flatMap((group) => {
    const sites = group.map(sitesOf);
    return sites.includes(null) ? [] : [[...new Set((sites as string[][]).flat())]];
  });
  return restricted.length === 0 ? null : restricted.reduce(commonHosts);
}

/** The hosts that both lists have, or that are below a host of the other list. */
export function commonHosts(some: readonly string[], others: readonly string[]): string[] {
  const common = some.flatMap((one) =>
    others.flatMap((other) => (matchesHost(one, other) ? [one] : matchesHost(other, one) ? [other] : [])),
  );
  return [...new Set(common)];
}

/** The terms by which conditions are scored: one group per condition, with the terms of all its alternatives. */
export function termGroups(groups: readonly QueryCondition[][]): QueryTerm[][] {
  return groups
    .flatMap((group) => (group.length === 1 ? groupsIn(group[0]!) : [group.flatMap(groupsIn).flat()]))
    .filter(({ length }) => length > 0);
}

function groupsIn(condition: QueryCondition): QueryTerm[][] {
  switch (condition.kind) {
    case 'term':
    case 'title':
      return [[condition.term]];
    case 'near':
      return condition.terms.map((term) => [term]);
    case 'site':
      return [];
    case 'clause':
      return termGroups(condition.groups);
  }
}

/** A query as text for external search APIs: words, phrases, `OR`, minus; `site:` hosts if there is nothing else. */
export function toPlainSyntax({ groups, excluded, conditions, sites }: Parts): string {
  const write = ({ text, phrase }: QueryTerm): string => (phrase ? `"${text}"` : text);
  const required = [...groups, ...termGroups(conditions)].map((group) => group.map(write).join(' OR '));
  const words = [...required, ...excluded.map((term) => `-${write(term)}`)].join(' ');
  return words === '' ? (sites ?? []).join(' ') : words;
}
