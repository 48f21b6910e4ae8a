import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { NewsController } from './news.controller.js';

@Module({ imports: [ListingModule], controllers: [NewsController] })
export class NewsModule {}
