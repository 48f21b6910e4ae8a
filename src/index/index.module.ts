import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { IndexFollower } from './index-follower.js';
import { IndexReader, IndexTotals } from './index-reader.js';

/** Reading the index. Only ingestion and the command line write it, by `IndexWriter`. */
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
