import type { Expression } from '../../engine/expression.js';

/** A phrase of tokens. They contain only letters, digits and `_`, so that nothing is escaped. */
const quoted = (tokens: readonly string[]): string => `"${tokens.join(' ')}"`;

const joined = (all: readonly Expression[], operator: 'AND' | 'OR'): string =>
  all.map((one) => `(${renderFts5(one)})`).join(` ${operator} `);

/** Translates an expression into the query language of SQLite's FTS5 (sqlite.org/fts5.html, section 3). */
export function renderFts5(expression: Expression): string {
  switch (expression.kind) {
    case 'phrase':
      return quoted(expression.tokens);
    case 'prefix':
      return `${quoted([...expression.after, expression.start])} *`;
    case 'near':
      return `NEAR(${expression.of.map(renderFts5).join(' ')}, ${expression.distance})`;
    case 'and':
      return joined(expression.of, 'AND');
    case 'or':
      return joined(expression.of, 'OR');
    case 'not':
      return `(${renderFts5(expression.of)}) NOT (${renderFts5(expression.excluded)})`;
    case 'field':
      // The tokens of `meta` are like no word: naming the column would only cost.
      if (expression.field === 'meta') return renderFts5(expression.of);
      return `${expression.field} : (${renderFts5(expression.of)})`;
  }
}
