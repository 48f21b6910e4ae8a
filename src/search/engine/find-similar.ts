import { stem } from '../../analysis/stem.js';
import { functionWordsOf, words } from '../../analysis/words.js';
import { publisherFilterIncludes } from '../../articles/urls.js';
import { DAY } from '../../config/durations.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { keyTitle, TitleIndex } from '../../titles/near-identical.js';
import { eachLanguage, type LikeArticle, type SearchQuery } from '../search-query.js';
import type { ArticleIndex } from './article-index.js';
import { allExpressions, type Expression } from './expression.js';
import { searchRangeOf } from './ranking.js';
import { withFilters, wordForms } from './terms.js';

/** Maximum number of articles of a result over all pages: a cursor stores their ids. */
const MAX_SIMILAR = 150;
/** Maximum number of articles that are loaded and compared. */
const MAX_COMPARED = 400;
/** Maximum number of reports of the article's own story. */
const MAX_REPORTS = 300;
/** Number of words of the article that are searched, the most discriminative. */
const MAX_WORDS = 20;
/** Number of words of which pairs are searched: the newest matches of one word may be of other events. */
const MAX_PAIRED = 6;
const MAX_MATCHES = { word: 150, pair: 80 };
/** Seconds before and after the article in which most reports of its event are published. */
const NEAR_SECONDS = 3 * DAY;

/** Weight of a word of the title, in comparison with one of the preview. */
const TITLE_WEIGHT = 2;
/** Minimum similarity of an article about the event; `MIN_SHARED` is its minimum number of shared words. */
const MIN_SIMILARITY = 0.06;
const MIN_SHARED = 2;
/** Similarity that is added for an article of the same moment; half of it for one of three days later. */
const CLOSENESS_BONUS = 0.1;
const HALF_CLOSE = 3 * DAY;
/** Similarity that is added for articles of the story, so that they precede all others. */
const SAME_STORY = 10;

/** A word that the article shares with others, and its weight. */
interface SharedWord {
  text: string;
  stem: string;
  /** Inverse document frequency of the word, more in the title. */
  weight: number;
}

/** An article with its similarity; `SAME_STORY` more for a report of the story. */
interface Scored {
  candidate: IndexedCandidate;
  score: number;
}

/**
 * Articles about the event of another article, the most similar first: the reports of its story, then those that share
 * its discriminative words. Similarity is a share of these words, so that articles of several languages are comparable.
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

/** The reports of the article's story; none in another language. */
async function reportsOf(
  index: ArticleIndex,
  own: number | null,
  like: LikeArticle,
  language: string,
): Promise<number[]> {
  if (own === null || analysisLanguage(like.language) !== language) return [];
  const [story] = await index.stories.storiesOf([own]);
  return story == null ? [] : index.stories.articlesOf(story.story, MAX_REPORTS);
}

/** The words of an article that are rarest in titles; in another language only names and numbers that occur there. */
async function discriminativeWords(
  index: ArticleIndex,
  like: LikeArticle,
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

/** The capitalised words and the numbers of a text. */
function namesIn(text: string, language: string): ReadonlySet<string> {
  return new Set(words((text.match(/[\p{Lu}\p{N}][\p{L}\p{M}\p{N}]+/gu) ?? []).join(' '), language));
}

/**
 * The newest articles with one of the words near the article's time and in the whole period, and with two of the rarest
 * words; with the weight of these words.
 */
async function readMatches(
  index: ArticleIndex,
  query: SearchQuery,
  { publishedAt }: LikeArticle,
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

/** The similarity of an article, 0 for one about another event. */
function score(
  { id, title, preview, publishedAt }: IndexedCandidate,
  reports: ReadonlySet<number>,
  like: LikeArticle,
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

/** A filter of articles that are not near-identical to the given one; it permits all where titles are not merged. */
function excludeCopies({ signature }: LikeArticle, merge: boolean): (candidate: IndexedCandidate) => boolean {
  if (!merge) return () => true;
  const titles = new TitleIndex<null>();
  titles.add(keyTitle(signature), null);
  return (candidate) => titles.matches(keyTitle(candidate.signature)).length === 0;
}
