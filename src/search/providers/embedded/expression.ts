/**
 * What an index is asked for, as a tree that each engine renders in its own query language (FTS5: `render-fts5.ts`).
 * Tokens are those of `src/index/tokens.ts`.
 */
export type Expression =
  | { readonly kind: 'phrase'; readonly tokens: readonly string[] }
  /** Any token that begins so. */
  | { readonly kind: 'prefix'; readonly start: string }
  /** A token of each beginning, in any order, with at most so many other tokens between them. */
  | { readonly kind: 'near'; readonly starts: readonly string[]; readonly distance: number }
  | { readonly kind: 'and'; readonly of: readonly Expression[] }
  | { readonly kind: 'or'; readonly of: readonly Expression[] }
  | { readonly kind: 'not'; readonly of: Expression; readonly excluded: Expression }
  | { readonly kind: 'field'; readonly field: 'title' | 'meta'; readonly of: Expression };

/** Every term costs a search of the whole index: none is named twice. */
function joined(kind: 'and' | 'or', expressions: readonly Expression[]): Expression {
  if (expressions.length === 1) return expressions[0]!;
  const of = [...new Map(expressions.map((one) => [JSON.stringify(one), one])).values()];
  return of.length === 1 ? of[0]! : { kind, of };
}

/** @param expressions at least one, like those of `anyOf`. */
export const allOf = (expressions: readonly Expression[]): Expression => joined('and', expressions);
export const anyOf = (expressions: readonly Expression[]): Expression => joined('or', expressions);

/** Tokens one directly behind the other. */
export const sequence = (tokens: readonly string[]): Expression => ({ kind: 'phrase', tokens });
export const token = (text: string): Expression => sequence([text]);
export const startingWith = (start: string): Expression => ({ kind: 'prefix', start });
export const near = (starts: readonly string[], distance: number): Expression => ({
  kind: 'near',
  starts,
  distance,
});
export const inTitle = (of: Expression): Expression => ({ kind: 'field', field: 'title', of });
/** Of what is told about an article beside its text: language, country, category, publisher, stems. */
export const inMeta = (of: Expression): Expression => ({ kind: 'field', field: 'meta', of });
export const label = (text: string): Expression => inMeta(token(text));
export const without = (of: Expression, excluded: readonly Expression[]): Expression =>
  excluded.length === 0 ? of : { kind: 'not', of, excluded: anyOf(excluded) };

/** Whether two trees ask the same in the same words. */
export const isSame = (a: Expression, b: Expression): boolean => JSON.stringify(a) === JSON.stringify(b);
