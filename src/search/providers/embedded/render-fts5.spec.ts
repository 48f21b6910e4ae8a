import { anIndexArticle } from '../../../../test/support/index-article-factory.js';
import { freshIndex } from '../../../../test/support/fresh-index.js';
import { ALL_IDS } from '../../../index/article-id.js';
import {
  allOf,
  anyOf,
  type Expression,
  inTitle,
  label,
  near,
  sequence,
  startingWith,
  token,
  without,
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
    ['a word, and no longer one', token('en_storm'), ['Storm ends'], ['Stormy night']],
    [
      'words in their order next to each other',
      sequence(['en_white', 'en_house']),
      ['White House opens', 'The white house'],
      ['House white', 'White big house'],
    ],
    ['a word that begins so', startingWith('en_elect'), ['Elected mayor', 'Elect now'], ['Select one']],
    [
      'words with at most two others between them, in any order',
      near([startingWith('en_port'), token('en_ban')], 2),
      ['Ports of kites ban', 'Ban on big port'],
      ['Port opens its big hall after ban'],
    ],
    ['all words', allOf([token('en_storm'), token('en_port')]), ['Port in storm'], ['Storm', 'Port']],
    ['any of the words', anyOf([token('en_storm'), token('en_port')]), ['Storm', 'Port'], ['Bridge']],
    [
      'a word without the excluded ones',
      without(token('en_storm'), [token('en_port'), token('en_bridge')]),
      ['Storm'],
      ['Storm at port', 'Storm at bridge', 'Night'],
    ],
    [
      'one of two words, of which only one has an excluded word, beside a third',
      allOf([anyOf([token('en_storm'), without(token('en_rain'), [token('en_sun')])]), token('en_port')]),
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
    expect(matches(inTitle(token('en_storm')), articles)).toEqual(['Storm ends']);
  });

  it('finds what is declared beside the text', () => {
    given.writer.write([anIndexArticle({ title: 'Rain', country: 'GB' }), anIndexArticle({ country: 'IE' })]);
    expect(given.reader.match(renderFts5(label('g__en_gb')), ALL_IDS, 100)).toHaveLength(1);
  });

  it('looks up a repeated word once', () => {
    const [one, other] = [token('en_a'), token('en_b')];
    const repeated = allOf([other, anyOf([one, one]), one]);
    expect(renderFts5(repeated)).toBe(renderFts5(allOf([other, one])));
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
