import { domainShare } from './steps/select-diverse.js';

/** How far an answer of `limit` articles is filled, while candidates come and go. */
export class DomainPlaces {
  private readonly counts = new Map<string, number>();
  private readonly full = new Set<string>();
  private readonly share: number;
  private filled = 0;

  constructor(private readonly limit: number) {
    this.share = domainShare(limit);
  }

  /** Domains that hold their whole share of a full answer. */
  get saturated(): ReadonlySet<string> {
    return this.full;
  }

  get isFilled(): boolean {
    return this.filled >= this.limit;
  }

  /** @param change of a domain's articles by one. */
  count(domain: string, change: 1 | -1): void {
    const before = this.counts.get(domain) ?? 0;
    const after = before + change;
    this.counts.set(domain, after);
    this.filled += Math.min(after, this.share) - Math.min(before, this.share);
    if (after >= this.share) this.full.add(domain);
    else this.full.delete(domain);
  }
}
