import type { Candidate } from '../articles/article.js';
import { selectDiverse } from '../articles/select-diverse.js';
import { type Continuation, domainKey, DEEPEST } from '../search/continuation.js';

/** Where a page goes on: how far all publishers were read, and which of them wait since they had their share. */
type Place = Pick<Continuation, 'shown' | 'reached' | 'waiting'>;

const FIRST: Place = { shown: 0, reached: null, waiting: [] };

/**
 * A page of a story's reports, newest first; what source diversity leaves out of one page is on the next.
 *
 * @param reports all of them, none near-identical to another.
 * @returns the page, and where the next begins; null at the end.
 */
export function pageOf(
  reports: readonly Candidate[],
  from: Place | null,
  limit: number,
): { items: Candidate[]; next: Place | null } {
  const { shown, reached, waiting } = from ?? FIRST;
  const room = Math.min(limit, DEEPEST - shown);
  const waitsFrom = new Map(waiting.map(({ domain, from: { id } }) => [domain, id]));
  const isOpen = ({ id, domain }: Candidate): boolean =>
    reached === null || id! < reached.id || id! <= (waitsFrom.get(domainKey(domain)) ?? -1);
  const open = reports.filter(isOpen).sort((a, b) => b.id! - a.id!);
  const items = selectDiverse(open, room);
  if (items.length === open.length || shown + items.length >= DEEPEST) return { items, next: null };
  const taken = new Set(items);
  const id = Math.min(reached?.id ?? Infinity, ...items.map((item) => item.id!));
  const left = new Map<string, number>();
  for (const one of open)
    if (one.id! > id && !taken.has(one) && !left.has(one.domain)) left.set(one.domain, one.id!);
  const next = {
    shown: shown + items.length,
    reached: { tier: 0, id },
    waiting: [...left].map(([domain, at]) => ({
      domain: domainKey(domain),
      from: { tier: 0, id: at },
      isBehind: false,
    })),
  };
  return { items, next };
}
