import type { UpstreamAnswer } from './live-source.js';
import { UpstreamError } from './upstream-error.js';

/** Pages are searched for marks up to here, in bytes. */
const HEAD = 64 * 1024;
const CHALLENGE = /__cf_chl_jschl_tk__=|\/cdn-cgi\/challenge-platform\/|__cf_chl_captcha_tk__=/;
const ACCESS_DENIED = '<span class="cf-error-code">1020</span>';
const CAPTCHA = /"https:\/\/www\.google\.com\/recaptcha\/|\/sorry\/|unusual traffic/i;

/**
 * What a status other than 200 means; null for 200. Marks of bot checks as SearXNG finds them
 * (`searx/network/raise_for_httperror.py`).
 */
export function statusRefusal(answer: UpstreamAnswer): UpstreamError | null {
  const { status, retryAfter } = answer;
  if (status === 200) return null;
  if (status >= 300 && status < 400) return redirected(answer);
  const page = Buffer.from(answer.body.subarray(0, HEAD)).toString('latin1');
  if (page.includes(ACCESS_DENIED) || (/cloudflare/i.test(answer.server ?? '') && CHALLENGE.test(page)))
    return new UpstreamError('challenge', 'a bot check stands before it');
  if (CAPTCHA.test(page)) return new UpstreamError('captcha', 'it asks for a CAPTCHA');
  return new UpstreamError(outcomeOf(status), `status ${status}`, retryAfter);
}

/** @throws UpstreamError unless the status is 200. */
export function refuseStatus(answer: UpstreamAnswer): void {
  const refusal = statusRefusal(answer);
  if (refusal !== null) throw refusal;
}

function outcomeOf(status: number): UpstreamError['outcome'] {
  if (status === 401) return 'key-refused';
  if (status === 429) return 'rate-limited';
  if (status === 402 || status === 403) return 'blocked';
  return status >= 500 ? 'server-error' : 'client-error';
}

/** Where it leads shows why; it is never followed: a key or a private address could be at stake. */
function redirected({ location }: UpstreamAnswer): UpstreamError {
  if (/\/\/sorry\.google\.|\/sorry(?:\/|\?|$)|captcha/i.test(location ?? ''))
    return new UpstreamError('captcha', 'it redirects to a CAPTCHA');
  if (/\/\/consent\./i.test(location ?? '')) return new UpstreamError('consent', 'it asks for consent first');
  return new UpstreamError('redirected', 'it redirects elsewhere');
}
