/** What a fetch asks for beyond the address. */
export interface OutboundRequest {
  /** `Accept`; any type when left out. */
  accept?: string;
  /** Validators of the copy in hand: with either, 304 is an answer and not an error. */
  etag?: string | null;
  lastModified?: string | null;
  /** The caller's own reason to stop, such as a shutdown. */
  signal?: AbortSignal;
  /** Told when the last hop's headers are in hand and its body is still to come. */
  onHeaders?(): void;
}

/** A successful answer: status 2xx, or 304 to a conditional request. */
export interface OutboundResponse {
  status: number;
  /** Address that answered, after redirects. */
  url: string;
  /** Redirects followed; 0 when the first address answered. */
  redirects: number;
  /** True when there were redirects and every one was 301 or 308: the first address may be forgotten. */
  moved: boolean;
  /** Decompressed. Empty with 304. */
  body: Uint8Array;
  contentType: string | null;
  etag: string | null;
  lastModified: string | null;
  /** `Link` headers as received, joined by commas (RFC 8288). */
  link: string | null;
  /** Seconds the answer may be reused, from `Cache-Control: max-age`; null when silent, 0 when forbidden. */
  maxAge: number | null;
  timing: {
    /** Milliseconds until the last hop's headers were in hand. */
    headersMs: number;
    /** Milliseconds until the body was in hand. */
    totalMs: number;
  };
  /** Bytes on the wire before decompression. */
  wireBytes: number;
}
