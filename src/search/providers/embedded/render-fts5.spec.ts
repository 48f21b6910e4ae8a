import { parseText } from '../../parse-text.js';
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
import { textTiers } from '../../engine/plan-search.js';
import { renderFts5 } from './render-fts5.js';

describe(renderFts5.name, () => {
  it.each<[string, Expression, string]>([
    ['a word', token('en_storm'), '"en_storm"'],
    ['a phrase', sequence(['en_white', 'en_house']), '"en_white en_house"'],
    ['the beginning of a word', startingWith('en_elect'), '"en_elect" *'],
    [
      'words near each other',
      near([startingWith('ja_据'), startingWith('ja_置')], 2),
      'NEAR("ja_据" * "ja_置" *, 2)',
    ],
    ['all of several', allOf([token('en_a'), token('en_b')]), '("en_a") AND ("en_b")'],
    ['any of several', anyOf([token('en_a'), token('en_b')]), '("en_a") OR ("en_b")'],
    [
      'what is left out',
      without(token('en_a'), [token('en_b'), token('en_c')]),
      '("en_a") NOT (("en_b") OR ("en_c"))',
    ],
    ['the title', inTitle(token('en_a')), 'title : ("en_a")'],
    ['tokens beside the text', label('g__en_gb'), '"g__en_gb"'],
  ])('renders %s', (_, expression, rendered) => {
    expect(renderFts5(expression)).toBe(rendered);
  });

  it('returns no id twice', () => {
    const twice = anyOf([token('en_a'), token('en_a')]);
    expect(renderFts5(twice)).toBe('"en_a"');
    expect(renderFts5(allOf([token('en_b'), twice, token('en_a')]))).toBe('("en_b") AND ("en_a")');
  });

  it('quotes any text of a caller', () => {
    const parsed = parseText('a*b^c NEAR{d} column:e');
    const [title] = textTiers(parsed, parsed.groups, 'en');
    expect(renderFts5(title!.expression)).toBe(
      'title : (("en_a en_b en_c") AND ("en_near en_d") AND ("en_column en_e"))',
    );
  });
});
