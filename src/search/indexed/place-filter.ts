import type { IndexedCandidate } from '../../index/index-reader.js';
import { newsOfPlace } from '../../places/news-of-place.js';
import { namesOfCountry, otherRegions } from '../../places/place-context.js';
import { placeKey } from '../../places/find-place.js';
import { type PlaceQuery, WITHOUT_CONTEXT } from './plan-local.js';

function grouped(names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const first = name.split(' ')[0]!;
    found.set(first, [...(found.get(first) ?? []), name]);
  }
  return found;
}

/** Whether a text tells one of several names, at least one, folded as `placeKey` does; they are read when first needed. */
function tellsAny(namesOf: () => readonly string[]): (article: IndexedCandidate) => boolean {
  let byFirstWord: Map<string, string[]> | null = null;
  return ({ title, preview }) => {
    byFirstWord ??= grouped(namesOf());
    const text = ` ${placeKey(`${title} ${preview}`)} `;
    const first = byFirstWord;
    return text.split(' ').some((word) => first.get(word)?.some((name) => text.includes(` ${name} `)));
  };
}

/**
 * Which of the articles that hold a place's name are news of it. What the index cannot tell is read from title and
 * preview: whether a club, a person or another place of the name is meant.
 */
export function placeFilter(
  place: PlaceQuery,
  language: string,
): (article: IndexedCandidate, relevance: number) => boolean {
  const { context, contextCountry: country, isGuessed } = place;
  const isNews = newsOfPlace(place.names, language, context);
  const hasContext = context.length > 0;
  const isElsewhere = tellsAny(() => otherRegions(context));
  const hosts = place.names.map((name) => placeKey(name).replaceAll(' ', ''));
  const tellsCountry = tellsAny(() => namesOfCountry(place.country, language).map(placeKey));
  return (article, relevance) => {
    const isTold = (): boolean =>
      hasContext ? relevance > WITHOUT_CONTEXT : place.country !== null && tellsCountry(article);
    const isForeign = country !== null && article.country !== null && article.country !== country;
    if (hasContext && !isGuessed && !isTold()) {
      if (isForeign || isElsewhere(article)) return false;
    }
    // The paper of another place of the name.
    if (isForeign && hosts.some((host) => article.source.includes(host))) return false;
    return place.isCountry || isNews(article, isTold);
  };
}
