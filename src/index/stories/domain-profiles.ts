import type { Topic } from '../../languages/topics.js';

/** Categories of sources that few readers of the day's news ask for. */
const SPECIAL: ReadonlySet<Topic> = new Set<Topic>(['technology', 'entertainment', 'sports']);
/** From this share of special articles on a domain counts less, and from the second on least. */
const GENERAL_UP_TO = 0.3;
const SPECIAL_FROM = 0.7;
const LEAST_WEIGHT = 0.6;

/**
 * What a domain writes about, read from its own articles: a story of general newsrooms is news for more readers than
 * one of gadget sites. Domains of which nothing is known count almost as general ones.
 */
export class DomainProfiles {
  private readonly domains = new Map<string, { articles: number; special: number }>();

  count(domain: string, categories: readonly string[]): void {
    let profile = this.domains.get(domain);
    if (profile === undefined) this.domains.set(domain, (profile = { articles: 0, special: 0 }));
    profile.articles++;
    if (categories.some((category) => SPECIAL.has(category as Topic))) profile.special++;
  }

  /** The share of a domain's articles that are about technology, entertainment or sports, 0-1. */
  special(domain: string): number {
    const { articles, special } = this.domains.get(domain) ?? { articles: 0, special: 0 };
    return (special + 0.5) / (articles + 2);
  }

  /** What a report of the domain counts, from 0.6 to 1. */
  readonly weight = (domain: string): number => {
    const share = (this.special(domain) - GENERAL_UP_TO) / (SPECIAL_FROM - GENERAL_UP_TO);
    return 1 - (1 - LEAST_WEIGHT) * Math.min(1, Math.max(0, share));
  };
}
