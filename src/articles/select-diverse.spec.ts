import fc from '../../test/support/fast-check.js';
import { makeCandidate } from '../../test/support/article-factory.js';
import { DeferredCandidates, selectDiverseChoices, domainQuota, selectDiverse } from './select-diverse.js';

type Item = { domain: string; rank: number };

const items = (domains: string[]): Item[] => domains.map((domain, rank) => ({ domain, rank }));

function isLegal(answer: Item[]): boolean {
  const quota = domainQuota(answer.length);
  return answer.every(({ domain }) => answer.filter((other) => other.domain === domain).length <= quota);
}

/** The size of the largest legal subset, by trying all of them. */
function bruteForce(all: Item[], limit: number): number {
  let best = 0;
  for (let chosen = 0; chosen < 1 << all.length; chosen++) {
    const subset = all.filter((_, i) => (chosen >> i) & 1);
    if (subset.length <= limit && subset.length > best && isLegal(subset)) best = subset.length;
  }
  return best;
}

const candidates = (maxLength: number, domains: number) =>
  fc.array(fc.integer({ min: 1, max: domains }), { maxLength }).map((list) => items(list.map(String)));

describe(selectDiverse.name, () => {
  it('gives one domain at most a quarter of the result, but at least one article', () => {
    fc.assert(
      fc.property(candidates(120, 12), fc.integer({ min: 0, max: 100 }), (all, limit) => {
        const answer = selectDiverse(all, limit);
        expect(isLegal(answer)).toBe(true);
        expect(answer.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('returns the largest result that complies with the rule', () => {
    fc.assert(
      fc.property(candidates(11, 5), fc.integer({ min: 0, max: 12 }), (all, limit) => {
        expect(selectDiverse(all, limit)).toHaveLength(bruteForce(all, limit));
      }),
      { numRuns: 60 },
    );
  });

  it('preserves the order, and selects the best of each domain', () => {
    fc.assert(
      fc.property(candidates(60, 6), fc.integer({ min: 1, max: 30 }), (all, limit) => {
        const answer = selectDiverse(all, limit);
        expect(answer.map(({ rank }) => rank)).toEqual(
          [...answer.map(({ rank }) => rank)].sort((a, b) => a - b),
        );
        for (const { domain, rank } of answer) {
          const better = all.filter((other) => other.domain === domain && other.rank < rank);
          expect(better.every((other) => answer.includes(other))).toBe(true);
        }
      }),
    );
  });

  it('fills the limit when four domains have a quarter each', () => {
    const all = items(['a', 'b', 'c', 'd'].flatMap((domain) => Array<string>(25).fill(domain)));
    expect(selectDiverse(all, 100)).toHaveLength(100);
  });

  it('returns one article when one domain has all', () => {
    expect(selectDiverse(items(Array<string>(50).fill('flood')), 10)).toHaveLength(1);
  });
});

describe(selectDiverseChoices.name, () => {
  const choicesOf = (lists: string[][]): Item[][] =>
    lists.map((domains, rank) => domains.map((domain) => ({ domain, rank })));

  it('takes the first article of a choice whose domain has room', () => {
    const lists = [['a'], ['b'], ['c'], ['d'], ['a', 'e']];
    expect(selectDiverseChoices(choicesOf(lists), 5).map(({ domain }) => domain)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('moves a choice to its next article where its domain has another one without a choice', () => {
    const lists = [['a', 'b'], ['a'], ['c'], ['d']];
    expect(selectDiverseChoices(choicesOf(lists), 4).map(({ domain }) => domain)).toEqual([
      'b',
      'a',
      'c',
      'd',
    ]);
  });

  it('returns the largest result that complies with the rule, in order', () => {
    const domain = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const choice = fc.uniqueArray(domain, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 7 }), fc.integer({ min: 0, max: 8 }), (lists, limit) => {
        const answer = selectDiverseChoices(choicesOf(lists), limit);
        const ranks = answer.map(({ rank }) => rank);
        expect(isLegal(answer)).toBe(true);
        expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
        let variants: Item[][] = [[]];
        for (const choice of choicesOf(lists))
          variants = variants.flatMap((items) => choice.map((one) => [...items, one]));
        const best = Math.max(...variants.map((items) => bruteForce(items, limit)));
        expect(answer).toHaveLength(best);
      }),
      { numRuns: 60 },
    );
  });
});

describe(DeferredCandidates.name, () => {
  it('has room again for as many candidates as were taken', () => {
    const sut = new DeferredCandidates(2);
    const one = (rank: number) => ({ candidate: makeCandidate({ domain: 'a.example' }), rank });
    for (const rank of [1, 2, 3]) sut.keep(one(rank));
    const ranksOf = (most: number) => sut.takeWanted(() => most).map(({ rank }) => rank);
    expect(ranksOf(1)).toEqual([1]);
    for (const rank of [4, 5]) sut.keep(one(rank));
    expect(ranksOf(9)).toEqual([2, 4]);
  });
});
