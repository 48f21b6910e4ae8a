import { HttpModule } from '@nestjs/axios';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { OUTBOUND_OPTIONS, OutboundClient, type OutboundOptions } from './outbound-client.js';

/** Fetching what strangers publish: inject `OutboundClient`. */
@Module({})
class OutboundModule {
  static with(options: OutboundOptions): DynamicModule {
    const http = HttpModule.register({
      proxy: false,
      // The client itself handles redirects, decompression and bad statuses: each has a bound there.
      maxRedirects: 0,
      decompress: false,
      validateStatus: null,
      headers: { 'User-Agent': options.userAgent, 'Accept-Encoding': 'gzip, deflate, br' },
    });
    return {
      module: OutboundModule,
      imports: [http],
      providers: [{ provide: OUTBOUND_OPTIONS, useValue: options }, OutboundClient],
      exports: [OutboundClient],
    };
  }
}

/**
 * The client, for programs that are no Nest application otherwise: ingestion and the command line.
 *
 * @throws Error when `allow` holds something that is no range.
 */
export async function openOutbound(options: OutboundOptions): Promise<OutboundClient> {
  const context = await NestFactory.createApplicationContext(OutboundModule.with(options), {
    logger: false,
    abortOnError: false,
  });
  return context.get(OutboundClient);
}
