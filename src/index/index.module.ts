import { Logger, Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Blocklist } from './blocklist.js';
import { BlocklistReload } from './blocklist-reload.js';
import { IndexReader, IndexTotals } from './index-reader.js';
import { needsReindex } from './maintain-index.js';

const REINDEX_ADVICE =
  'The index was written by a version with another text analysis: some searches will miss older articles. ' +
  'Run "index reindex" once; searches continue meanwhile.';

function openReader({ index }: Settings, blocklist: Blocklist): IndexReader | null {
  if (!index.isUsed) return null;
  const reader = IndexReader.open(index.dataDir, blocklist);
  if (needsReindex(reader.database)) new Logger('Index').warn(REINDEX_ADVICE);
  return reader;
}

/** Readers of the index; `IndexReader` is null without an index. Ingestion and the command line have `IndexWriter`. */
@Module({
  providers: [
    {
      provide: Blocklist,
      inject: [Settings],
      useFactory: ({ index }: Settings): Blocklist => new Blocklist(index.dataDir, index.blockedDomains),
    },
    { provide: IndexReader, inject: [Settings, Blocklist], useFactory: openReader },
    BlocklistReload,
    {
      provide: IndexTotals,
      inject: [IndexReader],
      useFactory: (index: IndexReader | null): IndexTotals | null => index && new IndexTotals(index),
    },
  ],
  exports: [Blocklist, IndexReader, IndexTotals],
})
export class IndexModule {}
