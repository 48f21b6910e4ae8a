import { Module } from '@nestjs/common';
import { AnswerModule } from '../../listing/listing.module.js';
import { TopicsController } from './topics.controller.js';
import { TopicsService } from './topics.service.js';

/** `/news/topic`. */
@Module({ imports: [AnswerModule], controllers: [TopicsController], providers: [TopicsService] })
export class TopicsModule {}
