import { stem } from '../../analysis/stem.js';
import { functionWordsOf, words } from '../../analysis/words.js';
import { publisherFilterIncludes } from '../../articles/urls.js';
import { DAY } from '../../config/durations.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { keyTitle, TitleIndex } from '../../titles/near-identical.js';
import { eachLanguage, type ReferenceArticle, type SearchQuery } from '../search-query.js';
import type { ArticleIndex } from './article-index.js';
import { allExpressions, type Expression } from './expression.js';
import { searchRangeOf } from './ranking.js';
import { withFilters, wordForms } from './terms.js';

/** Maximum number of similar articles on all pages together, because the cursor contains their ids. */
const MAX_SIMILAR = 150;
/** Maximum number of articles that are loaded and compared. */
const MAX_COMPARED = 400;
/** Maximum number of reports of the given article's story that are read. */
const MAX_REPORTS = 300;
/** Maximum number of words of the given article that are searched, the rarest ones. */
const MAX_WORDS = 20;
/** Number of words of which all pairs are searched: the newest matches of one word may be about other events. */
const MAX_PAIRED = 6;
const MAX_MATCHES = { word: 150, pair: 80 };
/** Seconds before and after the given article within which most other reports of its event are published. */
const NEAR_SECONDS = 3 * DAY;

/** Weight of a word in the title, relative to one in the preview. */
const TITLE_WEIGHT = 2;
/** Minimum similarity (0 to 1) of a result; an article below it is about another event. */
const MIN_SIMILARITY = 0.06;
const MIN_SHARED = 2;
/** Similarity that is added for an article published at the same time; half as much at three days' distance. */
const CLOSENESS_BONUS = 0.1;
const HALF_CLOSE = 3 * DAY;
/** Similarity that is added for reports of the same story, so that they rank first. */
const SAME_STORY = 10;

interface SharedWord {
  text: string;
  stem: string;
  /** Inverse document frequency of the word; higher for a word in the title. */
  weight: number;
}

interface Scored {
  candidate: IndexedCandidate;
  score: number;
}

/**
 * Finds articles about the event of a given article, the most similar first: the reports of its story, then articles
 * with its rarest words. Similarity is the share of these words, by weight, that an article has.
 */
export async function findSimilar(index: ArticleIndex, query: SearchQuery): Promise<IndexedCandidate[]> {
  const own = await index.idOf(query.like!.url);
  const found = await Promise.all(eachLanguage(query).map((one) => findInLanguage(index, one, own)));
  const distinct = new Map(found.flat().map((one) => [one.candidate.id, one]));
  return [...distinct.values()]
    .sort((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
    .slice(0, MAX_SIMILAR)
    .map(({ candidate }) => candidate);
}

async function findInLanguage(
  index: ArticleIndex,
  query: SearchQuery,
  own: number | null,
): Promise<Scored[]> {
  const like = query.like!;
  const language = analysisLanguage(query.language);
  const reports = new Set(await reportsOf(index, own, like, language));
  const shared = await discriminativeWords(index, like, language);
  const found = await readMatches(index, query, like, shared, language);
  const best = [...found].sort(([a, x], [b, y]) => y - x || b - a).map(([id]) => id);
  const loaded = await index.load(new Set([...reports, ...best.slice(0, MAX_COMPARED)]));
  const isOther = excludeCopies(like, query.merge);
  return loaded
    .filter((one) => one.id !== own && isAdmitted(query, one) && isOther(one))
    .map((candidate) => ({ candidate, score: score(candidate, reports, like, shared, language) }))
    .filter(({ score }) => score > 0);
}

/** The reports of the given article's story; none if the query is in another language. */
async function reportsOf(
  index: ArticleIndex,
  own: number | null,
  like: ReferenceArticle,
  language: string,
): Promise<number[]> {
  if (own === null || analysisLanguage(like.language) !== language) return [];
  const [story] = await index.stories.storiesOf([own]);
  return story == null ? [] : index.stories.articlesOf(story.story, MAX_REPORTS);
}

/** The rarest words of the given article. For another language, only names and numbers in titles of that language. */
async function discriminativeWords(
  index: ArticleIndex,
  like: ReferenceArticle,
  language: string,
): Promise<SharedWord[]> {
  const from = analysisLanguage(like.language);
  const functionWords = functionWordsOf(from);
  const inTitle = new Set(words(like.title, from));
  const names = from === language ? null : namesIn(`${like.title}. ${like.preview}`, from);
  const all = [...new Set([...inTitle, ...words(like.preview, from)])].filter(
    (word) => !functionWords.has(word) && (names?.has(word) ?? true),
  );
  const frequencies = new Map(await index.vocabulary.docFreq(all, language));
  const titles = await index.vocabulary.docCount(language);
  const weighted = all
    .filter((word) => names === null || frequencies.has(word))
    .map((text) => {
      const rarity = Math.log(1 + (titles + 1) / ((frequencies.get(text) ?? 0) + 1));
      return { text, stem: stem(text, language), weight: rarity * (inTitle.has(text) ? TITLE_WEIGHT : 1) };
    });
  const distinct = new Map(weighted.reverse().map((one) => [one.stem, one]));
  return [...distinct.values()].sort((a, b) => b.weight - a.weight).slice(0, MAX_WORDS);
}

function namesIn(text: string, language: string): ReadonlySet<string> {
  return new Set(words((text.match(/[\p{Lu}\p{N}][\p{L}\p{M}\p{N}]+/gu) ?? []).join(' '), language));
}

/**
 * Reads the newest articles with each word (first near the given article's time, then in the whole period) and those
 * with two of the rarest words.
 * @returns by id, the total weight of the words by which the article was found.
 */
async function readMatches(
  index: ArticleIndex,
  query: SearchQuery,
  { publishedAt }: ReferenceArticle,
  shared: readonly SharedWord[],
  language: string,
): Promise<Map<number, number>> {
  const limited = withFilters(query, language);
  const found = new Map<number, number>();
  const read = async (
    lists: { expression: Expression; weight: number }[],
    period: Pick<SearchQuery, 'since' | 'until'>,
    limit: number,
  ): Promise<void> => {
    const matches = index.match(lists, searchRangeOf(period), limit);
    for (const [i, { weight }] of lists.entries())
      for (const id of await matches(i)) found.set(id, (found.get(id) ?? 0) + weight);
  };
  const forms = shared.map(({ text, weight }) => ({ of: wordForms(text, language), weight }));
  const near = {
    since: publishedAt === null ? query.since : Math.max(query.since ?? 0, publishedAt - NEAR_SECONDS),
    until: publishedAt === null ? query.until : Math.min(query.until ?? Infinity, publishedAt + NEAR_SECONDS),
  };
  const single = forms.map(({ of, weight }) => ({ expression: limited(of), weight }));
  await read(single, near, MAX_MATCHES.word);
  await read(single, query, MAX_MATCHES.word);
  const rarest = forms.slice(0, MAX_PAIRED);
  const pairs = rarest.flatMap((one, i) =>
    rarest.slice(i + 1).map((other) => ({
      expression: limited(allExpressions([one.of, other.of])),
      weight: one.weight + other.weight,
    })),
  );
  await read(pairs, query, MAX_MATCHES.pair);
  return found;
}

/** The similarity of an article to the given one; 0 for one about another event. */
function score(
  { id, title, preview, publishedAt }: IndexedCandidate,
  reports: ReadonlySet<number>,
  like: ReferenceArticle,
  shared: readonly SharedWord[],
  language: string,
): number {
  const stemsOf = (text: string): ReadonlySet<string> =>
    new Set(words(text, language).flatMap((word) => [word, stem(word, language)]));
  const [inTitle, inPreview] = [stemsOf(title), stemsOf(preview)];
  const holds = (stems: ReadonlySet<string>, { text, stem }: SharedWord): boolean =>
    stems.has(stem) || stems.has(text);
  let total = 0;
  let met = 0;
  let count = 0;
  for (const word of shared) {
    total += word.weight;
    const share = holds(inTitle, word) ? 1 : holds(inPreview, word) ? 1 / TITLE_WEIGHT : 0;
    met += share * word.weight;
    count += share > 0 ? 1 : 0;
  }
  const similarity = total === 0 ? 0 : met / total;
  const isReport = reports.has(id);
  if (!isReport && (similarity < MIN_SIMILARITY || count < Math.min(MIN_SHARED, shared.length))) return 0;
  const apart = Math.abs((publishedAt ?? 0) - (like.publishedAt ?? 0));
  return similarity + CLOSENESS_BONUS / (1 + apart / HALF_CLOSE) + (isReport ? SAME_STORY : 0);
}

function isAdmitted(query: SearchQuery, { source, country }: IndexedCandidate): boolean {
  return publisherFilterIncludes(query, source) && (query.country === null || country === query.country);
}

/** Makes a filter against articles that are near-identical to the given one; accepts all if titles are not merged. */
function excludeCopies(
  { signature }: ReferenceArticle,
  merge: boolean,
): (candidate: IndexedCandidate) => boolean {
  if (!merge) return () => true;
  const titles = new TitleIndex<null>();
  titles.add(keyTitle(signature), null);
  return (candidate) => titles.matches(keyTitle(candidate.signature)).length === 0;
}
