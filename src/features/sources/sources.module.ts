import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { SourcesController } from './sources.controller.js';
import { SourcesService } from './sources.service.js';

@Module({ imports: [ListingModule], controllers: [SourcesController], providers: [SourcesService] })
export class SourcesModule {}
