import cluster from 'node:cluster';
import { Module } from '@nestjs/common';
import { IndexModule } from '../../index/index.module.js';
import { IngestionModule } from '../../ingestion/ingestion.module.js';
import { IngestionService } from '../../ingestion/ingestion.service.js';
import { HubInbox, PrimaryInbox } from '../../ingestion/websub/hub-inbox.js';
import { WebSubController } from './websub.controller.js';
import { WebSubService } from './websub.service.js';

/** `/websub/<token>`, where the hubs of feeds reach us. */
@Module({
  imports: [IndexModule, IngestionModule],
  controllers: [WebSubController],
  providers: [
    WebSubService,
    {
      provide: HubInbox,
      inject: [IngestionService],
      // Not the service itself: Nest would start it once more under this name.
      useFactory: (ingestion: IngestionService): HubInbox =>
        cluster.isWorker ? new PrimaryInbox() : { deliver: (message) => ingestion.deliver(message) },
    },
  ],
})
export class WebSubModule {}
