import type { OutboundReason } from '../../outbound/outbound-response.js';
import { SearchUnavailableError } from '../search-provider.js';
import type { UpstreamResponse } from './live-source.js';

const MINUTE = 60;
const HOUR = 3600;
/** A longer `Retry-After` counts as a mistake, as of a feed. */
const MAX_COOL_DOWN = 7 * 24 * HOUR;

/**
 * Why a live source gave no answer, with the seconds for which it is left alone at once. Null: only failures in a row
 * open its circuit. Durations as SearXNG's defaults (`searx/settings.yml`, suspended times), of which the longest are
 * cut to a day.
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

/** What is wrong with the question, not with the source: it says nothing of the next one. */
const OF_THE_QUERY = ['rejected-query', 'unsupported-language'] as const;

type Outcome = keyof typeof REFUSALS | (typeof OF_THE_QUERY)[number] | OutboundReason;

/** A live source that did not answer, with a name for how. */
export class UpstreamError extends SearchUnavailableError {
  /** Seconds of the cool-down; null when only several failures cause one. */
  readonly coolDownSeconds: number | null;
  readonly isQueryError: boolean;

  /**
   * @param message for logs: never the upstream's own words, nor its address.
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
    this.isQueryError = (OF_THE_QUERY as readonly string[]).includes(outcome);
  }
}

/** Pages are searched for marks up to here, in bytes. */
const HEAD = 64 * 1024;
const CHALLENGE = /__cf_chl_jschl_tk__=|\/cdn-cgi\/challenge-platform\/|__cf_chl_captcha_tk__=/;
const ACCESS_DENIED = '<span class="cf-error-code">1020</span>';
const CAPTCHA = /"https:\/\/www\.google\.com\/recaptcha\/|\/sorry\/|unusual traffic/i;

/**
 * What a status other than 200 means; null for 200. Marks of bot checks as SearXNG finds them
 * (`searx/network/raise_for_httperror.py`).
 */
export function statusRefusal(answer: UpstreamResponse): UpstreamError | null {
  const { status, retryAfter } = answer;
  if (status === 200) return null;
  if (status >= 300 && status < 400) return redirected(answer);
  const page = Buffer.from(answer.body.subarray(0, HEAD)).toString('latin1');
  if (page.includes(ACCESS_DENIED) || (/cloudflare/i.test(answer.server ?? '') && CHALLENGE.test(page)))
    return new UpstreamError('challenge', 'a bot check stands before it');
  if (CAPTCHA.test(page)) return new UpstreamError('captcha', 'it requires a CAPTCHA');
  return new UpstreamError(outcomeOf(status), `status ${status}`, retryAfter);
}

/** @throws UpstreamError unless the status is 200. */
export function refuseStatus(answer: UpstreamResponse): void {
  const refusal = statusRefusal(answer);
  if (refusal !== null) throw refusal;
}

function outcomeOf(status: number): Outcome {
  if (status === 401) return 'key-refused';
  if (status === 429) return 'rate-limited';
  if (status === 402 || status === 403) return 'blocked';
  return status >= 500 ? 'server-error' : 'client-error';
}

/** Where it leads shows why; it is never followed: a key or a private address could be at stake. */
function redirected({ location }: UpstreamResponse): UpstreamError {
  if (/\/\/sorry\.google\.|\/sorry(?:\/|\?|$)|captcha/i.test(location ?? ''))
    return new UpstreamError('captcha', 'it redirects to a CAPTCHA');
  if (/\/\/consent\./i.test(location ?? '')) return new UpstreamError('consent', 'it requires consent first');
  return new UpstreamError('redirected', 'it redirects elsewhere');
}
