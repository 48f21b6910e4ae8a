import { CONNECT_TIMEOUT, RefusedAddressError } from './guarded-agents.js';

/** Why a fetch failed. Stable: stored in the index, shown by `sources check`, counted in metrics. */
export type OutboundReason =
  | 'bad-url'
  | 'refused-address'
  | 'dns'
  | 'connection'
  | 'tls'
  | 'timeout-connect'
  | 'timeout-headers'
  | 'timeout-body'
  | 'too-large'
  | 'headers-too-large'
  | 'bad-encoding'
  | 'bad-response'
  | 'too-many-redirects'
  | 'redirect-loop'
  | 'http-status'
  | 'aborted';

/** A response with a failing status. */
interface RefusedResponse {
  status: number;
  /** Seconds of `Retry-After`; null without it. */
  retryAfter: number | null;
}

export class OutboundError extends Error {
  constructor(
    readonly reason: OutboundReason,
    message: string,
    /** Only with `http-status`. */
    readonly response: RefusedResponse | null = null,
  ) {
    super(message);
    this.name = 'OutboundError';
  }
}

const REASONS: Record<string, OutboundReason> = {
  [CONNECT_TIMEOUT]: 'timeout-connect',
  ETIMEDOUT: 'timeout-connect',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  ENODATA: 'dns',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  EPROTO: 'tls',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls',
  UNABLE_TO_GET_ISSUER_CERT: 'tls',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls',
  HOSTNAME_MISMATCH: 'tls',
};

/** Turns an error of the socket, the parser or axios into one with a stable reason. */
export function classifyFailure(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const causes = chainOf(error);
  if (causes.some(isRefusal)) return new OutboundError('refused-address', 'the address is not public');
  const code = causes.map((cause) => (cause as NodeJS.ErrnoException).code).find(isSpecific) ?? '';
  const message = causes[0]?.message || code || 'the connection failed';
  return new OutboundError(reasonOf(code), message.slice(0, 200));
}

function reasonOf(code: string): OutboundReason {
  const known = REASONS[code];
  if (known) return known;
  if (code.startsWith('HPE_')) return 'bad-response';
  if (/^(ERR_TLS|ERR_SSL|CERT_|CRL_)/.test(code)) return 'tls';
  return 'connection';
}

/** Not axios' own codes, which say less than those of the error that it wraps. */
function isSpecific(code: unknown): code is string {
  return typeof code === 'string' && !/^(ERR_BAD_|ERR_NETWORK|ERR_CANCELED|ECONNABORTED)/.test(code);
}

function isRefusal(error: Error): boolean {
  // request-filtering-agent throws plain errors, recognizable only by their message.
  return error instanceof RefusedAddressError || /is not allowed\. Because/.test(error.message);
}

/** The error and its causes, innermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.unshift(next);
  return chain;
}
