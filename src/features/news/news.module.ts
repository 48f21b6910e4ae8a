import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { NewsController } from './news.controller.js';
import { NewsService } from './news.service.js';

@Module({ imports: [ListingModule], controllers: [NewsController], providers: [NewsService] })
export class NewsModule {}
