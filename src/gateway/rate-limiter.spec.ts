import {
  countRequest,
  type RateLimits,
  rateLimitHeaders,
  retryAfterSeconds,
  type RateVerdict,
  type WindowCountsByKey,
} from './rate-limiter.js';

const plan = { requestsPerSecond: 2, requestsPerDay: 3 };
const noon = Date.UTC(2030, 0, 1, 12);

type Take = (keyId: string, limits: RateLimits, now: number) => RateVerdict;

function counting(): { take: Take } {
  const windows: WindowCountsByKey = new Map();
  return { take: (keyId, limits, now) => countRequest(windows, keyId, limits, now) };
}

describe(countRequest.name, () => {
  it('allows what the plan allows a second and a day, and no more', () => {
    const sut = counting();
    const at = (ms: number) => sut.take('a', plan, noon + ms).allowed;
    expect([at(0), at(10), at(20), at(999)]).toEqual([true, true, false, false]);
    expect([at(1000), at(2000)]).toEqual([true, false]);
    expect([at(12 * 3_600_000 - 1), at(12 * 3_600_000)]).toEqual([false, true]);
  });

  it('counts each key by itself', () => {
    const sut = counting();
    for (let i = 0; i < 5; i++) sut.take('a', plan, noon);
    expect(sut.take('b', plan, noon).allowed).toBe(true);
  });

  it('does not count what it refuses', () => {
    const sut = counting();
    for (let i = 0; i < 100; i++) sut.take('a', plan, noon);
    expect(sut.take('a', plan, noon + 1000).allowed).toBe(true);
  });

  it('sets no limit where the plan sets none', () => {
    const free = { requestsPerSecond: null, requestsPerDay: null };
    const verdict = counting().take('a', free, noon);
    expect(verdict).toEqual({ allowed: true, allowances: [] });
    expect(rateLimitHeaders(verdict.allowances)).toEqual({});
  });

  it('returns what the headers RateLimit and RateLimit-Policy contain', () => {
    const { allowances } = counting().take('a', plan, noon + 400);
    expect(rateLimitHeaders(allowances)).toEqual({
      'RateLimit-Policy': '"second";q=2;w=1, "day";q=3;w=86400',
      RateLimit: '"second";r=1;t=1, "day";r=2;t=43200',
    });
  });

  it('returns as Retry-After that of the exhausted limit that takes longest', () => {
    const sut = counting();
    const wait = (ms: number) => retryAfterSeconds(sut.take('a', plan, noon + ms).allowances);
    wait(0);
    wait(0);
    expect(wait(0)).toBe(1);
    wait(1000);
    expect(wait(2000)).toBe(12 * 3600 - 2);
  });
});
