import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { TopicsController } from './topics.controller.js';
import { TopicsService } from './topics.service.js';

@Module({ imports: [ListingModule], controllers: [TopicsController], providers: [TopicsService] })
export class TopicsModule {}
