import { Inject, Injectable } from '@nestjs/common';
import { unixNow } from '../articles/article.js';
import { IndexReader, IndexTotals } from '../index/index-reader.js';
import { IngestionService } from '../ingestion/ingestion.service.js';
import { ArchiveState, type ArchiveTotals } from '../opensearch/archive-state.js';

/** The state of the searched index: the service's own, or the archive. */
@Injectable()
export class IndexState {
  constructor(
    @Inject(IndexReader) private readonly index: IndexReader | null,
    @Inject(IndexTotals) private readonly own: IndexTotals | null,
    @Inject(ArchiveState) private readonly archive: ArchiveState | null,
    private readonly ingestion: IngestionService,
  ) {}

  /** At most a minute old. @throws where it cannot be read */
  totals(): ArchiveTotals {
    return this.own?.read() ?? this.archive!.read().totals;
  }

  /** Seconds since the newest dated article was published; null without any. @throws where it cannot be read */
  newestAge(): number | null {
    const now = unixNow();
    if (this.index !== null) return this.index.newestAge(now);
    const { newest } = this.totals();
    return newest === null ? null : Math.max(0, now - newest);
  }

  /** Why this service cannot write its index, e.g. a full disk; null while it can, or does not write. */
  writeFault(): Promise<string | null> {
    return this.ingestion.indexFault();
  }
}
