import { addressList } from '../../outbound/guarded-agents.js';
import { limitsOf } from './polling-limits.js';

describe(limitsOf.name, () => {
  const allowed = addressList(['127.0.0.0/8', '10.1.0.0/16', '::1']);
  const isOwn = (host: string): boolean => limitsOf(allowed)(host).isOwnHost;

  it.each(['127.0.0.1', '127.9.9.9:8080', '10.1.2.3', '[::1]:3000', 'localhost', 'localhost:4000'])(
    'takes %s for the operator’s own, once allowed',
    (host) => expect(isOwn(host)).toBe(true),
  );

  it.each([
    '10.2.0.1',
    '8.8.8.8:80',
    '[2001:db8::1]',
    'feeds.example',
    '127.0.0.1.example',
    'localhost.example',
  ])('takes %s for a stranger', (host) => expect(isOwn(host)).toBe(false));

  it('knows nothing of its own where nothing is allowed', () => {
    expect(limitsOf(addressList([]))('localhost').isOwnHost).toBe(false);
  });

  it('finds what is new on the operator’s own hosts within a quarter of a minute', () => {
    const { maxInterval, maxRequestedWait, startSpreadMs } = limitsOf(allowed)('localhost');
    expect(Math.max(maxInterval, maxRequestedWait) * 1.1 + startSpreadMs / 1000).toBeLessThan(16);
  });

  it('lets changes hold for both', () => {
    const changed = limitsOf(allowed, { hostSpacingMs: 7 });
    expect([changed('localhost').hostSpacingMs, changed('feeds.example').hostSpacingMs]).toEqual([7, 7]);
  });
});
