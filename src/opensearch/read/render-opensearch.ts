import { type Expression, isSameExpression, type NearPart } from '../../search/engine/expression.js';

/** A query in the query language of OpenSearch. */
export type OpenSearchQuery = Record<string, unknown>;

/** Fields of an article's document that contain tokens. */
type Field = 'title' | 'preview' | 'meta' | 'source_words';

const TEXT: readonly Field[] = ['title', 'preview'];
const NOTHING: OpenSearchQuery = { match_none: {} };

/** Maximum number of words that a prefix beside another word (`new yor*`) may stand for; OpenSearch rejects more. */
const MAX_TERMS = 1_024;

const anyOf = (queries: OpenSearchQuery[]): OpenSearchQuery =>
  queries.length === 1 ? queries[0]! : { bool: { should: queries, minimum_should_match: 1 } };

const inFields = (fields: readonly Field[], query: (field: Field) => OpenSearchQuery): OpenSearchQuery =>
  fields.length === 0 ? NOTHING : anyOf(fields.map(query));

/** Translates a part of a `near` expression (words close to each other) to a span query. */
function span(field: Field, part: NearPart): OpenSearchQuery {
  const tokens = part.kind === 'prefix' ? part.after : part.tokens;
  const clauses: OpenSearchQuery[] = tokens.map((token) => ({ span_term: { [field]: token } }));
  if (part.kind === 'prefix') {
    const prefix = { [field]: { value: part.start, rewrite: `top_terms_${MAX_TERMS}` } };
    clauses.push({ span_multi: { match: { prefix } } });
  }
  return clauses.length === 1 ? clauses[0]! : { span_near: { clauses, slop: 0, in_order: true } };
}

function near(field: Field, of: readonly NearPart[], distance: number): OpenSearchQuery {
  // One word may match both parts: equal ones are searched once.
  const parts = of.filter((one, i) => !of.slice(0, i).some((other) => isSameExpression(one, other)));
  if (parts.length === 1) return renderOpenSearch(parts[0]!, [field]);
  return { span_near: { clauses: parts.map((part) => span(field, part)), slop: distance, in_order: false } };
}

function phrase(field: Field, tokens: readonly string[]): OpenSearchQuery {
  if (tokens.length === 1) return { term: { [field]: tokens[0] } };
  const spaced = { query: tokens.join(' '), slop: 0 };
  // In `meta` only words of the source's name have positions.
  return { match_phrase: { [field === 'meta' ? 'source_words' : field]: spaced } };
}

/** Translates an expression to OpenSearch's query language, without scores. */
export function renderOpenSearch(expression: Expression, fields: readonly Field[] = TEXT): OpenSearchQuery {
  switch (expression.kind) {
    case 'phrase':
      return inFields(fields, (field) => phrase(field, expression.tokens));
    case 'prefix':
      if (expression.after.length > 0) return inFields(fields, (field) => span(field, expression));
      return inFields(fields, (field) => ({ prefix: { [field]: expression.start } }));
    case 'near':
      return inFields(fields, (field) => near(field, expression.of, expression.distance));
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
