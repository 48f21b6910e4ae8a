import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Blocklist } from './blocklist.js';
import { IndexFollower } from './index-follower.js';
import { IndexReader, IndexTotals } from './index-reader.js';

/** Reading the index. Only ingestion and the command line write it, by `IndexWriter`. */
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
      useFactory: ({ index }: Settings, blocklist: Blocklist): IndexReader =>
        IndexReader.open(index.dataDir, blocklist),
    },
    IndexFollower,
    IndexTotals,
  ],
  exports: [Blocklist, IndexReader, IndexTotals],
})
export class IndexModule {}
