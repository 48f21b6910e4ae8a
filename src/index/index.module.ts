import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { IndexFollower } from './index-follower.js';
import { IndexReader } from './index-reader.js';
import { IndexTotals } from './index-totals.js';

/** The reading side of the index. Writing is `IndexWriter`, which only ingestion and the command line open. */
@Module({
  providers: [
    {
      provide: IndexReader,
      inject: [Settings],
      useFactory: (settings: Settings): IndexReader => IndexReader.open(settings.index.dataDir),
    },
    IndexFollower,
    IndexTotals,
  ],
  exports: [IndexReader, IndexTotals],
})
export class IndexModule {}
