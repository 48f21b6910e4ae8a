import { Module } from '@nestjs/common';
import { AnswerModule } from '../../listing/listing.module.js';
import { SourcesController } from './sources.controller.js';
import { SourcesService } from './sources.service.js';

/** `/sources`. */
@Module({ imports: [AnswerModule], controllers: [SourcesController], providers: [SourcesService] })
export class SourcesModule {}
