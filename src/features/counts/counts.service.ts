import { Injectable } from '@nestjs/common';
import { Listing, throwAsProblem } from '../../listing/article-search.service.js';
import { syntaxHeader } from '../../listing/syntax-header.js';
import { isoTime, unixNow } from '../../articles/article.js';
import { SearchProviderService } from '../../search/search-provider.service.js';
import { bucketsOf, type Span } from './buckets.js';
import type { CountsQuery } from './dto/counts-query.dto.js';

/** The body of `/news/counts`; fields in the order of the contract. */
export interface CountsEnvelope {
  topic: string;
  geo: string;
  language: string;
  by: Span;
  buckets: { at: string; articles: number; publishers: number }[];
}

/** Counts the matches of a query over time. */
@Injectable()
export class CountsService {
  constructor(private readonly providers: SearchProviderService) {}

  /** @throws Problem `search_unavailable`. */
  async count(query: CountsQuery): Promise<Listing<CountsEnvelope>> {
    const now = unixNow();
    const { since, until, seconds, first, count } = bucketsOf(query, now);
    const search = this.providers.admitted({ ...query.search(), since, until });
    const counted = await this.providers
      .queryIndex((index) => index.countByTime(search, seconds))
      .catch(throwAsProblem);
    const found = new Map(counted.map((span) => [span.at, span]));
    const buckets = Array.from({ length: count }, (_, i) => {
      const at = first + i * seconds;
      const { articles = 0, publishers = 0 } = found.get(at) ?? {};
      return { at: isoTime(at)!, articles, publishers };
    });
    const { topic, geo, by } = query;
    const envelope = { topic: topic ?? '', geo, language: search.language, by, buckets };
    // A period without an end moves with the clock.
    const listing = new Listing(envelope, query.to === null ? until * 1000 : Infinity);
    return listing.withHeaders(syntaxHeader(search.parsed));
  }
}
