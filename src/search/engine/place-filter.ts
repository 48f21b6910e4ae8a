import type { IndexedCandidate } from '../../index/index-reader.js';
import { newsOfPlace } from '../../places/news-of-place.js';
import { regionsOutsideOf, type PlaceContext } from '../../places/place-context.js';
import { findCity, placeKey } from '../../places/find-place.js';
import { RELEVANCE_OF_SOURCE, type PlaceQuery, RELEVANCE_WITHOUT_CONTEXT } from './plan-local.js';

/** Makes a test whether an article names a region other than that of the place (`context`). */
function namesAnotherRegion(context: readonly PlaceContext[]): (article: IndexedCandidate) => boolean {
  let pattern: RegExp | null = null;
  return ({ title, preview }) => {
    pattern ??= new RegExp(`(?<= )(?:${regionsOutsideOf(context).join('|')})(?= )`, 'u');
    return pattern.test(` ${placeKey(`${title} ${preview}`)} `);
  };
}

/** The country whose government has its seat in the place; null for other places. */
function seatOf({ names, contextCountry, isGuessed }: PlaceQuery): string | null {
  const city = findCity(names[0]!);
  if (city === null || !city.isSeat || isGuessed) return null;
  return contextCountry === null || contextCountry === city.country ? city.country : null;
}

/**
 * Makes a filter for articles that are news of a place, by title and preview: not of a club, a person or another place
 * with the same name. The filter gets the article and the relevance of its tier, which shows whether the article names the
 * region or country of the place.
 */
export function placeFilter(
  place: PlaceQuery,
  language: string,
): (article: IndexedCandidate, relevance: number) => boolean {
  const { context, contextCountry: country, isGuessed } = place;
  const isNews = newsOfPlace(place.names, language, context, seatOf(place));
  const hasContext = context.length > 0;
  const isElsewhere = namesAnotherRegion(context);
  return (article, relevance) => {
    const isNamed = hasContext && relevance > RELEVANCE_WITHOUT_CONTEXT;
    const isForeign = country !== null && article.country !== null && article.country !== country;
    if (hasContext && !isGuessed && !isNamed && (isForeign || isElsewhere(article))) return false;
    return place.isCountry || isNews(article, isNamed, relevance <= RELEVANCE_OF_SOURCE);
  };
}
