import fc from 'fast-check';
import { makeCandidate } from '../../test/support/article-factory.js';
import { domainQuota } from '../articles/select-diverse.js';
import { pageOf } from './story-page.js';

const report = (id: number, domain: string) => makeCandidate({ id, domain, title: `Report ${id}` });

describe(pageOf.name, () => {
  it('shows every report once over the pages, whatever their length, and each page obeys the rule of a quarter', () => {
    const domains = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 60 });
    const limits = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 80, maxLength: 80 });
    fc.assert(
      fc.property(domains, limits, (papers, sizes) => {
        const reports = papers.map((paper, i) => report(i + 1, paper));
        const seen: number[] = [];
        let from: Parameters<typeof pageOf>[1] = null;
        for (const limit of sizes) {
          const { items, next } = pageOf(reports, from, limit);
          const counts = new Map<string, number>();
          for (const { domain } of items) counts.set(domain, (counts.get(domain) ?? 0) + 1);
          for (const count of counts.values()) expect(count).toBeLessThanOrEqual(domainQuota(items.length));
          const ids = items.map(({ id }) => id!);
          expect(ids).toEqual([...ids].sort((a, b) => b - a));
          seen.push(...ids);
          from = next;
          if (next === null) break;
          expect(next.shown).toBe(seen.length);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toHaveLength(reports.length);
      }),
    );
  });

  it('ends where pages may go no deeper', () => {
    const reports = Array.from({ length: 1_200 }, (_, i) => report(i + 1, `p${i % 40}`));
    let from: Parameters<typeof pageOf>[1] = null;
    let shown = 0;
    do {
      const { items, next } = pageOf(reports, from, 100);
      shown += items.length;
      from = next;
    } while (from !== null);
    expect(shown).toBe(1_000);
  });
});
