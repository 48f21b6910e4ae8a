import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { CountsController } from './counts.controller.js';
import { CountsService } from './counts.service.js';

@Module({ imports: [ListingModule], controllers: [CountsController], providers: [CountsService] })
export class CountsModule {}
