import { checkAddress } from '../../outbound/check-address.js';

/**
 * The address of a feed as it is fetched, from what people write: `feed:` schemes, white space, fragments.
 * @throws OutboundError `bad-url`
 */
export function feedAddress(written: string): string {
  const plain = written
    .trim()
    .replace(/^feed:(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'http://');
  const url = checkAddress(plain);
  url.hash = '';
  return url.href;
}
