/** What one fetch may cost. Times in milliseconds, sizes in bytes. */
export interface OutboundLimits {
  /** Name resolution, TCP and TLS together, for each hop. */
  connectMs: number;
  /** From the start of a hop to the end of its response headers. */
  headersMs: number;
  /** The whole fetch, with all redirects and the body. */
  totalMs: number;
  /** Body as it comes over the wire. */
  wireBytes: number;
  /** Body after decompression. */
  bodyBytes: number;
  redirects: number;
}

/** Room for a feed of 5 MB, which is rare, and for a news sitemap, which has at most 1,000 entries. */
export const OUTBOUND_LIMITS: OutboundLimits = {
  connectMs: 10_000,
  headersMs: 15_000,
  totalMs: 30_000,
  wireBytes: 8 * 1024 * 1024,
  bodyBytes: 16 * 1024 * 1024,
  redirects: 5,
};

export interface OutboundOptions {
  userAgent: string;
  /** CIDR ranges or addresses that may be reached although they are not public. */
  allow: readonly string[];
  limits?: Partial<OutboundLimits>;
}

/** Injection token of the options. */
export const OUTBOUND_OPTIONS = Symbol('OUTBOUND_OPTIONS');
