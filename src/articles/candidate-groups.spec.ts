import fc from '../../test/support/fast-check.js';
import { makeCandidate } from '../../test/support/article-factory.js';
import { areNearIdentical } from '../titles/near-identical.js';
import type { Candidate } from './article.js';
import { CandidateGroups } from './candidate-groups.js';
import { isAggregatorOf, urlIdentity } from './urls.js';

const TITLE = 'Harbour town rebuilds its old lighthouse';
const isAggregator = isAggregatorOf(['msn.com']);
function merge(...candidates: Candidate[]): Candidate[] {
  const groups = new CandidateGroups(isAggregator);
  for (const [rank, candidate] of candidates.entries()) groups.add(candidate, rank);
  return groups.representatives();
}

describe(CandidateGroups.name, () => {
  const plain = { title: TITLE, publishedAt: 2000, imageUrl: null, preview: 'short' };
  const better: [string, Partial<Candidate>, Partial<Candidate>][] = [
    [
      'not from an aggregator',
      {},
      { url: 'https://www.msn.com/1', imageUrl: 'https://img.example/1', preview: 'long' },
    ],
    ['dated', {}, { publishedAt: null, imageUrl: 'https://img.example/1' }],
    ['with an image', { imageUrl: 'https://img.example/1' }, { preview: 'a longer preview', publishedAt: 1 }],
    ['that is earlier', { publishedAt: 1999 }, { preview: 'a longer preview' }],
    ['with the longer preview', { preview: 'a longer preview' }, {}],
  ];

  it.each(better)('selects the one %s, in either order', (_, winner, loser) => {
    const [wins, loses] = [makeCandidate({ ...plain, ...winner }), makeCandidate({ ...plain, ...loser })];
    expect(merge(wins, loses)).toEqual([wins]);
    expect(merge(loses, wins)).toEqual([wins]);
  });

  it('gives the merged article the best rank of its group', () => {
    const copy = makeCandidate({ ...plain, url: 'https://msn.com/a' });
    const other = makeCandidate({ title: 'Something else entirely happened' });
    const original = makeCandidate(plain);
    expect(merge(copy, other, original)).toEqual([original, other]);
  });

  it('merges one URL with two titles', () => {
    const first = makeCandidate({
      title: 'Old headline of the story',
      url: 'https://a.example/1',
      publishedAt: 1,
    });
    const edited = makeCandidate({ title: 'New words for it', url: 'http://www.a.example/1/' });
    expect(merge(first, edited)).toEqual([first]);
  });

  it('offers the preferred article of every publisher of a group', () => {
    const groups = new CandidateGroups(isAggregator);
    const of = (site: string, publishedAt: number) =>
      makeCandidate({ ...plain, publishedAt, url: `https://${site}.example/${publishedAt}` });
    const all = [of('a', 3), of('b', 9), of('b', 8), of('c', 2), of('a', 5)];
    for (const [rank, one] of all.entries()) groups.add(one, rank);
    const [choice, ...others] = groups.choices();
    expect(others).toEqual([]);
    expect(choice).toEqual([all[3], all[0], all[2]]);
  });

  it('leaves no two near-identical titles and no URL twice, and adds nothing', () => {
    const words = fc.constantFrom(
      'storm',
      'Norland',
      'beats',
      'Sudland',
      'harbour',
      'vote',
      'again',
      'bridge',
    );
    const title = fc.array(words, { minLength: 2, maxLength: 6 }).map((list) => list.join(' '));
    const candidate = fc
      .record({
        title,
        site: fc.integer({ min: 1, max: 6 }),
        path: fc.integer({ min: 1, max: 9 }),
        at: fc.nat(9),
      })
      .map(({ title, site, path, at }) =>
        makeCandidate({ title, url: `https://s${site}.example/${path}`, publishedAt: at }),
      );
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 25 }), (all) => {
        const groups = new CandidateGroups(isAggregator);
        for (const [rank, one] of all.entries()) groups.add(one, rank);
        const choices = groups.choices();
        for (const [i, choice] of choices.entries())
          for (const a of choice)
            for (const b of choices.slice(i + 1).flat())
              expect(areNearIdentical(a.signature, b.signature)).toBe(false);
        const merged = merge(...all);
        expect(merged.every((one) => all.includes(one))).toBe(true);
        expect(new Set(merged.map(({ url }) => urlIdentity(url))).size).toBe(merged.length);
        for (const [i, a] of merged.entries()) {
          for (const b of merged.slice(i + 1)) expect(areNearIdentical(a.signature, b.signature)).toBe(false);
        }
      }),
    );
  });
});
