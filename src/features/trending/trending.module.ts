import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { TrendingController } from './trending.controller.js';

@Module({ imports: [ListingModule], controllers: [TrendingController] })
export class TrendingModule {}
