import type { OutboundReason } from '../../outbound/outbound-response.js';
import { SearchUnavailableError } from '../search-provider.js';
import type { UpstreamResponse } from './live-source.js';
import { HOUR, MINUTE } from '../../config/durations.js';

/** Maximum of `Retry-After`, in seconds. */
const MAX_COOL_DOWN = 7 * 24 * HOUR;

/**
 * Failures of a live source with the seconds of the immediate cool-down; null where only consecutive failures cause
 * one. Durations as SearXNG's defaults (`searx/settings.yml`, suspended times), at most a day.
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

/** Failures of the query and not of the source, which do not count for its circuit. */
const QUERY_OUTCOMES = ['rejected-query', 'unsupported-language'] as const;

type Outcome = keyof typeof REFUSALS | (typeof QUERY_OUTCOMES)[number] | OutboundReason;

/** A failed request to a live source. */
export class UpstreamError extends SearchUnavailableError {
  /** Seconds of the cool-down; null when only several failures cause one. */
  readonly coolDownSeconds: number | null;
  readonly isQueryError: boolean;

  /**
   * @param message for logs; contains neither text of the upstream nor its address.
   * @param retryAfter seconds that the upstream requests to wait; null when it does not.
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

/** Maximum bytes of a page that are searched for signs of a bot check. */
const MAX_SEARCHED = 64 * 1024;
const CHALLENGE = /__cf_chl_jschl_tk__=|\/cdn-cgi\/challenge-platform\/|__cf_chl_captcha_tk__=/;
const ACCESS_DENIED = '<span class="cf-error-code">1020</span>';
const CAPTCHA = /"https:\/\/www\.google\.com\/recaptcha\/|\/sorry\/|unusual traffic/i;

/**
 * The error of a status other than 200; null for 200. Bot checks are recognized as by SearXNG
 * (`searx/network/raise_for_httperror.py`).
 */
export function statusRefusal(response: UpstreamResponse): UpstreamError | null {
  const { status, retryAfter } = response;
  if (status === 200) return null;
  if (status >= 300 && status < 400) return redirected(response);
  const page = Buffer.from(response.body.subarray(0, MAX_SEARCHED)).toString('latin1');
  if (page.includes(ACCESS_DENIED) || (/cloudflare/i.test(response.server ?? '') && CHALLENGE.test(page)))
    return new UpstreamError('challenge', 'it requires a bot check');
  if (CAPTCHA.test(page)) return new UpstreamError('captcha', 'it requires a CAPTCHA');
  return new UpstreamError(outcomeOf(status), `status ${status}`, retryAfter);
}

/**
 * Checks the status of a response.
 * @throws UpstreamError unless the status is 200.
 */
export function throwUnlessStatus200(response: UpstreamResponse): void {
  const refusal = statusRefusal(response);
  if (refusal !== null) throw refusal;
}

function outcomeOf(status: number): Outcome {
  if (status === 401) return 'key-refused';
  if (status === 429) return 'rate-limited';
  if (status === 402 || status === 403) return 'blocked';
  return status >= 500 ? 'server-error' : 'client-error';
}

/**
 * The error of a redirect, whose target shows the reason. It is never followed, so that no key is sent to another host.
 */
function redirected({ location }: UpstreamResponse): UpstreamError {
  if (/\/\/sorry\.google\.|\/sorry(?:\/|\?|$)|captcha/i.test(location ?? ''))
    return new UpstreamError('captcha', 'it redirects to a CAPTCHA');
  if (/\/\/consent\./i.test(location ?? '')) return new UpstreamError('consent', 'it requires consent first');
  return new UpstreamError('redirected', 'it redirects elsewhere');
}
