import { Category, Country, HostNames, LanguageTag, Limit, PageCursor } from '../../http/query-parameters.js';
import type { Topic } from '../../languages/topics.js';

/** What `/sources` reads of its query string. */
export class SourcesQuery {
  /** Null is any. */
  @LanguageTag({ default: null }) language!: string | null;
  @Country() geo!: string;
  @Category('optional') category!: Topic | null;
  /** Hosts of the publishers; empty is all. */
  @HostNames() domain!: string[];
  @Limit() limit!: number;
  @PageCursor() cursor!: string | null;
}
