import { createHmac } from 'node:crypto';
import fc from '../../../test/support/fast-check.js';
import { isValidSignature, readHubCallback } from './websub.service.js';

const SECRET = 'known-to-two';
const sign = (method: string, body: Uint8Array, secret = SECRET): string =>
  `${method}=${createHmac(method, secret).update(body).digest('hex')}`;

describe(isValidSignature.name, () => {
  const body = Buffer.from('<rss/>');

  it.each(['sha1', 'sha256', 'sha384', 'sha512'])('accepts %s of the body under the secret', (method) => {
    expect(isValidSignature(sign(method, body), body, SECRET)).toBe(true);
    expect(isValidSignature(sign(method, body).toUpperCase(), body, SECRET)).toBe(true);
  });

  it('rejects every other signature', () => {
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
      expect(isValidSignature(header, body, SECRET)).toBe(false);
    }
  });

  it('accepts signed bodies and rejects unsigned ones, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), fc.string(), (one, other, secret) => {
        expect(isValidSignature(sign('sha384', one, secret), one, secret)).toBe(true);
        const same = Buffer.compare(one, other) === 0;
        expect(isValidSignature(sign('sha384', one, secret), other, secret)).toBe(same);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (header) => isValidSignature(header, body, SECRET) === false));
  });
});

describe(readHubCallback.name, () => {
  const topic = 'https://news.example/rss';
  const question = {
    'hub.mode': 'subscribe',
    'hub.topic': topic,
    'hub.challenge': 'c',
    'hub.lease_seconds': '60',
  };

  it('reads the request of a hub', () => {
    expect(readHubCallback(question)).toEqual({
      ...{ mode: 'subscribe', topic, challenge: 'c', leaseSeconds: 60, reason: '' },
    });
    expect(readHubCallback({ ...question, 'hub.mode': 'unsubscribe' })?.mode).toBe('unsubscribe');
  });

  it('reads a denial, which has no challenge to return', () => {
    const denial = { ...question, 'hub.mode': 'denied', 'hub.reason': 'no more room' };
    expect(readHubCallback(denial)).toMatchObject({ mode: 'denied', challenge: '', reason: 'no more room' });
  });

  it.each(['0', '-1', '1.5', '1e3', '99999999999', '', 'x'])('ignores a lease of %j', (lease) => {
    expect(readHubCallback({ ...question, 'hub.lease_seconds': lease })?.leaseSeconds).toBeNull();
  });

  it('rejects requests that no hub sends', () => {
    for (const name of ['hub.mode', 'hub.topic', 'hub.challenge']) {
      expect(readHubCallback({ ...question, [name]: undefined })).toBeNull();
      expect(readHubCallback({ ...question, [name]: ['a', 'b'] })).toBeNull();
    }
    expect(readHubCallback({ ...question, 'hub.mode': 'publish' })).toBeNull();
    expect(readHubCallback({})).toBeNull();
  });
});
