import type { OutboundReason } from '../../outbound/outbound-response.js';
import { SearchUnavailableError } from '../search-provider.js';

const MINUTE = 60;
const HOUR = 3600;

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
  /** Seconds for which it is not asked again; null where that takes several failures. */
  readonly coolDownSeconds: number | null;
  readonly isOfTheQuery: boolean;

  /**
   * @param message for logs: never the upstream's own words, nor its address.
   * @param retryAfter seconds after which the upstream asks to come back; null when it does not say.
   */
  constructor(
    readonly outcome: Outcome,
    message: string = outcome,
    retryAfter: number | null = null,
  ) {
    const own = outcome in REFUSALS ? REFUSALS[outcome as keyof typeof REFUSALS] : null;
    const coolDown = retryAfter ?? own;
    super(message, coolDown ?? undefined);
    this.name = 'UpstreamError';
    this.coolDownSeconds = coolDown;
    this.isOfTheQuery = (OF_THE_QUERY as readonly string[]).includes(outcome);
  }
}
