import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Blocklist } from './blocklist.js';
import { IndexFollower } from './index-follower.js';
import { IndexReader, IndexTotals } from './index-reader.js';

/** Reading the index; `IndexReader` is null where the service has none of its own. Only ingestion and the command line write it, by `IndexWriter`. */
@Module({
  providers: [
    {
      provide: Blocklist,
      inject: [Settings],
      useFactory: ({ index }: Settings): Blocklist => new Blocklist(index.dataDir, index.blockedDomains),
    },
    {
      provide: IndexReader,
      inject: [Settings, Blocklist],
      useFactory: ({ index }: Settings, blocklist: Blocklist): IndexReader | null =>
        index.isUsed ? IndexReader.open(index.dataDir, blocklist) : null,
    },
    IndexFollower,
    {
      provide: IndexTotals,
      inject: [IndexReader],
      useFactory: (index: IndexReader | null): IndexTotals | null => index && new IndexTotals(index),
    },
  ],
  exports: [Blocklist, IndexReader, IndexTotals],
})
export class IndexModule {}
