/** A query as a tree of tokens (`src/index/tokens.ts`), which each engine translates into its own language. */
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

/** Joins expressions by `and` or `or`; a repeated one is dropped, because the index would look it up again. */
function joined(kind: 'and' | 'or', expressions: readonly Expression[]): Expression {
  const of = expressions.filter(
    (one, i) => !expressions.slice(0, i).some((other) => isSameExpression(one, other)),
  );
  return of.length === 1 ? of[0]! : { kind, of };
}

/** Matches articles that match all expressions. @param expressions at least one. */
export const allExpressions = (expressions: readonly Expression[]): Expression => joined('and', expressions);
export const anyExpression = (expressions: readonly Expression[]): Expression => joined('or', expressions);

/** Matches adjacent tokens in this order. */
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
/** Matches only the metadata tokens of an article (language, country, category, publisher, stems), not its text. */
export const inMetaColumn = (of: Expression): Expression => ({ kind: 'field', field: 'meta', of });
export const metaToken = (text: string): Expression => inMetaColumn(singleToken(text));
export const withoutExpressions = (of: Expression, excluded: readonly Expression[]): Expression =>
  excluded.length === 0 ? of : { kind: 'not', of, excluded: anyExpression(excluded) };

/** Whether two expressions are equal. Much faster than a generic deep comparison; most searches call it. */
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
