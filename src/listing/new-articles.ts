import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { Parameter } from '../http/parameter.js';
import { CURSOR_PATTERN } from '../http/value-patterns.js';
import { Follower, type ToListItems, earlierPosition, readNewItems } from '../search/follower.js';
import type { ArrivalPosition } from '../search/search-provider.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import type { SearchQuery } from '../search/search-query.js';
import { CURSOR_LENGTH, Cursors } from './cursor.js';

/**
 * The parameter `since`; null without it.
 * @param excludes parameters that it cannot be combined with.
 */
export const Since = (excludes: readonly string[] = ['cursor']): PropertyDecorator =>
  Parameter<string | null>(
    {
      default: null,
      excludes,
      checks: [],
      schema: { type: 'string', maxLength: CURSOR_LENGTH, pattern: CURSOR_PATTERN },
    },
    {
      description:
        '`now` returns an empty list and a token; the token, what has arrived since then: all matches with all words, ' +
        'once, in the order of arrival, also those with an old date. Follow the `Link`, or send the `since` of the ' +
        'response; only `limit`, `include`, `fields` and `format` may change.',
      example: 'now',
    },
  );

/** A request for what has arrived since a call. */
export interface SinceRequest {
  /** A token of an earlier response, or `now`. */
  since: string;
  query: SearchQuery;
  /** Maximum age of an article in seconds; null for the period of the query. */
  window: number | null;
  /** The parameters that the token is bound to. */
  boundQuery: string;
}

/** The members of a body besides what has arrived. */
export interface SincePage {
  /** Token for the next request. */
  since: string;
  /** Whether more has arrived. */
  more: boolean;
}

/** The items that have arrived since a call. */
interface ArrivedItems<T> {
  items: T[];
  /** Name of the index that has the items. */
  index: string;
  page: SincePage;
}

/** Reads what has arrived since a call, for the parameter `since`. */
@Injectable()
export class NewArticles {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly cursors: Cursors,
  ) {}

  /**
   * The next items of a list, at most as many as the query wants.
   *
   * @param itemsOf gets the name of the index, too.
   * @throws Problem `since_invalid`; SearchUnavailableError
   */
  async read<T>(
    { since, query, window, boundQuery }: SinceRequest,
    itemsOf: (articles: Parameters<ToListItems<T>>[0], index: string) => ReturnType<ToListItems<T>>,
  ): Promise<ArrivedItems<T>> {
    const { name: index, arrivals } = this.providers.arrivalIndex;
    const bound = JSON.stringify([arrivals.origin(), boundQuery]);
    const now = await arrivals.position();
    const [position, start] = since === 'now' ? [now, now] : this.positionsOf(since, bound);
    const follower = new Follower(query, window, earlierPosition(position, now), start);
    const { items, isMore: more } = await readNewItems(arrivals, follower, query.wanted, (articles) =>
      itemsOf(articles, index),
    );
    const token = this.cursors.writeKey(JSON.stringify([follower.position, start]), bound);
    return { items, index, page: { since: token, more } };
  }

  /** The positions in a token: the last one, and that of `now`. */
  private positionsOf(token: string, bound: string): [ArrivalPosition, ArrivalPosition] {
    const text = this.cursors.readKey(token, bound);
    if (text === null) throw sinceProblem();
    return JSON.parse(text) as [ArrivalPosition, ArrivalPosition];
  }
}

export function sinceProblem(): Problem {
  const detail =
    'since does not belong to this query and index: follow the Link of its response, and change nothing but ' +
    'limit, include, fields and format, or begin again with since=now.';
  return new Problem('since_invalid', detail, { errors: [{ parameter: 'since', detail }] });
}
