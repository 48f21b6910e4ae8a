import { anIndexArticle } from '../../../../test/support/index-article-factory.js';
import { freshIndex } from '../../../../test/support/fresh-index.js';
import { ALL_IDS } from '../../../index/article-id.js';
import {
  allExpressions,
  anyExpression,
  type Expression,
  inTitleColumn,
  metaToken,
  nearExpression,
  tokenSequence,
  tokenPrefix,
  singleToken,
  withoutExpressions,
} from '../../engine/expression.js';
import { textTiers } from '../../engine/plan-language.js';
import { parseText } from '../../parse-text.js';
import { renderFts5 } from './render-fts5.js';

describe('an FTS5 expression', () => {
  const given = freshIndex();

  /** The titles that match, of articles with these titles and previews. */
  const matches = (expression: Expression, articles: readonly (readonly [string, string?])[]): string[] => {
    given.writer.write(articles.map(([title, preview = '']) => anIndexArticle({ title, preview })));
    const ids = given.reader.match(renderFts5(expression), ALL_IDS, 100);
    return given.reader
      .load(ids)
      .map(({ title }) => title)
      .sort();
  };

  it.each<[string, Expression, string[], string[]]>([
    ['a word, and no longer one', singleToken('en_storm'), ['Storm ends'], ['Stormy night']],
    [
      'words in their order next to each other',
      tokenSequence(['en_white', 'en_house']),
      ['White House opens', 'The white house'],
      ['House white', 'White big house'],
    ],
    ['a word that begins so', tokenPrefix('en_elect'), ['Elected mayor', 'Elect now'], ['Select one']],
    [
      'words with at most two others between them, in any order',
      nearExpression([tokenPrefix('en_port'), singleToken('en_ban')], 2),
      ['Ports of kites ban', 'Ban on big port'],
      ['Port opens its big hall after ban'],
    ],
    [
      'all words',
      allExpressions([singleToken('en_storm'), singleToken('en_port')]),
      ['Port in storm'],
      ['Storm', 'Port'],
    ],
    [
      'any of the words',
      anyExpression([singleToken('en_storm'), singleToken('en_port')]),
      ['Storm', 'Port'],
      ['Bridge'],
    ],
    [
      'a word without the excluded ones',
      withoutExpressions(singleToken('en_storm'), [singleToken('en_port'), singleToken('en_bridge')]),
      ['Storm'],
      ['Storm at port', 'Storm at bridge', 'Night'],
    ],
    [
      'one of two words, of which only one has an excluded word, beside a third',
      allExpressions([
        anyExpression([
          singleToken('en_storm'),
          withoutExpressions(singleToken('en_rain'), [singleToken('en_sun')]),
        ]),
        singleToken('en_port'),
      ]),
      ['Port, storm, sun', 'Port in rain'],
      ['Port, rain, sun', 'Storm, sun'],
    ],
  ])('finds %s', (_, expression, found, others) => {
    const all = [...found, ...others].map((title) => [title] as const);
    expect(matches(expression, all)).toEqual([...found].sort());
  });

  it('finds a word of the title in no other text', () => {
    const articles = [
      ['Storm ends', 'Rain'],
      ['Rain ends', 'Storm'],
    ] as const;
    expect(matches(inTitleColumn(singleToken('en_storm')), articles)).toEqual(['Storm ends']);
  });

  it('finds what is declared beside the text', () => {
    given.writer.write([anIndexArticle({ title: 'Rain', country: 'GB' }), anIndexArticle({ country: 'IE' })]);
    expect(given.reader.match(renderFts5(metaToken('g__en_gb')), ALL_IDS, 100)).toHaveLength(1);
  });

  it('looks up a repeated word once', () => {
    const [one, other] = [singleToken('en_a'), singleToken('en_b')];
    const repeated = allExpressions([other, anyExpression([one, one]), one]);
    expect(renderFts5(repeated)).toBe(renderFts5(allExpressions([other, one])));
  });

  it.each(['a*b^c NEAR{d} column:e', `"un'closed`, 'AND OR NOT (', 'title : -x', '🌊 + ½'])(
    'of the typed text %s can be read',
    (typed) => {
      const parsed = parseText(typed);
      for (const { expression } of textTiers(parsed, parsed.groups, 'en'))
        expect(given.reader.match(renderFts5(expression), ALL_IDS, 1)).toEqual([]);
    },
  );

  it('finds the words of a text that contains signs of FTS5', () => {
    const parsed = parseText('a*b^c NEAR{d} column:e');
    const [first] = textTiers(parsed, parsed.groups, 'en');
    const typed = 'a b c near d column e';
    expect(matches(first!.expression, [[typed], ['a b c near d'], ['column a b c e near d']])).toEqual([
      typed,
    ]);
  });
});
