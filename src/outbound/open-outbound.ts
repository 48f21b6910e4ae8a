import { HttpService } from '@nestjs/axios';
import axios from 'axios';
import { OutboundClient, type OutboundOptions } from './outbound-client.js';

/**
 * A client for what strangers publish. Not made by a Nest application of its own: that would take over the log of
 * the one it is made in.
 *
 * @throws Error when `allow` holds something that is no range.
 */
export function openOutbound(options: OutboundOptions): OutboundClient {
  const http = axios.create({
    proxy: false,
    // The client itself handles redirects, decompression and bad statuses: each has a bound there.
    maxRedirects: 0,
    decompress: false,
    validateStatus: null,
    headers: { 'User-Agent': options.userAgent, 'Accept-Encoding': 'gzip, deflate, br' },
  });
  return new OutboundClient(new HttpService(http), options);
}
