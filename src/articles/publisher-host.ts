import { parseHttpUrl } from './parse-http-url.js';
import { stripViewLabels } from './strip-view-labels.js';

/**
 * The publisher's host as clients see it: lower-case ASCII, without port, trailing dot and view labels.
 *
 * @returns null for what is no http(s) address.
 */
export function publisherHost(url: string): string | null {
  const parsed = parseHttpUrl(url);
  return parsed === null ? null : stripViewLabels(parsed.hostname.replace(/\.+$/, ''));
}
