import { Module } from '@nestjs/common';
import { IndexModule } from '../../index/index.module.js';
import { IngestionModule } from '../../ingestion/ingestion.module.js';
import { WebSubController } from './websub.controller.js';
import { WebSubService } from './websub.service.js';

/** `/websub/<token>`, the callback of the hubs of feeds. */
@Module({
  imports: [IndexModule, IngestionModule],
  controllers: [WebSubController],
  providers: [WebSubService],
})
export class WebSubModule {}
