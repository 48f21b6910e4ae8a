import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { checkSignature } from './websub.service.js';

const SECRET = 'known-to-two';
const sign = (method: string, body: Uint8Array, secret = SECRET): string =>
  `${method}=${createHmac(method, secret).update(body).digest('hex')}`;

describe(checkSignature.name, () => {
  const body = Buffer.from('<rss/>');

  it.each(['sha1', 'sha256', 'sha384', 'sha512'])('accepts %s of the body under the secret', (method) => {
    expect(checkSignature(sign(method, body), body, SECRET)).toBe(true);
    expect(checkSignature(sign(method, body).toUpperCase(), body, SECRET)).toBe(true);
  });

  it('refuses everything else', () => {
    const right = sign('sha256', body);
    for (const header of [
      undefined,
      '',
      'sha256=',
      right.slice(0, -1),
      `${right}0`,
      right.replace('sha256', 'sha512'),
      right.replace('sha256=', ''),
      right.replace('sha256', 'md5'),
      sign('md5', body),
      sign('sha224', body),
      `${right}, ${right}`,
      sign('sha256', body, 'another secret'),
      sign('sha256', Buffer.from('<rss />')),
    ]) {
      expect(checkSignature(header, body, SECRET)).toBe(false);
    }
  });

  it('knows what was signed from what was not, whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), fc.string(), (one, other, secret) => {
        expect(checkSignature(sign('sha384', one, secret), one, secret)).toBe(true);
        const same = Buffer.compare(one, other) === 0;
        expect(checkSignature(sign('sha384', one, secret), other, secret)).toBe(same);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (header) => checkSignature(header, body, SECRET) === false));
  });
});
