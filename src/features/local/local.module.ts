import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { LocalController } from './local.controller.js';
import { LocalService } from './local.service.js';

@Module({ imports: [ListingModule], controllers: [LocalController], providers: [LocalService] })
export class LocalModule {}
