import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { LocalController } from './local.controller.js';

@Module({ imports: [ListingModule], controllers: [LocalController] })
export class LocalModule {}
