import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { TrendingController } from './trending.controller.js';
import { TrendingService } from './trending.service.js';

@Module({ imports: [ListingModule], controllers: [TrendingController], providers: [TrendingService] })
export class TrendingModule {}
