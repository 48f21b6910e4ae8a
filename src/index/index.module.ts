import { Injectable, Module } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { IndexReader } from './index-reader.js';

@Injectable()
class IndexCloser implements OnApplicationShutdown {
  constructor(private readonly index: IndexReader) {}

  onApplicationShutdown(): void {
    this.index.close();
  }
}

/** The reading side of the index. Writing is `IndexWriter`, which only ingestion and the command line open. */
@Module({
  providers: [
    {
      provide: IndexReader,
      inject: [Settings],
      useFactory: (settings: Settings): IndexReader => IndexReader.open(settings.index.dataDir),
    },
    IndexCloser,
  ],
  exports: [IndexReader],
})
export class IndexModule {}
