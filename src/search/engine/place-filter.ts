import type { IndexedCandidate } from '../../index/index-reader.js';
import { newsOfPlace } from '../../places/news-of-place.js';
import { otherRegions, type PlaceContext } from '../../places/place-context.js';
import { placeKey } from '../../places/find-place.js';
import { ONLY_SOURCE, type PlaceQuery, WITHOUT_CONTEXT } from './plan-local.js';

function grouped(names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const first = name.split(' ')[0]!;
    found.set(first, [...(found.get(first) ?? []), name]);
  }
  return found;
}

/** Whether an article names a region other than the context's; regions are loaded on first use. */
function namesAnotherRegion(context: readonly PlaceContext[]): (article: IndexedCandidate) => boolean {
  let byFirstWord: Map<string, string[]> | null = null;
  return ({ title, preview }) => {
    const regions = (byFirstWord ??= grouped(otherRegions(context)));
    const text = ` ${placeKey(`${title} ${preview}`)} `;
    return text.split(' ').some((word) => regions.get(word)?.some((name) => text.includes(` ${name} `)));
  };
}

/**
 * Which articles with a place's name are news of that place. Title and preview show whether a club, a person or another
 * place of the name is meant.
 */
export function placeFilter(
  place: PlaceQuery,
  language: string,
): (article: IndexedCandidate, relevance: number) => boolean {
  const { context, contextCountry: country, isGuessed } = place;
  const isNews = newsOfPlace(place.names, language, context);
  const hasContext = context.length > 0;
  const isElsewhere = namesAnotherRegion(context);
  return (article, relevance) => {
    const isTold = hasContext && relevance > WITHOUT_CONTEXT;
    const isForeign = country !== null && article.country !== null && article.country !== country;
    if (hasContext && !isGuessed && !isTold && (isForeign || isElsewhere(article))) return false;
    return place.isCountry || isNews(article, isTold, relevance <= ONLY_SOURCE);
  };
}
