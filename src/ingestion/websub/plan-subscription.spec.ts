import {
  subscriptionAfterResponse,
  subscriptionAfterDenial,
  subscriptionAfterVerification,
  subscriptionLimits,
} from './plan-subscription.js';
import {
  Subscription,
  subscriptionStateOf,
  SUBSCRIPTION_TOKEN,
  summarizeSubscriptions,
} from './subscription.js';

const NOW = 1_800_000_000;
const DAY = 86_400;
const LIMITS = subscriptionLimits(false);
const OFFER = { hub: 'https://hub.example/', topic: 'https://news.example/rss' };
const made = (): Subscription =>
  new Subscription('https://news.example/rss', OFFER, 'https://us.example', NOW);
const requested = (one: Subscription): Subscription => ({ ...one, attempts: one.attempts + 1 });
const fault = { reason: 'http-503', message: 'status 503' };

describe('a subscription', () => {
  it('has a callback and a secret of random bytes', () => {
    const [one, other] = [made(), made()];
    expect(one.callback).toBe(`https://us.example/websub/${one.token}`);
    expect(one.token).toMatch(SUBSCRIPTION_TOKEN);
    // The standard wants less than 200 bytes.
    expect(one.secret).toMatch(/^[\w-]{43}$/);
    expect(new Set([one.token, one.secret, other.token, other.secret]).size).toBe(4);
  });

  it('is pending until the hub verifies it, active for its lease, and renewed before that ends', () => {
    const pending = subscriptionAfterResponse(requested(made()), null, NOW, LIMITS);
    expect(subscriptionStateOf(pending, NOW)).toBe('pending');
    const active = subscriptionAfterVerification(pending, 5 * DAY, NOW, LIMITS);
    expect(active).toMatchObject({ leaseUntil: NOW + 5 * DAY, nextDue: NOW + 4 * DAY, attempts: 0 });
    expect(subscriptionStateOf(active, NOW + 4 * DAY)).toBe('active');
    expect(subscriptionStateOf(active, NOW + 6 * DAY)).toBe('pending');
  });

  it('has the requested lease when the hub reports none, and 90 days at most', () => {
    expect(subscriptionAfterVerification(made(), null, NOW, LIMITS).leaseUntil).toBe(NOW + 10 * DAY);
    expect(subscriptionAfterVerification(made(), 4_000_000_000, NOW, LIMITS).leaseUntil).toBe(NOW + 90 * DAY);
  });

  it('is renewed after ten minutes at the earliest, however short the lease', () => {
    expect(subscriptionAfterVerification(made(), 1, NOW, LIMITS).nextDue).toBe(NOW + 600);
  });

  it('is requested again, later each time, while the hub fails or does not verify', () => {
    let subscription = made();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const failure = attempt % 2 === 0 ? { fault, retryAfter: null } : null;
      subscription = subscriptionAfterResponse(requested(subscription), failure, NOW, LIMITS);
      waits.push(subscription.nextDue - NOW);
    }
    expect(waits.slice(0, 4)).toEqual([300, 600, 1_200, 2_400]);
    expect(waits.at(-1)).toBe(DAY);
    expect(subscriptionStateOf(subscription, NOW)).toBe('failing');
  });

  it('waits for Retry-After, up to a week', () => {
    const after = (retryAfter: number): number =>
      subscriptionAfterResponse(requested(made()), { fault, retryAfter }, NOW, LIMITS).nextDue - NOW;
    expect(after(7_200)).toBe(7_200);
    expect(after(10)).toBe(300);
    expect(after(1e9)).toBe(7 * DAY);
  });

  it('stays active while its renewal fails', () => {
    const active = subscriptionAfterVerification(made(), 10 * DAY, NOW, LIMITS);
    const failing = subscriptionAfterResponse(
      requested(active),
      { fault, retryAfter: null },
      NOW + 8 * DAY,
      LIMITS,
    );
    expect(subscriptionStateOf(failing, NOW + 8 * DAY)).toBe('active');
    expect(subscriptionStateOf(failing, NOW + 11 * DAY)).toBe('failing');
  });

  it('is denied at any time, with the reason, and requested again a week later', () => {
    const denied = subscriptionAfterDenial(
      subscriptionAfterVerification(made(), DAY, NOW, LIMITS),
      'x'.repeat(9_999),
      NOW,
      LIMITS,
    );
    expect(subscriptionStateOf(denied, NOW)).toBe('denied');
    expect(denied.error!.message).toHaveLength(300);
    expect(denied.nextDue).toBe(NOW + 7 * DAY);
  });

  it('is counted by its state', () => {
    const active = subscriptionAfterVerification(made(), DAY, NOW, LIMITS);
    const denied = subscriptionAfterDenial(made(), '', NOW, LIMITS);
    const leaving = { ...active, mode: 'unsubscribe' as const };
    expect(summarizeSubscriptions([active, active, denied, made(), leaving], NOW)).toEqual({
      ...{ active: 2, pending: 1, failing: 0, denied: 1, leaving: 1 },
    });
  });
});
