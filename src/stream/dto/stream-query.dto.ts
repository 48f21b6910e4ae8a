import { ExactlyOneQuestion } from '../../answer/exactly-one-question.js';
import {
  Category,
  Choice,
  From,
  HostNames,
  type Timeframe,
  To,
  WithinTimeframe,
  windowOf,
} from '../../http/query-parameters.js';
import type { Topic } from '../../languages/topics.js';
import { topicQuery } from '../../languages/queries.js';
import { SEARCH_IN, type SearchIn, type SearchQuery } from '../../search/search-provider.js';

/** What `/news/stream` reads of its query string: what `/news` or `/news/topic` does, but how many, and in which order. */
export class StreamQuery extends ExactlyOneQuestion {
  @Category('optional') topic2!: Topic | null;
  @WithinTimeframe() timeframe!: Timeframe;
  /** Unix seconds; null when not limited. */
  @From() from!: number | null;
  /** Unix seconds of the first second behind the period; null when not limited. */
  @To() to!: number | null;
  @HostNames() domains!: string[];
  @HostNames() exclude_domains!: string[];
  @Choice(SEARCH_IN) search_in!: SearchIn;

  /** Seconds that an article may be old; null for any age. */
  get window(): number | null {
    return windowOf(this.timeframe);
  }

  override search(): SearchQuery {
    const { domains, exclude_domains: excludedDomains, search_in: searchIn, from, to, topic2 } = this;
    const shared = { ...super.search(), domains, excludedDomains, searchIn, since: from, until: to };
    if (shared.intent !== 'topic' || topic2 === null) return shared;
    const topics = [...shared.topics, topic2];
    return { ...shared, topics, text: topicQuery(topics, shared.language) };
  }
}
