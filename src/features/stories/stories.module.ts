import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { StoriesController } from './stories.controller.js';
import { StoriesService } from './stories.service.js';

@Module({ imports: [ListingModule], controllers: [StoriesController], providers: [StoriesService] })
export class StoriesModule {}
