import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { SimilarController } from './similar.controller.js';
import { SimilarService } from './similar.service.js';

@Module({ imports: [ListingModule], controllers: [SimilarController], providers: [SimilarService] })
export class SimilarModule {}
