import { type Includable, INCLUDABLE } from '../articles/included.js';
import { Fields, From, HostNames, PageCursor, To } from '../http/query-parameters.js';

/** What every list of news reads of its query string beside its own parameters. */
export abstract class ListParameters {
  /** Unix seconds; null when not limited. */
  @From() from!: number | null;
  /** Unix seconds of the first second behind the period; null when not limited. */
  @To() to!: number | null;
  /** Hosts of which alone there is an answer; empty is all. */
  @HostNames() domains!: string[];
  /** Hosts left out before the search; wins over `domains`. */
  @HostNames() exclude_domains!: string[];
  /** What is told of each article beside its six fields. */
  @Fields(INCLUDABLE) include!: ReadonlySet<Includable>;
  /** Where a page behind the first begins; null for the first. */
  @PageCursor() cursor!: string | null;
}
