import { FIRST_DATED_ID, lowestIdAt } from '../../../index/article-id.js';
import type { IndexedCandidate, IndexReader } from '../../../index/index-reader.js';
import { countryToken, domainToken, languageToken } from '../../../index/tokens.js';
import { analysisLanguage } from '../../../languages/analysis-language.js';
import type { CandidatePage, PageRequest } from '../../search-provider.js';
import type { SearchQuery } from '../../search-query.js';
import { allOf, token, without } from './match-expression.js';

const HOUR = 3600;
/** A story nobody has added to for so long is over. */
const STORY_OVER_AFTER = 36 * HOUR;
/** Where stories do not fill the answer the newest articles do, up to this age. */
const STALE_AFTER = 7 * 24 * HOUR;
const STORIES_PER_WANTED = 2;
const FRESH_PAGE = 200;
/** Of a story's articles only the newest are considered to speak for it. */
const MOST_MEMBERS = 8;

const EVERY_MEMBER = { country: null, since: 0, limit: 10_000 };

/** Which article speaks for a story: one with a picture and a preview before the others, then the newest. */
function representatives(members: IndexedCandidate[]): IndexedCandidate[] {
  const worth = (one: IndexedCandidate): number =>
    (one.imageUrl === null ? 0 : 2) + (one.preview === '' ? 0 : 1);
  return [...members].sort((a, b) => worth(b) - worth(a) || b.id - a.id);
}

function hotStories(index: IndexReader, query: SearchQuery, language: string, now: number): number[] {
  const since = Math.max(now - STORY_OVER_AFTER, query.since ?? 0);
  const limit = query.wanted * STORIES_PER_WANTED;
  if (query.country !== null) return index.hottestStories(language, query.country, since, limit);
  const region = query.language.split('-')[1];
  const nearby = region === undefined ? [] : index.hottestStories(language, region, since, query.wanted);
  return [...new Set([...nearby, ...index.hottestStories(language, null, since, limit)])];
}

/** One article for every story, hottest first; no domain speaks for more stories than its share. */
function storyPage(
  index: IndexReader,
  query: SearchQuery,
  language: string,
  now: number,
): IndexedCandidate[] {
  const share = Math.max(1, Math.floor(query.wanted / 4));
  const region = query.language.split('-')[1] ?? null;
  const taken = new Map<string, number>();
  const chosen: IndexedCandidate[] = [];
  for (const story of hotStories(index, query, language, now)) {
    const newest = index.articlesOfStory(story, {
      country: query.country,
      since: query.since ?? 0,
      limit: MOST_MEMBERS,
    });
    const members = index.load(newest);
    const ordered = representatives(members).sort(
      (a, b) => Number(b.country === region) - Number(a.country === region),
    );
    const best = ordered.find((one) => (taken.get(one.domain) ?? 0) < share) ?? ordered[0];
    if (best === undefined) continue;
    taken.set(best.domain, (taken.get(best.domain) ?? 0) + 1);
    chosen.push(best);
  }
  return chosen;
}

function freshPage(
  index: IndexReader,
  query: SearchQuery,
  language: string,
  page: PageRequest,
  now: number,
): CandidatePage {
  const expressions = [token(languageToken(language))];
  if (query.country !== null) expressions.push(token(countryToken(language, query.country)));
  const excluded = [...page.saturatedDomains].map((domain) => token(domainToken(language, domain)));
  const oldest = Math.max(query.since ?? 0, now - STALE_AFTER);
  const before = Number(page.cursor!);
  const range = { from: Math.max(FIRST_DATED_ID, lowestIdAt(oldest)), before };
  const ids = index.match(without(allOf(expressions), excluded), range, FRESH_PAGE);
  const stories = hotStories(index, query, language, now);
  const told = new Set(stories.flatMap((story) => index.articlesOfStory(story, EVERY_MEMBER)));
  return {
    candidates: index.load(ids.filter((id) => !told.has(id))),
    next: ids.length < FRESH_PAGE ? null : String(ids.at(-1)),
  };
}

/**
 * What is covered most right now: stories reported by many domains in a short time, hottest first, one article a
 * story; then, where there are too few, the newest articles that belong to none of them.
 */
export function findTrending(
  index: IndexReader,
  query: SearchQuery,
  page: PageRequest,
  now: number,
): CandidatePage {
  const language = analysisLanguage(query.language);
  if (page.cursor !== null) return freshPage(index, query, language, page, now);
  return { candidates: storyPage(index, query, language, now), next: String(Number.MAX_SAFE_INTEGER) };
}
