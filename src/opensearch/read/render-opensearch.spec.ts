import {
  allExpressions,
  anyExpression,
  type Expression,
  inMetaColumn,
  inTitleColumn,
  metaToken,
  nearExpression,
  tokenSequence,
  tokenPrefix,
  singleToken,
  withoutExpressions,
} from '../../search/engine/expression.js';
import { type OpenSearchQuery, renderOpenSearch } from './render-opensearch.js';

const either = (...should: OpenSearchQuery[]) => ({ bool: { should, minimum_should_match: 1 } });
const start = (field: string, value: string) => ({
  span_multi: { match: { prefix: { [field]: { value, rewrite: 'top_terms_1024' } } } },
});
const phrase = (field: string, query: string) => ({ match_phrase: { [field]: { query, slop: 0 } } });

describe(renderOpenSearch.name, () => {
  it.each<[string, Expression, OpenSearchQuery]>([
    [
      'a word',
      singleToken('en_storm'),
      either({ term: { title: 'en_storm' } }, { term: { preview: 'en_storm' } }),
    ],
    [
      'a phrase, which stands in one field',
      tokenSequence(['en_white', 'en_house']),
      either(phrase('title', 'en_white en_house'), phrase('preview', 'en_white en_house')),
    ],
    ['the beginning of a word', inTitleColumn(tokenPrefix('en_elect')), { prefix: { title: 'en_elect' } }],
    [
      'the beginning of a word after another word',
      inTitleColumn(tokenPrefix('ja_杯', ['ja_w'])),
      {
        span_near: {
          clauses: [{ span_term: { title: 'ja_w' } }, start('title', 'ja_杯')],
          slop: 0,
          in_order: true,
        },
      },
    ],
    [
      'words near each other',
      inTitleColumn(nearExpression([tokenPrefix('ja_据'), tokenPrefix('ja_置')], 2)),
      {
        span_near: { clauses: [start('title', 'ja_据'), start('title', 'ja_置')], slop: 2, in_order: false },
      },
    ],
    [
      'a word near itself',
      inTitleColumn(nearExpression([tokenPrefix('ja_人'), tokenPrefix('ja_人')], 2)),
      { prefix: { title: 'ja_人' } },
    ],
    [
      'all of several',
      inTitleColumn(allExpressions([singleToken('en_a'), singleToken('en_b')])),
      { bool: { filter: [{ term: { title: 'en_a' } }, { term: { title: 'en_b' } }] } },
    ],
    [
      'what is left out',
      withoutExpressions(metaToken('l__en'), [metaToken('d__en_a'), metaToken('d__en_b')]),
      {
        bool: {
          filter: [{ term: { meta: 'l__en' } }],
          must_not: [either({ term: { meta: 'd__en_a' } }, { term: { meta: 'd__en_b' } })],
        },
      },
    ],
    [
      'the name of a source',
      inMetaColumn(tokenSequence(['s__en_new', 's__en_york'])),
      phrase('source_words', 's__en_new s__en_york'),
    ],
    [
      'what no title has',
      inTitleColumn(anyExpression([singleToken('en_a'), metaToken('t__en_a')])),
      either({ term: { title: 'en_a' } }, { match_none: {} }),
    ],
  ])('renders %s', (_, expression, rendered) => {
    expect(renderOpenSearch(expression)).toEqual(rendered);
  });
});
