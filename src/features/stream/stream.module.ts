import { Module } from '@nestjs/common';
import { ListingModule } from '../../listing/listing.module.js';
import { GatewayModule } from '../../gateway/gateway.module.js';
import { ArrivalWatch } from './arrival-watch.js';
import { StreamController } from './stream.controller.js';
import { StreamService } from './stream.service.js';

@Module({
  imports: [ListingModule, GatewayModule],
  controllers: [StreamController],
  providers: [ArrivalWatch, StreamService],
})
export class StreamModule {}
