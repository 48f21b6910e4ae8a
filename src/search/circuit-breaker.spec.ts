import { aQuery } from '../../test/contracts/article-index.contract.js';
import { CircuitOpenError, CircuitBreaker } from './circuit-breaker.js';
import { UpstreamError } from './live/upstream-error.js';
import type { Candidate } from '../articles/article.js';
import type { LiveSearchProvider } from './search-provider.js';

describe(CircuitBreaker.name, () => {
  let now: number;
  let respond: () => Promise<Candidate[]>;
  let requests: number;
  const empty = () => Promise.resolve<Candidate[]>([]);
  const live = { timeoutMs: 1_000, cacheSeconds: 1, perSecond: 1, perDay: null, cacheKey: () => '' };
  const make = () => {
    const provider: LiveSearchProvider = {
      ...{ name: 'one', live, health: () => Promise.resolve({ up: true, details: {} }) },
      search: () => {
        requests++;
        return respond();
      },
    };
    return new CircuitBreaker(provider, undefined, () => now);
  };
  const send = (sut: CircuitBreaker<LiveSearchProvider>) =>
    sut.call((provider, signal) => provider.search(aQuery({ typed: 'a' }), signal));

  beforeEach(() => {
    [now, requests] = [0, 0];
    respond = () => Promise.reject(new UpstreamError('captcha'));
  });

  it('lets one request through after a cool-down, and no concurrent ones', async () => {
    const sut = make();
    await expect(send(sut)).rejects.toThrow(UpstreamError);
    await expect(send(sut)).rejects.toThrow(CircuitOpenError);
    now += 3_600_000;
    let release = (): void => undefined;
    respond = () => new Promise((resolve) => (release = () => resolve([])));
    const probe = send(sut);
    await expect(send(sut)).rejects.toThrow(CircuitOpenError);
    release();
    await probe;
    respond = empty;
    await Promise.all([send(sut), send(sut)]);
    expect(requests).toBe(4);
  });

  it('opens again when the one request fails, too', async () => {
    const sut = make();
    await send(sut).catch(() => undefined);
    now += 3_600_000;
    await expect(send(sut)).rejects.toThrow(UpstreamError);
    await expect(send(sut)).rejects.toThrow(CircuitOpenError);
    expect(sut.state()).toEqual({ last_outcome: 'captcha', cools_down_seconds: 3_600 });
  });

  it('ignores a Retry-After of more than a week', async () => {
    respond = () => Promise.reject(new UpstreamError('rate-limited', 'status 429', 999_999_999));
    const sut = make();
    await send(sut).catch(() => undefined);
    expect(sut.state()).toEqual({ last_outcome: 'rate-limited', cools_down_seconds: 7 * 86_400 });
  });
});
