import { checkAddress } from './check-address.js';
import { OutboundError } from './outbound-error.js';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The address a response sends us to, or null when it is no redirect. */
export function resolveRedirect(status: number, location: string | undefined, from: URL): URL | null {
  if (!REDIRECTS.has(status)) return null;
  if (!location) throw new OutboundError('bad-response', `status ${status} without a Location`);
  const target = checkAddress(asUtf8(location.trim()), from);
  target.hash = '';
  return target;
}

/** Node reads headers as Latin-1; addresses that are not percent-encoded come as UTF-8. */
function asUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  const text = bytes.toString('utf8');
  return text.includes('�') ? header : text;
}
