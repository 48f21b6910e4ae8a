import { type Candidate, isPublishedWithin, unixNow } from '../../articles/article.js';
import { admitsHost } from '../../articles/urls.js';
import { Flag, FreeText, HostNames } from '../../http/query-parameters.js';
import { QueryPipe } from '../../http/query-pipe.js';
import { parseQueryString } from '../../http/read-request.js';
import { localQuery } from '../../languages/queries.js';
import { ArrivalQuery } from '../../listing/arrival-query.js';
import { parsePlace } from '../../search/parse-text.js';
import { type RequestedQuery, UNLIMITED, withinSites } from '../../search/search-query.js';
import { splitRequest } from './watched-request.js';

/** The parameters of the searches that decide which articles match; others have no meaning for a webhook. */
class SearchMatches extends ArrivalQuery {
  @HostNames() source!: string[];
  @HostNames() exclude_source!: string[];
  @Flag() thumbnail_only!: boolean;
}

/** The same for `/news/local`. */
class LocalMatches extends SearchMatches {
  @FreeText() query!: string;

  override combinationFaults(): [] {
    return [];
  }

  override search(): RequestedQuery {
    const { query, languages, geo } = this;
    const country = geo === 'all' ? null : geo;
    const scope = { language: this.language ?? 'en', languages, country, wanted: 1 };
    const parsed = parsePlace(query);
    const place = { intent: 'local' as const, text: localQuery(parsed.plain), parsed };
    return { ...UNLIMITED, ...this.limits(), ...scope, ...place };
  }
}

/** Parameters that an operation ignores. */
const IGNORED: Record<string, readonly string[]> = {
  '/news': ['topic1', 'topic2', 'source', 'exclude_source', 'thumbnail_only'],
  '/news/advanced': ['topic1', 'topic2'],
  '/news/topic': ['topic', 'search_in', 'source', 'exclude_source', 'thumbnail_only'],
  '/news/local': ['topic', 'topic1', 'topic2', 'search_in', 'source', 'exclude_source', 'thumbnail_only'],
};

/** Which articles a webhook receives. */
export interface MatchQuery {
  /** Articles with all words; publishers and period are checked by `admits`. */
  query: RequestedQuery;
  admits(candidate: Candidate): boolean;
}

const PIPE = new QueryPipe();

/** @throws Problem `invalid_parameters` */
export function readMatchQuery(request: string): MatchQuery {
  const { path, query } = splitRequest(request)!;
  const given = Object.entries(parseQueryString(query)).filter(([name]) => !IGNORED[path]!.includes(name));
  const metatype = path === '/news/local' ? LocalMatches : SearchMatches;
  const dto = PIPE.read<SearchMatches>(metatype, Object.fromEntries(given));
  const search = withinSites(dto.search());
  const filter = { domains: dto.source, excludedDomains: dto.exclude_source };
  const admits = (candidate: Candidate): boolean => {
    const now = unixNow();
    const since = dto.window === null ? search.since : now - dto.window;
    return (
      isPublishedWithin({ since, until: search.until }, candidate, now) &&
      admitsHost(search, candidate.source) &&
      admitsHost(filter, candidate.source) &&
      !(dto.thumbnail_only && candidate.imageUrl === null)
    );
  };
  return { query: search, admits };
}
