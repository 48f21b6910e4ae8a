import { keyTitle, TitleIndex } from '../titles/near-identical.js';
import type { Candidate } from './article.js';
import { urlIdentity } from './urls.js';

/**
 * The first `most` candidates without repetition: each has a registrable domain, a URL and a title of its own.
 * @param merge whether near-identical titles count as repetition.
 */
export function pickDistinct(candidates: readonly Candidate[], most: number, merge = true): Candidate[] {
  const titles = new TitleIndex<null>();
  const taken = new Set<string>();
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === most) break;
    const title = keyTitle(candidate.signature);
    const keys = [candidate.domain, urlIdentity(candidate.url)];
    if (keys.some((key) => taken.has(key)) || (merge && titles.matches(title).length > 0)) continue;
    keys.forEach((key) => taken.add(key));
    titles.add(title, null);
    chosen.push(candidate);
  }
  return chosen;
}
