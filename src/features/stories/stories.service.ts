import { Injectable } from '@nestjs/common';
import { Listing } from '../../listing/article-search.service.js';
import { ArticlePipelineService } from '../../articles/article-pipeline.service.js';
import { type Article, type Candidate, isoTime, toArticle, unixSecondsNow } from '../../articles/article.js';
import { numberOfDiversityShares } from '../../articles/select-diverse.js';
import {
  parametersBoundToCursor,
  type SearchCriteria,
  fieldsToRead,
  requestedQueryOf,
  disabledRulesHeader,
  responseLanguage,
  querySyntaxHeader,
} from '../../listing/list-parameters.js';
import { NewArticlesReader, type SincePage, type SinceRequest } from '../../listing/new-articles.js';
import { type PerformedSearch, articlesWithFields } from '../../listing/with-fields.js';
import { checkCursorAge, cursorProblem, Cursors } from '../../listing/cursor.js';
import { parseStoryId } from '../../index/stories/story-id.js';
import { MAX_ARTICLES, type PageState } from '../../search/page.js';
import { relatedReports } from './related-reports.js';
import { storyPage, type StoryPage } from './story-page.js';
import { pickDistinct } from '../../articles/pick-distinct.js';
import { MovedPermanently, Problem } from '../../http/problem.js';
import type { ArticleIndex } from '../../search/engine/article-index.js';
import { type Timeframe, secondsOfTimeframe } from '../../http/query-parameters.js';
import { trendingQuery } from '../../languages/queries.js';
import type { Category } from '../../languages/categories.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { loadStoriesWithReports, loadStoryHistory } from '../../search/engine/describe-stories.js';
import type { LinkedStory, StoryWithReports } from '../../search/search-provider.js';
import type { SearchQuery } from '../../search/search-query.js';
import { parseText } from '../../search/parse-text.js';
import { SearchProviderService } from '../../search/search-provider.service.js';
import type { StoriesQuery, StoryQuery } from './dto/stories-query.dto.js';

/** A story in a response: an event that several publishers report. Clients may rely on the order of the fields. */
export interface StoryEnvelope {
  id: string;
  /** Title of the article that represents the story. */
  title: string;
  first_at: string;
  last_at: string;
  /** Number of reports, before the merge of near-identical titles. */
  articles: number;
  publishers: number;
  categories: Category[];
  items: Article[];
  /** Id of the earlier story that this one continues; null if none. */
  follows: string | null;
  /** Opaque id that related stories have in common; null for a story without related ones. */
  subject: string | null;
  /** The stories of the same event in other languages, at most one for each language. */
  other_languages: LinkedStory[];
}

/** A story with its history. Clients may rely on the order of the fields. */
export interface StoryHistoryEnvelope extends StoryEnvelope {
  /** Reports per hour, or per day if the story lasts more than 72 hours; ascending, in UTC, without empty buckets. */
  timeline: { at: string; publishers: number; articles: number; title: string }[];
  /** The earliest report. */
  first: Article;
  /** Registrable domains of the publishers. */
  publishers_list: string[];
}

/** The response of `/news/stories`. Clients may rely on the order of the fields. */
export interface StoriesEnvelope {
  /** The trimmed search text; empty without one. */
  topic: string;
  geo: string;
  language: string;
  count: number;
  stories: StoryEnvelope[];
}

/** Maximum number of articles per story in the list of stories. */
const MAX_ITEMS = 5;
/** Maximum number of reports that are read per story: more than are shown, because some have near-identical titles. */
const MAX_READ_REPORTS = 12;

interface ChosenStories {
  /** By id of a story: the article that represents it; undefined to use the first of its reports. */
  stories: Map<string, Candidate | undefined>;
  /** Name of the index that contains the stories. */
  index: string | null;
  /** The fields `since` and `more` of the response; absent without the parameter `since`. */
  page?: SincePage;
}

const DEFAULT_TIMEFRAME: Timeframe = 'last_48h';

/** Lists the most covered stories with their reports, and reads single stories. */
@Injectable()
export class StoriesService {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly pipeline: ArticlePipelineService,
    private readonly cursors: Cursors,
    private readonly arrived: NewArticlesReader,
  ) {}

  /** Lists the most covered stories; with `since`, those with new reports. @throws SearchUnavailableError */
  async list({ include, ...requested }: StoriesQuery): Promise<Listing<StoriesEnvelope>> {
    const { topic, language, geo, from, to, topic1, since: token } = requested;
    const isPeriod = from !== null || to !== null;
    const timeframe = requested.timeframe ?? (isPeriod ? 'anytime' : DEFAULT_TIMEFRAME);
    const window = isPeriod ? null : secondsOfTimeframe(timeframe);
    const criteria: SearchCriteria = {
      intent: isPeriod || topic !== null || token !== null ? 'stories' : 'trending',
      text: topic ?? trendingQuery(language, geo === 'all' ? null : geo),
      parsed: topic === null ? null : parseText(topic),
      categories: topic1 === null ? [] : [topic1],
    };
    const query = await this.providers.resolve(requestedQueryOf(criteria, { ...requested, timeframe }));
    const boundQuery = parametersBoundToCursor({ intent: 'stories' }, requested);
    const chosen =
      token === null
        ? await this.covered(query)
        : await this.reported({ since: token, query, window, boundQuery });
    const { index, page } = chosen;
    const found = await this.providers.queryIndex(
      (one) =>
        loadStoriesWithReports(
          one,
          [...chosen.stories.keys()],
          query,
          MAX_READ_REPORTS,
          this.providers.isAggregator,
        ),
      index,
    );
    const stories = found.flatMap((story) => {
      const representative = chosen.stories.get(story.id) ?? story.reports[0];
      if (representative === undefined || (topic1 !== null && !story.categories.includes(topic1))) return [];
      const related = relatedReports(representative, story.reports, parseStoryId(story.id)!.language);
      return { story, items: pickDistinct([representative, ...related], MAX_ITEMS, query.merge) };
    });
    const envelope = {
      topic: topic ?? '',
      geo,
      language: responseLanguage(requested),
      count: stories.length,
      ...page,
      stories: await Promise.all(
        stories.map(async ({ story, items }) =>
          toEnvelope(story, items[0]!.title, await this.articlesOf(items, include, { query, index })),
        ),
      ),
    };
    const oldest = Math.min(
      ...stories.flatMap(({ items }) => items.map(({ publishedAt }) => publishedAt ?? 0)),
    );
    const leaves = window === null ? Infinity : (oldest + window) * 1000;
    const headers = [...disabledRulesHeader(requested), ...querySyntaxHeader(query.parsed)];
    const pages = page && { next: page.since, parameter: 'since' as const };
    return new Listing(envelope, page === undefined ? leaves : 0, { pages, headers });
  }

  /** Chooses the stories that most publishers report. */
  private async covered(query: SearchQuery): Promise<ChosenStories> {
    const run = this.providers.indexed(query);
    const { wanted: limit, since, until, merge } = query;
    const { articles } = await this.pipeline.assemble((saturated) => run.next(saturated), {
      limit,
      since,
      until,
      parts: numberOfDiversityShares(query),
      merge,
    });
    // Articles without a story complete a short result of trending; they are no stories.
    const of = articles.flatMap((one) => (one.story === undefined ? [] : [[one.story, one] as const]));
    return { stories: new Map(of), index: run.index() };
  }

  /** Chooses the stories with reports that have been ingested since an earlier request, in the order of ingestion. */
  private async reported(request: SinceRequest): Promise<ChosenStories> {
    const { items, ...read } = await this.arrived.read(request, (reports, name) =>
      this.providers.queryIndex((index) => storyIdsOf(index, reports), name),
    );
    return { stories: new Map(items.map((id) => [id, undefined])), ...read };
  }

  /** Reads a story with one page of its reports. @throws MovedPermanently if it was merged; Problem `not_found` */
  async read(
    id: string,
    { limit, include, fields, cursor, ...rules }: StoryQuery,
  ): Promise<Listing<StoryHistoryEnvelope>> {
    const at = unixSecondsNow();
    // Without its defaults, which earlier versions do not have.
    const isDefault = rules.diversity === 'on' && rules.merge === 'on';
    const boundQuery = JSON.stringify(['story', id, ...(isDefault ? [] : [rules.diversity, rules.merge])]);
    const place = await this.providers.queryAnyIndex(async (index) => {
      const arrivals = await index.lastSequences([languageOf(id)]);
      const from = cursor === null ? null : this.cursors.read(cursor, boundQuery, arrivals);
      return from === null && cursor !== null ? null : { index: index.name, arrivals, from };
    });
    if (place === null) throw cursorProblem('cursor_invalid');
    const { index, arrivals, from } = place;
    if (from !== null) checkCursorAge(from, at);
    const found = await this.providers.queryIndex(
      (one) => loadStoryHistory(one, id, MAX_ARTICLES, this.providers.isAggregator, from?.sequences[0]),
      index,
    );
    if (found === null)
      throw new Problem(
        'not_found',
        'There is no such story, or its articles were deleted from the index; /news/stories has the current ones.',
      );
    if ('mergedInto' in found) throw new MovedPermanently(`/news/stories/${found.mergedInto}`);
    const reports = rules.merge === 'on' ? this.pipeline.merged(found.reports) : found.reports;
    const state = from ?? { ...FIRST_PAGE, at, sequences: arrivals.sequences };
    const parts = rules.diversity === 'on' ? undefined : 1;
    const page = storyPage(reports, state.limits, limit, parts);
    const next = { ...state, limits: [...state.limits, page.limit] };
    return new Listing(
      {
        ...toEnvelope(
          found,
          found.title,
          await this.articlesOf(page.items, fieldsToRead({ include, fields }), NO_QUERY),
        ),
        timeline: found.timeline.map((bucket) => ({ ...bucket, at: isoTime(bucket.at)! })),
        first: toArticle(found.first),
        publishers_list: found.publishersList,
      },
      Infinity,
      {
        limitedOf: limitedOf(found, page),
        pages: {
          next: page.isMore ? this.cursors.write(next, boundQuery, arrivals) : null,
          isDeepest: page.isDeepest,
        },
        headers: disabledRulesHeader(rules),
      },
    );
  }

  private articlesOf(
    items: readonly Candidate[],
    include: ReadonlySet<string>,
    found: PerformedSearch,
  ): Promise<Article[]> {
    return articlesWithFields(items, include, found, this.providers);
  }
}

/** Used for the reports of one story, which are found without a search. */
const NO_QUERY: PerformedSearch = { query: null, index: null };

/** The state of a story's pages before the first page is read. */
const FIRST_PAGE: Pick<PageState, 'since' | 'ends' | 'pinned' | 'limits'> = {
  since: null,
  ends: [],
  pinned: [],
  limits: [],
};

/** If source diversity shortened a page: the story's numbers of articles and publishers; otherwise null. */
const limitedOf = (story: StoryWithReports, { items, limit, isMore }: StoryPage) =>
  isMore && items.length < limit ? { articles: story.articles, domains: story.publishers } : null;

/** The id of each article's story; null if no other article reports the event. */
async function storyIdsOf(index: ArticleIndex, articles: readonly Candidate[]): Promise<(string | null)[]> {
  const stories = await index.stories.storiesOf(articles.map(({ id }) => id!));
  const languages = articles.map(({ language }) => analysisLanguage(language!));
  return stories.map((one, i) => one && index.stories.idOf(languages[i]!, one.story));
}

/** The language in which a story's words are analysed, which its id contains; English for an invalid id. */
const languageOf = (id: string): string => analysisLanguage(parseStoryId(id)?.language ?? 'en');

function toEnvelope(story: StoryWithReports, title: string, items: Article[]): StoryEnvelope {
  const { id, firstAt, lastAt, articles, publishers, categories, follows, subject, otherLanguages } = story;
  return {
    id,
    title,
    first_at: isoTime(firstAt)!,
    last_at: isoTime(lastAt)!,
    articles,
    publishers,
    categories,
    items,
    follows,
    subject,
    other_languages: otherLanguages,
  };
}
