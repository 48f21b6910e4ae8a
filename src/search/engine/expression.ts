import type { IndexedCandidate } from '../../index/index-reader.js';
import type { QueryTerm } from '../parsed-text.js';

/**
 * A query as a tree that each engine renders in its own query language.
 * Tokens are those of `src/index/tokens.ts`.
 */
export type Expression =
  | { readonly kind: 'phrase'; readonly tokens: readonly string[] }
  /** Tokens with a prefix, directly after other tokens. */
  | { readonly kind: 'prefix'; readonly start: string; readonly after: readonly string[] }
  /** All parts in one field, in any order, with at most `distance` other tokens between them. */
  | { readonly kind: 'near'; readonly of: readonly NearPart[]; readonly distance: number }
  | { readonly kind: 'and'; readonly of: readonly Expression[] }
  | { readonly kind: 'or'; readonly of: readonly Expression[] }
  | { readonly kind: 'not'; readonly of: Expression; readonly excluded: Expression }
  | { readonly kind: 'field'; readonly field: 'title' | 'meta'; readonly of: Expression };

export type NearPart = Extract<Expression, { kind: 'phrase' | 'prefix' }>;

/** Joins expressions without duplicates, since each term is looked up in the index. */
function joined(kind: 'and' | 'or', expressions: readonly Expression[]): Expression {
  const of = expressions.filter(
    (one, i) => !expressions.slice(0, i).some((other) => isSameExpression(one, other)),
  );
  return of.length === 1 ? of[0]! : { kind, of };
}

/**
 * An expression that requires all of the given ones.
 * @param expressions at least one, as of `anyExpression`.
 */
export const allExpressions = (expressions: readonly Expression[]): Expression => joined('and', expressions);
export const anyExpression = (expressions: readonly Expression[]): Expression => joined('or', expressions);

/** A part that requires adjacent tokens. */
export const tokenSequence = (tokens: readonly string[]): NearPart => ({ kind: 'phrase', tokens });
export const singleToken = (text: string): NearPart => tokenSequence([text]);
export const tokenPrefix = (start: string, after: readonly string[] = []): NearPart => ({
  kind: 'prefix',
  start,
  after,
});
export const nearExpression = (of: readonly NearPart[], distance: number): Expression => ({
  kind: 'near',
  of,
  distance,
});
export const inTitleColumn = (of: Expression): Expression => ({ kind: 'field', field: 'title', of });
/** Limits an expression to metadata: language, country, category, publisher, stems. */
export const inMetaColumn = (of: Expression): Expression => ({ kind: 'field', field: 'meta', of });
export const metaToken = (text: string): Expression => inMetaColumn(singleToken(text));
export const withoutExpressions = (of: Expression, excluded: readonly Expression[]): Expression =>
  excluded.length === 0 ? of : { kind: 'not', of, excluded: anyExpression(excluded) };

/** Whether two trees are equal. Runs in most searches: a generic deep comparison costs too much. */
export function isSameExpression(a: Expression, b: Expression): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'phrase':
      return b.kind === a.kind && areSame(a.tokens, b.tokens);
    case 'prefix':
      return b.kind === a.kind && a.start === b.start && areSame(a.after, b.after);
    case 'near':
      return b.kind === a.kind && a.distance === b.distance && areSame(a.of, b.of, isSameExpression);
    case 'and':
    case 'or':
      return b.kind === a.kind && areSame(a.of, b.of, isSameExpression);
    case 'not':
      return b.kind === a.kind && isSameExpression(a.of, b.of) && isSameExpression(a.excluded, b.excluded);
    case 'field':
      return b.kind === a.kind && a.field === b.field && isSameExpression(a.of, b.of);
  }
}

function areSame<T>(
  some: readonly T[],
  others: readonly T[],
  same: (a: T, b: T) => boolean = Object.is,
): boolean {
  return some.length === others.length && some.every((one, i) => same(one, others[i]!));
}

/** One way to match the words of a query, and the relevance of such a match (0-1) before its age counts. */
export interface RelevanceTier {
  readonly expression: Expression;
  relevance: number;
  /** Relevance that is added to matches of the last two days. */
  ifNew?: number;
  /** Whether the tier is read only when the tiers before it have too few matches of the last week. */
  fallback?: boolean;
  /** Whether each match of the tier also matches a later tier. */
  isSubset?: boolean;
}

/** A signal of relevance that excludes nothing: `relevance` is added to that of its matches. */
export interface RelevanceBoost {
  readonly expression: Expression;
  relevance: number;
}

/** What a search reads from an index in one language: tiers, the more relevant first. */
export interface LanguagePlan {
  language: string;
  tiers: RelevanceTier[];
  /** Whether the matches of the first tier match every tier, and those of every tier the last. */
  isNested?: boolean;
  boosts: RelevanceBoost[];
  /** Titles with the words side by side, read if the first tier has more matches than were read of it. */
  titlePhrase?: RelevanceTier | null;
  /** Titles that answer the question of the query; always read. */
  answers?: RelevanceTier | null;
  /** The words of the query by which the text of an article is scored. */
  requested: QueryTerm[][];
  /** Weights of the words in `requested`; equal weights if missing. */
  weights?: number[];
  /** Whether an article found by a tier of this relevance is a result; if missing, every article is. */
  keeps?: (article: IndexedCandidate, relevance: number) => boolean;
  /** Whether an article whose tier is unknown may pass the filter: true in doubt. */
  mayKeep?: (article: IndexedCandidate) => boolean;
}
