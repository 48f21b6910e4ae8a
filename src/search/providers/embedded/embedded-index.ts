import { ALL_IDS, type IdRange, lowestIdAt, secondsOf } from '../../../index/article-id.js';
import type { ArticleFacts, IndexedCandidate, IndexReader } from '../../../index/index-reader.js';
import type { Facet, FacetCounts } from '../../../index/facet-counter.js';
import type { CountedSpan } from '../../../index/match-counter.js';
import { parseStoryId, storyId } from '../../../index/stories/story-id.js';
import { wordToken } from '../../../index/tokens.js';
import type { Arrivals } from '../../page.js';
import type {
  ArticleIndex,
  StoryDetails,
  SearchRange,
  Stories,
  TermFrequency,
  Vocabulary,
  Wanted,
} from '../../engine/article-index.js';
import { type Expression, inTitle, token } from '../../engine/expression.js';
import { rangeOf } from '../../engine/ranking.js';
import { editDistance } from '../../engine/spelling-candidates.js';

/** Tokens hold letters, digits and `_` only, so nothing needs escaping. */
const quoted = (tokens: readonly string[]): string => `"${tokens.join(' ')}"`;
const starting = (start: string): string => `${quoted([start])} *`;

const joined = (all: readonly Expression[], operator: 'AND' | 'OR'): string =>
  all.map((one) => `(${renderFts5(one)})`).join(` ${operator} `);

/** An expression in the query language of SQLite's FTS5 (sqlite.org/fts5.html, section 3). */
export function renderFts5(expression: Expression): string {
  switch (expression.kind) {
    case 'phrase':
      return quoted(expression.tokens);
    case 'prefix':
      return starting(expression.start);
    case 'near':
      return `NEAR(${expression.of.map(renderFts5).join(' ')}, ${expression.distance})`;
    case 'and':
      return joined(expression.of, 'AND');
    case 'or':
      return joined(expression.of, 'OR');
    case 'not':
      return `(${renderFts5(expression.of)}) NOT (${renderFts5(expression.excluded)})`;
    case 'field':
      // The tokens of `meta` are like no word: naming the column would only cost.
      if (expression.field === 'meta') return renderFts5(expression.of);
      return `${expression.field} : (${renderFts5(expression.of)})`;
  }
}

/** Titles with one word are counted up to here. */
const MAX_COUNTED_TITLES = 10_000;

const idsOf = ({ since, until, before }: SearchRange): IdRange => ({
  from: since === null && until === null ? 0 : lowestIdAt(since ?? 0),
  before: Math.min(until === null ? Number.MAX_SAFE_INTEGER : lowestIdAt(until), before ?? Infinity),
});

function findStory({ stories }: IndexReader, id: string): StoryDetails | { mergedInto: string } | null {
  const parsed = parseStoryId(id);
  if (parsed === null) return null;
  const { language, story } = parsed;
  const facts = stories.factsOf(story);
  if (facts?.language === language) return { ...facts, story };
  const into = stories.mergedInto(story);
  return into === null || stories.factsOf(into)?.language !== language
    ? null
    : { mergedInto: storyId(language, into) };
}

/** The index in this service's own file. Nothing is cached between two calls. */
export class EmbeddedIndex implements ArticleIndex {
  readonly secondsOf = secondsOf;
  readonly lowestIdAt = lowestIdAt;
  readonly vocabulary: Vocabulary;
  readonly stories: Stories;

  constructor(private readonly reader: IndexReader) {
    this.vocabulary = {
      docFreq: (words, language) => {
        const tokens = words.map((word) => wordToken(language, word));
        return this.titlesWith(reader.inTitles(tokens), language);
      },
      docCount: (language) => reader.countIn(language),
      twoLettersAway: (word, shared, language) => {
        const start = wordToken(language, '');
        const found = reader
          .titleWordsFrom(start + word.slice(0, shared), start.length + word.length)
          .filter((token) => editDistance(word, token.slice(start.length), 2) === 2);
        return this.titlesWith(found, language);
      },
    };
    this.stories = {
      mostCovered: (criteria, limit) => reader.stories.mostCovered(criteria, limit),
      coveredIn: (period, limit) => reader.stories.coveredIn(period, limit),
      newestOf: (stories, filter) => stories.map((story) => reader.stories.newestOf(story, filter)),
      idOf: storyId,
      find: (ids) => ids.map((id) => findStory(reader, id)),
      articlesOf: (story, limit) => reader.stories.articlesOf(story, limit),
      storiesOf: (articles) => articles.map((article) => reader.stories.storyOf(article)),
    };
  }

  private titlesWith(tokens: readonly string[], language: string): TermFrequency[] {
    const start = wordToken(language, '').length;
    const count = (word: string): number =>
      this.reader.count(renderFts5(inTitle(token(word))), ALL_IDS, MAX_COUNTED_TITLES);
    return tokens
      .map((word): TermFrequency => [word.slice(start), count(word)])
      .filter(([, titles]) => titles > 0);
  }

  arrivals(): Arrivals {
    return { origin: this.reader.node(), sequence: this.reader.newestSequence() };
  }

  match(wanted: readonly Wanted[], range: SearchRange, limit: number): (place: number) => number[] {
    const found: number[][] = [];
    const ids = idsOf(range);
    return (place) => (found[place] ??= this.reader.match(renderFts5(wanted[place]!.expression), ids, limit));
  }

  count(expression: Expression, range: SearchRange, most: number): number {
    return this.reader.count(renderFts5(expression), idsOf(range), most);
  }

  countDomains(
    expression: Expression,
    range: SearchRange,
    most: number,
  ): { articles: number; domains: number } {
    return this.reader.countDomains(renderFts5(expression), idsOf(range), most);
  }

  countByTime(
    expression: Expression,
    period: { since: number; until: number },
    seconds: number,
  ): CountedSpan[] {
    const range = idsOf(rangeOf(period));
    return this.reader.countByTime(renderFts5(expression), range, period, seconds);
  }

  countByFacet(expression: Expression, period: { since: number; until: number }, facet: Facet): FacetCounts {
    return this.reader.countByFacet(renderFts5(expression), idsOf(rangeOf(period)), period, facet);
  }

  facts(ids: readonly number[]): (ArticleFacts | null)[] {
    return this.reader.facts(ids);
  }

  idOf(url: string): number | null {
    return this.reader.idOf(url);
  }

  load(ids: Iterable<number>): IndexedCandidate[] {
    return this.reader.load(ids);
  }
}
