import { unixNow } from '../../../articles/article.js';
import { ALL_IDS } from '../../../index/article-id.js';
import type { IndexReader } from '../../../index/index-reader.js';
import { SourceLabelReader, type SourceLabels } from '../../../index/source-labels.js';
import type { IndexEngine } from '../../engine/index-provider.js';
import type { ProviderHealth, Publisher } from '../../search-provider.js';
import { EmbeddedArrivals } from './embedded-arrivals.js';
import { EmbeddedIndex } from './embedded-index.js';

/** The index in the service's own file: no network, no account, searches of about a millisecond. */
export class EmbeddedEngine implements IndexEngine {
  readonly name = 'embedded';
  readonly isLocal = true;
  readonly arrivals: EmbeddedArrivals;
  private readonly articles: EmbeddedIndex;
  private readonly sourceLabels: SourceLabelReader;

  constructor(private readonly reader: IndexReader) {
    this.sourceLabels = new SourceLabelReader(reader.database);
    this.articles = new EmbeddedIndex(reader);
    this.arrivals = new EmbeddedArrivals(reader);
  }

  open(): EmbeddedIndex {
    return this.articles;
  }

  publishers(now: number): Promise<Publisher[]> {
    return this.reader.publishers(now);
  }

  labels(): SourceLabels {
    return this.sourceLabels.read();
  }

  health(): ProviderHealth {
    try {
      this.reader.match('"a"', ALL_IDS, 1);
      return { up: true, details: { newest_age_seconds: this.reader.newestAge(unixNow()) } };
    } catch {
      return { up: false, details: { reason: 'The index cannot be read.' } };
    }
  }

  generation(): number {
    return this.reader.generation();
  }
}
