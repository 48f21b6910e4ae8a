import type { Expression } from '../../search/engine/expression.js';

/** A query in the query language of OpenSearch. */
export type Query = Record<string, unknown>;

/** Where tokens are looked for, as the documents of articles name it. */
type Field = 'title' | 'preview' | 'meta' | 'source_words';

const TEXT: readonly Field[] = ['title', 'preview'];
const NOTHING: Query = { match_none: {} };

/** Terms per prefix next to another word; OpenSearch rejects more. */
const MAX_TERMS = 1_024;

const anyOf = (queries: Query[]): Query =>
  queries.length === 1 ? queries[0]! : { bool: { should: queries, minimum_should_match: 1 } };

const inFields = (fields: readonly Field[], query: (field: Field) => Query): Query =>
  fields.length === 0 ? NOTHING : anyOf(fields.map(query));

const beginning = (field: Field, start: string): Query => ({
  span_multi: { match: { prefix: { [field]: { value: start, rewrite: `top_terms_${MAX_TERMS}` } } } },
});

function near(field: Field, starts: readonly string[], distance: number): Query {
  // One word may match both prefixes: equal ones are searched once.
  const [first, ...others] = new Set(starts);
  if (others.length === 0) return { prefix: { [field]: first! } };
  const clauses = [first!, ...others].map((start) => beginning(field, start));
  return { span_near: { clauses, slop: distance, in_order: false } };
}

function phrase(field: Field, tokens: readonly string[]): Query {
  if (tokens.length === 1) return { term: { [field]: tokens[0] } };
  const spaced = { query: tokens.join(' '), slop: 0 };
  // In `meta` only words of the source's name have positions.
  return { match_phrase: { [field === 'meta' ? 'source_words' : field]: spaced } };
}

/** An expression in the query language of OpenSearch; without scores. */
export function renderOpenSearch(expression: Expression, fields: readonly Field[] = TEXT): Query {
  switch (expression.kind) {
    case 'phrase':
      return inFields(fields, (field) => phrase(field, expression.tokens));
    case 'prefix':
      return inFields(fields, (field) => ({ prefix: { [field]: expression.start } }));
    case 'near':
      return inFields(fields, (field) => near(field, expression.starts, expression.distance));
    case 'and':
      return { bool: { filter: expression.of.map((one) => renderOpenSearch(one, fields)) } };
    case 'or':
      return anyOf(expression.of.map((one) => renderOpenSearch(one, fields)));
    case 'not':
      return {
        bool: {
          filter: [renderOpenSearch(expression.of, fields)],
          must_not: [renderOpenSearch(expression.excluded, fields)],
        },
      };
    case 'field':
      if (expression.field === 'title') return renderOpenSearch(expression.of, ['title']);
      // Titles have no meta tokens.
      return renderOpenSearch(expression.of, fields === TEXT ? ['meta'] : []);
  }
}
