import { Inject, Injectable } from '@nestjs/common';
import { unixNow } from '../articles/article.js';
import { IndexReader } from '../index/index-reader.js';
import { type SourceSummary, summarizeSources, sumUp } from '../ingestion/state/source-summary.js';
import { ArchiveState } from '../opensearch/archive-state.js';

export type { SourceSummary };

/** Cache time in milliseconds: thousands of feeds take milliseconds to summarise. */
const SUM_UP_EVERY_MS = 5_000;

/** The state of the sources, from the index or OpenSearch. */
@Injectable()
export class SourceFreshness {
  private last: { at: number; summary: SourceSummary } | undefined;

  constructor(
    @Inject(IndexReader) private readonly index: IndexReader | null,
    @Inject(ArchiveState) private readonly archive: ArchiveState | null,
  ) {}

  /** At most five seconds old; of other nodes as last reported. @throws when it cannot be read. */
  summary(): SourceSummary {
    if (this.index === null) return sumUp(sourcesOf(this.archive!.read().nodes));
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > SUM_UP_EVERY_MS) {
      this.last = { at: now, summary: summarizeSources(this.index.database, unixNow()) };
    }
    return this.last.summary;
  }
}

/** Empty for a node that has not reported yet. */
const sourcesOf = (nodes: Record<string, unknown>[]): SourceSummary[] =>
  nodes.flatMap(({ sources }) => (sources === undefined ? [] : [sources as SourceSummary]));
