/** A word or phrase of a query, as typed. */
export interface QueryTerm {
  text: string;
  /** Quoted: the words must stand in this order. */
  phrase: boolean;
}

/**
 * A parsed query: every group must match, a group matches when one of its alternatives (`a OR b`) does,
 * and none of `excluded` may match.
 */
export interface ParsedText {
  groups: QueryTerm[][];
  excluded: QueryTerm[];
}
