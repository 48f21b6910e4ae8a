import { ALL_IDS, type IdRange, lowestIdAt, publicationSecondsOf } from '../../../index/article-id.js';
import type { StoredMetadata, IndexedCandidate, IndexReader } from '../../../index/index-reader.js';
import type { Facet, FacetCounts } from '../../../index/facet-counter.js';
import type { CountedTimeSpan } from '../../../index/match-counter.js';
import { parseStoryId, storyId } from '../../../index/stories/story-id.js';
import { wordToken } from '../../../index/tokens.js';
import { unixSecondsNow } from '../../../articles/article.js';
import type { Publisher } from '../../../index/publisher-reader.js';
import { SourceLabelReader, type LabelsByHost } from '../../../index/source-labels.js';
import type { ArrivalState } from '../../page.js';
import type { ProviderHealth } from '../../search-provider.js';
import type {
  ArticleIndex,
  StoryDetails,
  SearchRange,
  StoryIndex,
  TitleFrequency,
  TitleVocabulary,
  MatchRequest,
} from '../../engine/article-index.js';
import { type Expression, inTitleColumn, singleToken } from '../../engine/expression.js';
import { searchRangeOf } from '../../engine/ranking.js';
import { editDistance } from '../../engine/spelling-candidates.js';
import { EmbeddedArrivals } from './embedded-arrivals.js';
import { renderFts5 } from './render-fts5.js';

/** Maximum number of titles that are counted for one word; also the count of a more frequent word. */
const MAX_COUNTED_TITLES = 10_000;

const idsOf = ({ since, until, before }: SearchRange): IdRange => ({
  from: since === null && until === null ? 0 : lowestIdAt(since ?? 0),
  before: Math.min(until === null ? Number.MAX_SAFE_INTEGER : lowestIdAt(until), before ?? Infinity),
});

function findStory({ stories }: IndexReader, id: string): StoryDetails | { mergedInto: string } | null {
  const parsed = parseStoryId(id);
  if (parsed === null) return null;
  const { language, story } = parsed;
  const facts = stories.summaryOf(story);
  if (facts?.language === language) return { ...facts, story };
  const into = stories.mergedInto(story);
  return into === null || stories.summaryOf(into)?.language !== language
    ? null
    : { mergedInto: storyId(language, into) };
}

/** Searches the service's own index file, in about a millisecond. */
export class EmbeddedIndex implements ArticleIndex {
  readonly name = 'embedded';
  readonly isLocal = true;
  readonly arrivals: EmbeddedArrivals;
  readonly secondsOf = publicationSecondsOf;
  readonly lowestIdAt = lowestIdAt;
  readonly vocabulary: TitleVocabulary;
  readonly stories: StoryIndex;
  private readonly sourceLabels: SourceLabelReader;

  constructor(private readonly reader: IndexReader) {
    this.arrivals = new EmbeddedArrivals(reader);
    this.sourceLabels = new SourceLabelReader(reader.database);
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

  private titlesWith(tokens: readonly string[], language: string): TitleFrequency[] {
    const start = wordToken(language, '').length;
    const count = (word: string): number =>
      this.reader.count(renderFts5(inTitleColumn(singleToken(word))), ALL_IDS, MAX_COUNTED_TITLES);
    return tokens
      .map((word): TitleFrequency => [word.slice(start), count(word)])
      .filter(([, titles]) => titles > 0);
  }

  /** Returns this index, because reads of a file cannot be aborted. */
  during(): EmbeddedIndex {
    return this;
  }

  publishers(): Promise<Publisher[]> {
    return this.reader.publishers(unixSecondsNow());
  }

  labels(): LabelsByHost {
    return this.sourceLabels.read();
  }

  health(): ProviderHealth {
    try {
      this.reader.match('"a"', ALL_IDS, 1);
      return { up: true, details: { newest_age_seconds: this.reader.newestAge(unixSecondsNow()) } };
    } catch {
      return { up: false, details: { reason: 'The index cannot be read.' } };
    }
  }

  generation(): number {
    return this.reader.generation();
  }

  /** The last sequence number, repeated for each language, because all languages are numbered together. */
  lastSequences(languages: readonly string[]): ArrivalState {
    const sequence = this.reader.newestSequence();
    return { origin: this.arrivals.origin(), sequences: languages.map(() => sequence) };
  }

  match(wanted: readonly MatchRequest[], range: SearchRange, limit: number): (place: number) => number[] {
    const found: number[][] = [];
    const ids = idsOf(range);
    const upTo = range.upTo !== null && range.upTo < this.reader.newestSequence() ? range.upTo : null;
    return (place) =>
      (found[place] ??= this.reader.match(renderFts5(wanted[place]!.expression), ids, limit, upTo));
  }

  count(expression: Expression, range: SearchRange, most: number): number {
    return this.reader.count(renderFts5(expression), idsOf(range), most);
  }

  countDomains(
    expression: Expression,
    range: SearchRange,
    most: number,
  ): { articles: number; domains: number } {
    return this.reader.counter.countDomains(renderFts5(expression), idsOf(range), most);
  }

  countByTime(
    expression: Expression,
    period: { since: number; until: number },
    seconds: number,
  ): CountedTimeSpan[] {
    const range = idsOf(searchRangeOf(period));
    return this.reader.counter.countByTime(renderFts5(expression), range, period, seconds);
  }

  countByFacet(expression: Expression, period: { since: number; until: number }, facet: Facet): FacetCounts {
    return this.reader.facets.count(renderFts5(expression), idsOf(searchRangeOf(period)), period, facet);
  }

  facts(ids: readonly number[]): (StoredMetadata | null)[] {
    return this.reader.facts(ids);
  }

  idOf(url: string): number | null {
    return this.reader.idOf(url);
  }

  load(ids: Iterable<number>): IndexedCandidate[] {
    return this.reader.load(ids);
  }
}
