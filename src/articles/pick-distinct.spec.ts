import { makeCandidate } from '../../test/support/article-factory.js';
import { pickDistinct } from './pick-distinct.js';

const [TITLE, OTHER] = ['Harbour town rebuilds its old lighthouse', 'Ferry sails again after a long repair'];
const at = (url: string, title: string) => makeCandidate({ url: `https://${url}`, title });

describe(pickDistinct.name, () => {
  const first = at('one.example/a', TITLE);

  it.each([
    ['the same publisher', at('sports.one.example/b', OTHER)],
    ['a near-identical title', at('two.example/b', `${TITLE}, mayor says`)],
  ])('omits an article with %s as an earlier one', (_, repeated) => {
    const last = at('three.example/c', 'Council votes to close the docks');
    expect(pickDistinct([first, repeated, last], 5)).toEqual([first, last]);
  });

  it('picks near-identical titles where they are not to be merged', () => {
    const same = at('two.example/b', TITLE);
    expect(pickDistinct([first, same], 5, false)).toEqual([first, same]);
  });

  it('picks the first ones, up to a number', () => {
    const second = at('two.example/b', OTHER);
    expect(pickDistinct([first, second], 1)).toEqual([first]);
    expect(pickDistinct([first, second], 2)).toEqual([first, second]);
  });
});
