import { type IndexedMetadata, isoTime } from '../../articles/article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { IsAggregator } from '../../articles/urls.js';
import type { ReferenceArticle } from '../search-query.js';
import type { ArticleIndex } from './article-index.js';
import { loadCurrentStories } from './describe-stories.js';
import { publishersOfStories } from './story-publishers.js';

/**
 * Reads further fields of articles (country, categories, history), in the order of the ids; null for a deleted article.
 * @param withStories whether to read their stories, too.
 */
export async function describeArticles(
  index: ArticleIndex,
  ids: readonly number[],
  withStories: boolean,
  isAggregator: IsAggregator,
): Promise<(IndexedMetadata | null)[]> {
  const facts = await index.facts(ids);
  const stories = withStories ? await storiesOf(index, ids, facts, isAggregator) : [];
  return facts.map((known, i) => {
    if (known === null) return null;
    const { language, country, categories, sourceName, former } = known;
    const { story = null, coverage = null } = stories[i] ?? {};
    const source_name = sourceName === '' ? null : sourceName;
    const history = former.map((version) => ({ ...version, until: isoTime(version.until) }));
    const id = ids[i]!.toString(36);
    return { id, language, country, categories, source_name, story, coverage, history };
  });
}

/** Reads an article by its id or by its URL, normalized or not; null for an unknown article. */
export async function readArticle(
  index: ArticleIndex,
  named: { url: string } | { id: number },
): Promise<ReferenceArticle | null> {
  const id = 'id' in named ? named.id : await index.idOf(named.url);
  if (id === null) return null;
  const [[candidate], [facts]] = await Promise.all([index.load([id]), index.facts([id])]);
  return candidate === undefined || facts == null ? null : { ...candidate, language: facts.language };
}

async function storiesOf(
  index: ArticleIndex,
  ids: readonly number[],
  facts: readonly ({ language: string } | null)[],
  isAggregator: IsAggregator,
): Promise<({ story: string; coverage: number | null } | null)[]> {
  const found = await index.stories.storiesOf(ids);
  const named = found.map((one, i) => {
    const language = facts[i]?.language;
    return one === null || language === undefined
      ? null
      : index.stories.idOf(analysisLanguage(language), one.story);
  });
  const distinct = [...new Set(named.filter((id) => id !== null))];
  const known = await loadCurrentStories(index, distinct);
  const publishers = await publishersOfStories(index, known, isAggregator);
  const coverage = new Map(known.map(({ id }, i) => [id, publishers[i]!.length]));
  return named.map((story) => (story === null ? null : { story, coverage: coverage.get(story) ?? null }));
}
