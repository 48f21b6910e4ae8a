import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { Parameter } from '../http/parameter.js';
import { CURSOR_PATTERN } from '../http/value-patterns.js';
import { Follower, type ItemsOf, notBeyond, readNew } from '../search/follower.js';
import {
  type ArrivalIndex,
  type ArrivalPosition,
  SearchUnavailableError,
} from '../search/search-provider.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import type { SearchQuery } from '../search/search-query.js';
import { CURSOR_LENGTH, Cursors } from './cursor.js';

/** The parameter `since`; null without it. @param excludes parameters that it cannot be combined with. */
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
  /** `now`, or a token. */
  since: string;
  query: SearchQuery;
  /** Seconds that an article may be old; null for the period of the query. */
  window: number | null;
  /** The query that the token belongs to. */
  boundQuery: string;
}

/** The members of a body beside what has arrived. */
export interface SincePage {
  /** The next token. */
  since: string;
  /** Whether more has arrived. */
  more: boolean;
}

/** Reads what has arrived since a call, with `since`. */
@Injectable()
export class NewArticles {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly cursors: Cursors,
  ) {}

  /** @throws Problem `since_invalid`; SearchUnavailableError without an index. */
  async open({ since, query, window, boundQuery }: SinceRequest): Promise<NewArticlesReader> {
    const { arrivalIndex } = this.providers;
    if (arrivalIndex === null) throw new SearchUnavailableError('No index reports new articles.');
    const { name, arrivals } = arrivalIndex;
    const bound = JSON.stringify([arrivals.origin(), boundQuery]);
    const now = await arrivals.position();
    const [position, start] = since === 'now' ? [now, now] : this.read(since, bound);
    const follower = new Follower(query, window, notBeyond(position, now), start);
    const seal = (end: ArrivalPosition): string => this.cursors.writeKey(JSON.stringify([end, start]), bound);
    return new NewArticlesReader(name, arrivals, follower, seal);
  }

  private read(token: string, bound: string): [position: ArrivalPosition, start: ArrivalPosition] {
    const text = this.cursors.readKey(token, bound);
    if (text !== null) return JSON.parse(text) as [ArrivalPosition, ArrivalPosition];
    throw sinceProblem();
  }
}

export function sinceProblem(): Problem {
  const detail =
    'since does not belong to this query and index: follow the Link of its response, and change nothing but ' +
    'limit, include, fields and format, or begin again with since=now.';
  return new Problem('since_invalid', detail, { errors: [{ parameter: 'since', detail }] });
}

/** The new articles of one request. */
export class NewArticlesReader {
  private isMore = false;

  /** @param index its name. */
  constructor(
    readonly index: string,
    private readonly arrivals: ArrivalIndex,
    private readonly follower: Follower,
    private readonly seal: (position: ArrivalPosition) => string,
  ) {}

  /** The next items of a list, at most `limit`. @throws SearchUnavailableError */
  async next<T>(limit: number, itemsOf: ItemsOf<T>): Promise<T[]> {
    const { items, isMore } = await readNew(this.arrivals, this.follower, limit, itemsOf);
    this.isMore = isMore;
    return items;
  }

  /** After the articles that were read. */
  page(): SincePage {
    return { since: this.seal(this.follower.position), more: this.isMore };
  }
}
