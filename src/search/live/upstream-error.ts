import type { OutboundReason } from '../../outbound/outbound-response.js';
import { SearchUnavailableError } from '../search-provider.js';
import type { UpstreamResponse } from './live-source.js';
import { HOUR, MINUTE } from '../../config/durations.js';

/** Maximum `Retry-After` of a response, in seconds; a longer one is shortened to this. */
const MAX_COOL_DOWN = 7 * 24 * HOUR;

/**
 * Failures of a live source, with the seconds of the cool-down after one of them; null where only consecutive failures
 * cause a cool-down. Durations follow SearXNG (`searx/settings.yml`, suspended times), but are at most a day.
 */
const REFUSALS = {
  'rate-limited': 3 * MINUTE,
  'quota-exhausted': HOUR,
  'key-refused': HOUR,
  blocked: 3 * MINUTE,
  captcha: HOUR,
  challenge: 24 * HOUR,
  consent: HOUR,
  redirected: HOUR,
  'client-error': null,
  'server-error': null,
  html: 3 * MINUTE,
  'plain-text': null,
  truncated: null,
  malformed: null,
  'empty-channel': null,
  decoys: null,
  'wrong-edition': null,
  'engines-unresponsive': null,
} as const;

/** Failures that the query causes and not the source; the circuit breaker does not count them. */
const QUERY_OUTCOMES = ['rejected-query', 'unsupported-language'] as const;

type Outcome = keyof typeof REFUSALS | (typeof QUERY_OUTCOMES)[number] | OutboundReason;

/** A failed request to a live source. */
export class UpstreamError extends SearchUnavailableError {
  /** Seconds for which the source is not queried after this failure; null if only consecutive failures cause that. */
  readonly coolDownSeconds: number | null;
  readonly isQueryError: boolean;

  /**
   * @param message for logs; must not contain the upstream's text or address.
   * @param retryAfter seconds that the upstream requests to wait; null if it requests none.
   */
  constructor(
    readonly outcome: Outcome,
    message: string = outcome,
    retryAfter: number | null = null,
  ) {
    const own = outcome in REFUSALS ? REFUSALS[outcome as keyof typeof REFUSALS] : null;
    const coolDown = retryAfter === null ? own : Math.min(retryAfter, MAX_COOL_DOWN);
    super(message, coolDown ?? undefined);
    this.name = 'UpstreamError';
    this.coolDownSeconds = coolDown;
    this.isQueryError = (QUERY_OUTCOMES as readonly string[]).includes(outcome);
  }
}

/** Maximum bytes of a page that are searched for a bot check (such as a CAPTCHA). */
const MAX_SEARCHED = 64 * 1024;
const CHALLENGE = /__cf_chl_jschl_tk__=|\/cdn-cgi\/challenge-platform\/|__cf_chl_captcha_tk__=/;
const ACCESS_DENIED = '<span class="cf-error-code">1020</span>';
const CAPTCHA = /"https:\/\/www\.google\.com\/recaptcha\/|\/sorry\/|unusual traffic/i;

/** The error of a status; null for 200. Bot checks are recognized as in SearXNG (`raise_for_httperror.py`). */
export function statusError(response: UpstreamResponse): UpstreamError | null {
  const { status, retryAfter } = response;
  if (status === 200) return null;
  if (status >= 300 && status < 400) return redirected(response);
  const page = Buffer.from(response.body.subarray(0, MAX_SEARCHED)).toString('latin1');
  if (page.includes(ACCESS_DENIED) || (/cloudflare/i.test(response.server ?? '') && CHALLENGE.test(page)))
    return new UpstreamError('challenge', 'it requires a bot check');
  if (CAPTCHA.test(page)) return new UpstreamError('captcha', 'it requires a CAPTCHA');
  return new UpstreamError(outcomeOf(status), `status ${status}`, retryAfter);
}

/** @throws UpstreamError unless the status is 200. */
export function throwUnlessStatus200(response: UpstreamResponse): void {
  const refusal = statusError(response);
  if (refusal !== null) throw refusal;
}

function outcomeOf(status: number): Outcome {
  if (status === 401) return 'key-refused';
  if (status === 429) return 'rate-limited';
  if (status === 402 || status === 403) return 'blocked';
  return status >= 500 ? 'server-error' : 'client-error';
}

/** The error of a redirect, whose target shows the reason. None is followed: no key is sent to another host. */
function redirected({ location }: UpstreamResponse): UpstreamError {
  if (/\/\/sorry\.google\.|\/sorry(?:\/|\?|$)|captcha/i.test(location ?? ''))
    return new UpstreamError('captcha', 'it redirects to a CAPTCHA');
  if (/\/\/consent\./i.test(location ?? '')) return new UpstreamError('consent', 'it requires consent first');
  return new UpstreamError('redirected', 'it redirects elsewhere');
}
