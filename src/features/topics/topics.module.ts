import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { TopicsController } from './topics.controller.js';

@Module({ imports: [ListingModule], controllers: [TopicsController] })
export class TopicsModule {}
