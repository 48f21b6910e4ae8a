import fc from '../../../test/support/fast-check.js';
import { makeCandidate } from '../../../test/support/article-factory.js';
import { domainQuota } from '../../articles/select-diverse.js';
import { storyPage } from './story-page.js';

const report = (id: number, domain: string) => makeCandidate({ id, domain, title: `Report ${id}` });

describe(storyPage.name, () => {
  it('returns every report once over pages of any length, each with at most a quarter per domain', () => {
    const domains = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 60 });
    const limits = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 80, maxLength: 80 });
    fc.assert(
      fc.property(domains, limits, (papers, sizes) => {
        const reports = papers.map((paper, i) => report(i + 1, paper));
        const seen: number[] = [];
        for (const [page, limit] of sizes.entries()) {
          const { items, isMore } = storyPage(reports, sizes.slice(0, page), limit);
          const counts = new Map<string, number>();
          for (const { domain } of items) counts.set(domain, (counts.get(domain) ?? 0) + 1);
          for (const count of counts.values()) expect(count).toBeLessThanOrEqual(domainQuota(items.length));
          const ids = items.map(({ id }) => id!);
          expect(ids).toEqual([...ids].sort((a, b) => b - a));
          seen.push(...ids);
          if (!isMore) break;
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toHaveLength(reports.length);
      }),
    );
  });

  it('ends at the maximum depth of pages', () => {
    const reports = Array.from({ length: 1_200 }, (_, i) => report(i + 1, `p${i % 40}`));
    const limits: number[] = [];
    let shown = 0;
    for (let isMore = true; isMore;) {
      const page = storyPage(reports, limits, 90);
      shown += page.items.length;
      limits.push(page.limit);
      isMore = page.isMore;
      expect(page.isDeepest).toBe(!isMore);
    }
    expect(shown).toBe(1_000);
  });
});
