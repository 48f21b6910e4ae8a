import cluster from 'node:cluster';
import { Module } from '@nestjs/common';
import { IndexModule } from '../../index/index.module.js';
import { IngestionModule } from '../../ingestion/ingestion.module.js';
import { IngestionService } from '../../ingestion/ingestion.service.js';
import { HubInbox, PrimaryInbox } from '../../ingestion/websub/hub-inbox.js';
import { WebSubController } from './websub.controller.js';
import { WebSubService } from './websub.service.js';

/** `/websub/<token>`, the callback of the hubs of feeds. */
@Module({
  imports: [IndexModule, IngestionModule],
  controllers: [WebSubController],
  providers: [
    WebSubService,
    {
      provide: HubInbox,
      inject: [IngestionService],
      // As a function: Nest would call `onModuleInit` of the service again under this name.
      useFactory: (ingestion: IngestionService): HubInbox =>
        cluster.isWorker ? new PrimaryInbox() : { deliver: (message) => ingestion.deliver(message) },
    },
  ],
})
export class WebSubModule {}
