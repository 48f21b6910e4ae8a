import * as http from 'node:http';
import * as https from 'node:https';

/** Bytes of response headers, as browsers accept them. */
const MAX_HEADER_SIZE = 256 * 1024;

/**
 * For requests to servers of third parties: reads what browsers and curl read, such as lines that end with LF and a
 * length beside chunks. Each response belongs to the one request of its connection, so that leniency cannot mix up
 * responses. The listeners of the service never read requests this way.
 */
export const LENIENT_TRANSPORT = {
  request(
    options: https.RequestOptions,
    onResponse: (response: http.IncomingMessage) => void,
  ): http.ClientRequest {
    const { request } = options.protocol === 'https:' ? https : http;
    return request({ ...options, maxHeaderSize: MAX_HEADER_SIZE, insecureHTTPParser: true }, onResponse);
  },
};
