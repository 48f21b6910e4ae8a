import { domainToASCII } from 'node:url';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads a host name typed by a person: any case, Unicode or Punycode, a final dot and `www.` ignored.
 *
 * @returns lower-case ASCII (RFC 1123 labels, at most 253 characters) or a dotted IPv4 address;
 * null when the text is no host name: an address with a scheme, a port, a path, a wildcard, or a typing error.
 */
export function parseHostName(text: string): string | null {
  const typed = text.trim().toLowerCase().replace(/\.$/, '');
  if (/[^a-z0-9.\-\u{80}-\u{10ffff}]/u.test(typed)) return null;
  const ascii = domainToASCII(typed);
  if (ascii === '' || ascii.length > 253 || !ascii.split('.').every((label) => LABEL.test(label)))
    return null;
  // The URL standard reads "1" and "0x7f.1" as IPv4 addresses; nobody who types them means one.
  if (/^[\d.]+$/.test(ascii) && ascii !== typed) return null;
  return ascii.replace(/^www\.(?=.*\.)/, '');
}
