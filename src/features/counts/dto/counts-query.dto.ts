import { SearchOrCategory } from '../../../listing/search-or-category.js';
import type { ParameterError } from '../../../http/problem.js';
import { type Facet, FACETS } from '../../../index/facet-counter.js';
import { type RowFormat, RowFormatParameter } from '../../../listing/formats/format.js';
import { Choice, From, To } from '../../../http/query-parameters.js';
import { unixSecondsNow } from '../../../articles/article.js';
import { timeBucketsOf, isFacet, MAX_BUCKETS, BUCKET_WIDTHS, type BucketWidth } from '../buckets.js';

/** Query parameters of `/news/counts`. */
export class CountsQuery extends SearchOrCategory {
  @Choice([...BUCKET_WIDTHS, ...FACETS], 'CountBy', {
    description:
      'What a bucket contains: the articles of a `day` or an `hour` in UTC, or those of one `source` (its host), ' +
      '`country`, `language` or `category`.',
  })
  by!: BucketWidth | Facet;
  /** Beginning of the period in Unix seconds; null for no limit. */
  @From() from!: number | null;
  /** First second after the period, in Unix seconds; null for no limit. */
  @To() to!: number | null;
  /** Format of the response; null for JSON, unless `Accept` names another format. */
  @RowFormatParameter() format!: RowFormat | null;

  override combinationFaults(): ParameterError[] {
    const faults = super.combinationFaults();
    if (isFacet(this.by)) return faults;
    const buckets = timeBucketsOf({ by: this.by, from: this.from, to: this.to }, unixSecondsNow()).count;
    if (buckets > MAX_BUCKETS) {
      const detail = `from and to span ${buckets} buckets, more than ${MAX_BUCKETS}; ask for a shorter period${this.by === 'hour' ? ' or by=day' : ''}.`;
      faults.push({ parameter: 'from', detail });
    }
    return faults;
  }
}
