import { Module } from '@nestjs/common';
import { IndexModule } from '../../index/index.module.js';
import { IngestionModule } from '../../ingestion/ingestion.module.js';
import { WebSubController } from './websub.controller.js';
import { WebSubService } from './websub.service.js';

/** Serves `/websub/<token>`, the callback URL of WebSub hubs. */
@Module({
  imports: [IndexModule, IngestionModule],
  controllers: [WebSubController],
  providers: [WebSubService],
})
export class WebSubModule {}
