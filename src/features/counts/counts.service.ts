import { Injectable } from '@nestjs/common';
import { Listing } from '../../listing/article-search.service.js';
import { responseLanguage, querySyntaxHeader } from '../../listing/list-parameters.js';
import { isoTime, unixSecondsNow } from '../../articles/article.js';
import type { Facet, FacetCount } from '../../index/facet-counter.js';
import { countMatchesByFacet, countMatchesByTime } from '../../search/engine/plan.js';
import type { SearchQuery } from '../../search/search-query.js';
import { SearchProviderService } from '../../search/search-provider.service.js';
import { timeBucketsOf, isFacet, largestCounts, type BucketWidth } from './buckets.js';
import type { CountsQuery } from './dto/counts-query.dto.js';

/** The response of `/news/counts` by time. Clients may rely on the order of its fields. */
export interface CountsEnvelope {
  topic: string;
  geo: string;
  language: string;
  by: BucketWidth;
  buckets: { at: string; articles: number; publishers: number }[];
}

/** The response of `/news/counts` by a field of articles. */
export interface FacetsEnvelope extends Omit<CountsEnvelope, 'by' | 'buckets'> {
  by: Facet;
  /** Number of all matches, including those that no bucket counts. */
  total: number;
  buckets: FacetCount[];
}

/** Counts the matches of a query by time or by a field of articles. */
@Injectable()
export class CountsService {
  constructor(private readonly providers: SearchProviderService) {}

  /** @throws SearchUnavailableError */
  async count(query: CountsQuery): Promise<Listing<CountsEnvelope | FacetsEnvelope>> {
    const { topic, geo, by, from, to } = query;
    // The period of a field is that of the days.
    const buckets = timeBucketsOf({ by: isFacet(by) ? 'day' : by, from, to }, unixSecondsNow());
    const { since, until } = buckets;
    const search = await this.providers.resolve({ ...query.search(), since, until });
    const shared = { topic: topic ?? '', geo, language: responseLanguage(search) };
    const counted = isFacet(by)
      ? { ...shared, by, ...(await this.byFacet(search, by)) }
      : { ...shared, by, buckets: await this.byTime(search, buckets) };
    // A period without an end moves with the clock.
    return new Listing<CountsEnvelope | FacetsEnvelope>(counted, to === null ? until * 1000 : Infinity, {
      headers: querySyntaxHeader(search.parsed),
    });
  }

  private async byTime(
    search: SearchQuery,
    { seconds, first, count }: ReturnType<typeof timeBucketsOf>,
  ): Promise<CountsEnvelope['buckets']> {
    const counted = await this.providers.queryIndex((index) => countMatchesByTime(index, search, seconds));
    const found = new Map(counted.map((span) => [span.at, span]));
    return Array.from({ length: count }, (_, i) => {
      const at = first + i * seconds;
      const { articles = 0, publishers = 0 } = found.get(at) ?? {};
      return { at: isoTime(at)!, articles, publishers };
    });
  }

  private async byFacet(
    search: SearchQuery,
    facet: Facet,
  ): Promise<Pick<FacetsEnvelope, 'total' | 'buckets'>> {
    const { articles, values } = await this.providers.queryIndex((index) =>
      countMatchesByFacet(index, search, facet),
    );
    return { total: articles, buckets: largestCounts(values) };
  }
}
