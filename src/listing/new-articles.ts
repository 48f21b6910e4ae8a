import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { Parameter } from '../http/parameter.js';
import { CURSOR_PATTERN } from '../http/value-patterns.js';
import { NewArticlesFollower, type ToListItems, earlierPosition, readNewItems } from '../search/follower.js';
import { type ArrivalPosition, unreadableIndexError } from '../search/search-provider.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import type { SearchQuery } from '../search/search-query.js';
import { MAX_CURSOR_LENGTH, Cursors } from './cursor.js';

/** Declares `since`; null if missing. @param excludes names of parameters with which it cannot be combined. */
export const Since = (excludes: readonly string[] = ['cursor']): PropertyDecorator =>
  Parameter<string | null>(
    {
      default: null,
      excludes,
      checks: [],
      schema: { type: 'string', maxLength: MAX_CURSOR_LENGTH, pattern: CURSOR_PATTERN },
    },
    {
      description:
        '`now` returns an empty list and a token; the token, what has arrived since then: all matches with all words, ' +
        'once, in the order of arrival, also those with an old date. Follow the `Link`, or send the `since` of the ' +
        'response; only `limit`, `include`, `fields` and `format` may change.',
      example: 'now',
    },
  );

/** A request for items that have been ingested since an earlier request. */
export interface SinceRequest {
  /** Token of an earlier response, or `now`. */
  since: string;
  query: SearchQuery;
  /** Maximum age of an article in seconds; null to use the period of the query. */
  window: number | null;
  /** The serialized parameters that every request with the token must repeat. */
  boundQuery: string;
}

/** The fields of a response to a request with `since`, beside its items. */
export interface SincePage {
  /** Token for the next request. */
  since: string;
  /** Whether further items have already arrived. */
  more: boolean;
}

interface ArrivedItems<T> {
  items: T[];
  index: string;
  page: SincePage;
}

/** Reads the items that have been ingested since an earlier request, for the parameter `since`. */
@Injectable()
export class NewArticlesReader {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly cursors: Cursors,
  ) {}

  /**
   * Reads the next items, at most as many as `query.wanted`.
   * @param itemsOf converts articles to items, e.g. to their stories; its second argument is the name of the index.
   * @throws Problem `since_invalid`; SearchUnavailableError
   */
  async read<T>(
    { since, query, window, boundQuery }: SinceRequest,
    itemsOf: (articles: Parameters<ToListItems<T>>[0], index: string) => ReturnType<ToListItems<T>>,
  ): Promise<ArrivedItems<T>> {
    try {
      const { name: index, arrivals } = this.providers.arrivalIndex;
      const bound = JSON.stringify([arrivals.origin(), boundQuery]);
      const now = await arrivals.position();
      const [position, start] = since === 'now' ? [now, now] : this.positionsOf(since, bound);
      const follower = new NewArticlesFollower(query, window, earlierPosition(position, now), start);
      const { items, isMore: more } = await readNewItems(arrivals, follower, query.wanted, (articles) =>
        itemsOf(articles, index),
      );
      const token = this.cursors.writeKey(JSON.stringify([follower.position, start]), bound);
      return { items, index, page: { since: token, more } };
    } catch (error) {
      throw unreadableIndexError(error) ?? error;
    }
  }

  /** The two positions in a token: after the last article read, and where `since=now` began. */
  private positionsOf(token: string, bound: string): [ArrivalPosition, ArrivalPosition] {
    const text = this.cursors.readKey(token, bound);
    if (text === null) throw invalidSinceProblem();
    return JSON.parse(text) as [ArrivalPosition, ArrivalPosition];
  }
}

export function invalidSinceProblem(): Problem {
  const detail =
    'since does not belong to this query and index: follow the Link of its response, and change nothing but ' +
    'limit, include, fields and format, or begin again with since=now.';
  return new Problem('since_invalid', detail, { errors: [{ parameter: 'since', detail }] });
}
