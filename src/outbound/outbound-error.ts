/** Why a fetch gave nothing. Stable: kept in the index, shown by `sources check`, counted in metrics. */
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

/** What an origin said together with a failing status. */
export interface RefusedResponse {
  status: number;
  /** Seconds to stay away, from `Retry-After`; null when silent. */
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
