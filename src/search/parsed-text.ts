/** A word or phrase of a query, as typed. */
export interface QueryTerm {
  text: string;
  /** Whether the term is quoted: its words must be adjacent and in this order. */
  phrase: boolean;
}

/** A part of a query: a word, a phrase, or a condition on where words match. */
export type QueryCondition =
  | { kind: 'term'; term: QueryTerm }
  /** A term in the title. */
  | { kind: 'title'; term: QueryTerm }
  /** An article of this host or of a subdomain: lower-case ASCII. */
  | { kind: 'site'; host: string }
  /** Two terms, both in the title or both in the text, in any order, with at most `distance` words between them. */
  | { kind: 'near'; terms: [QueryTerm, QueryTerm]; distance: number }
  | QueryClause;

/** Matches articles that have one alternative of every group (`a OR b` is a group) and none of `excluded`. */
export interface QueryClause {
  kind: 'clause';
  groups: QueryCondition[][];
  excluded: QueryCondition[];
}

/** The fault in a query because of which the query is read as plain words. */
export interface SyntaxFault {
  /** Position in the text, in Unicode code points from 0. */
  position: number;
  /** For the caller: a sentence in ASCII without quotation marks. */
  detail: string;
}

/**
 * A parsed query. Articles match if they have one alternative (`a OR b`) of every group and none of `excluded`. Relaxed
 * matches, which fill up a result, may lack plain words of `groups`, but nothing else.
 */
export interface ParsedText {
  groups: QueryTerm[][];
  excluded: QueryTerm[];
  /** Groups that contain more than words and phrases: `title:`, `NEAR`, `site:`, or several words in parentheses. */
  conditions: QueryCondition[][];
  excludedConditions: QueryCondition[];
  /** Hosts to which `site:` restricts the query; empty if two restrictions have no host in common, null without any. */
  sites: string[] | null;
  excludedSites: string[];
  /** The text as the caller typed it. */
  typed: string;
  /** The text for external search APIs, without this service's own operators; as typed if it has none. */
  plain: string;
  fault: SyntaxFault | null;
}
