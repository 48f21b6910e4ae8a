/** A word or phrase of a query, as typed. */
export interface QueryTerm {
  text: string;
  /** Whether the term is quoted: its words must be adjacent and in this order. */
  phrase: boolean;
}

/** A part of a query: a word or phrase, or a condition on where or how words match. */
export type QueryCondition =
  | { kind: 'term'; term: QueryTerm }
  /** A term in the title. */
  | { kind: 'title'; term: QueryTerm }
  /** An article of this host or of a subdomain: lower-case ASCII. */
  | { kind: 'site'; host: string }
  /** Two terms, both in the title or both in the text, in any order, with at most `distance` words between them. */
  | { kind: 'near'; terms: [QueryTerm, QueryTerm]; distance: number }
  | QueryClause;

/** Every group must match, by one of its alternatives, and none of `excluded` may. */
export interface QueryClause {
  kind: 'clause';
  groups: QueryCondition[][];
  excluded: QueryCondition[];
}

/** Why a text was read as plain words. */
export interface SyntaxFault {
  /** Position of the fault in Unicode code points, from 0. */
  position: number;
  /** Description of the fault: a sentence in ASCII, without quotation marks. */
  detail: string;
}

/**
 * A parsed query: every group must match, a group matches when one of its alternatives (`a OR b`) does,
 * and none of `excluded` may match. Relaxed matches may lack plain words of `groups`, and nothing else.
 */
export interface ParsedText {
  groups: QueryTerm[][];
  excluded: QueryTerm[];
  /**
   * Groups that are not only words and phrases: with `title:`, `NEAR`, `site:`, or parentheses around several words.
   */
  conditions: QueryCondition[][];
  excludedConditions: QueryCondition[];
  /** Hosts to which `site:` restricts all matches, empty where nothing can match; null without a restriction. */
  sites: string[] | null;
  excludedSites: string[];
  /** The text as the caller typed it. */
  typed: string;
  /** The text for search engines without these operators; as typed if it has none. */
  plain: string;
  fault: SyntaxFault | null;
}
