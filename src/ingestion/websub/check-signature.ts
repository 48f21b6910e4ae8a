import { createHmac, timingSafeEqual } from 'node:crypto';

/** The methods of WebSub (section 8), with the length of what they give in hexadecimal digits. */
const METHODS: Record<string, number> = { sha1: 40, sha256: 64, sha384: 96, sha512: 128 };

/**
 * Whether `X-Hub-Signature` (`method=hexadecimal`) is that of the body under the secret. In constant time as far as
 * the signature goes.
 * @param body as it came over the wire
 */
export function checkSignature(header: string | undefined, body: Uint8Array, secret: string): boolean {
  const [, method = '', given = ''] = /^\s*(sha\d{1,3})=([0-9a-f]{40,128})\s*$/i.exec(header ?? '') ?? [];
  const algorithm = method.toLowerCase();
  if (given.length !== METHODS[algorithm]) return false;
  const expected = createHmac(algorithm, secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}
