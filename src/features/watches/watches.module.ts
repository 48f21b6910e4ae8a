import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { FeedsController } from './feeds.controller.js';
import { ListOperations } from './list-operations.js';
import { WatchList } from './watch-list.js';

/** Provides the saved searches of `WATCHES_FILE`. */
@Module({ providers: [WatchList], exports: [WatchList] })
export class WatchListModule {}

/** Serves the feeds of saved searches at `/feeds/<token>.atom` and `.json`. */
@Module({
  imports: [WatchListModule, ListingModule],
  controllers: [FeedsController],
  providers: [ListOperations],
})
export class WatchesModule {}
