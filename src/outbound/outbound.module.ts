import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { OutboundClient } from './outbound-client.js';

/** Gives the application its one way out. */
@Module({
  providers: [
    {
      provide: OutboundClient,
      inject: [Settings],
      useFactory: ({ ingestion }: Settings) =>
        new OutboundClient({ userAgent: ingestion.userAgent, allow: ingestion.outboundAllow }),
    },
  ],
  exports: [OutboundClient],
})
export class OutboundModule {}
