import { stem } from '../../analysis/stem.js';
import { functionWordsOf, words } from '../../analysis/words.js';
import type { Candidate } from '../../articles/article.js';
import { cleanTitle } from '../../articles/clean-title.js';
import { previewOf } from '../../articles/preview.js';
import { canonicalUrl, publisherHost, registrableDomain } from '../../articles/urls.js';
import { isUntitled } from '../../feeds/feed-fields.js';
import type { FeedItem } from '../../feeds/feed.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { titleSignature } from '../../titles/title-signature.js';
import type { SearchQuery } from '../search-query.js';
import type { LiveSourceCapabilities } from './live-source.js';
import { containsTerm, meetsConditions } from './meets-conditions.js';
import { UpstreamError } from './upstream-error.js';

/** A response with this many articles, none with a word of the query, is rejected as a result of another query. */
const MIN_DECOYS = 3;

/**
 * Converts the articles of a live source to candidates, in the same order, without those that fail the query's phrases,
 * exclusions or country. Plain words are not required, because they may be in the article's full text.
 * @throws UpstreamError `decoys` when no article has a word of the query.
 */
export function toCandidates(
  items: readonly FeedItem[],
  query: SearchQuery,
  { matches, country }: Pick<LiveSourceCapabilities, 'matches' | 'country'>,
): Candidate[] {
  const found = items.flatMap((item) => toCandidate(item, query.language) ?? []);
  if (matches === 'words' && found.length >= MIN_DECOYS && isAboutElse(found, query))
    throw new UpstreamError('decoys', `none of ${found.length} articles has a word of the query`);
  return found.filter(
    (candidate) =>
      keepsTerms(candidate, query) &&
      (query.country === null || country === 'source' || isOfCountry(candidate.source, query.country)),
  );
}

/** Converts an article; null if it has no http(s) URL or no title. */
function toCandidate(item: FeedItem, language: string): Candidate | null {
  const url = canonicalUrl(item.url);
  const source = publisherHost(item.publisher?.url ?? item.url) ?? publisherHost(item.url);
  if (url === null || source === null) return null;
  const names = [item.publisher?.name ?? '', source].filter(Boolean);
  const title = cleanTitle(item.title, names);
  if (isUntitled(title)) return null;
  return {
    title,
    source,
    domain: registrableDomain(source),
    publishedAt: item.publishedAt,
    url,
    imageUrl: item.imageUrl,
    preview: previewOf(item.text, title, names),
    signature: titleSignature(title, language),
  };
}

function isAboutElse(found: readonly Candidate[], { intent, text, language: tag }: SearchQuery): boolean {
  if (intent !== 'text' && intent !== 'local') return false;
  const language = analysisLanguage(tag);
  const functionWords = functionWordsOf(tag);
  const searched = new Set(
    words(text, language)
      .filter((word) => !functionWords.has(word))
      .map((word) => stem(word, language)),
  );
  const isNamed = ({ title, preview, source }: Candidate): boolean =>
    words(`${title} ${preview} ${source}`, language).some((word) => searched.has(stem(word, language)));
  return searched.size > 0 && !found.some(isNamed);
}

function keepsTerms(candidate: Candidate, { intent, parsed, language: tag }: SearchQuery): boolean {
  if (parsed === null) return true;
  if (!meetsConditions(candidate, parsed, tag)) return false;
  if (intent !== 'text') return true;
  const has = containsTerm(candidate, analysisLanguage(tag));
  const phrasesStand = parsed.groups.every(
    (group) => !group.every(({ phrase }) => phrase) || group.some(has),
  );
  return phrasesStand && !parsed.excluded.some(has);
}

/** Whether a host name shows that its site is from a country; `uk` counts for GB. */
function isOfCountry(host: string, country: string): boolean {
  const last = host.slice(host.lastIndexOf('.') + 1).toUpperCase();
  return last === country || (last === 'UK' && country === 'GB');
}
