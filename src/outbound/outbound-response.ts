/** What a request has beside its address. */
export interface OutboundRequest {
  /** `Accept`; any type when left out. */
  accept?: string;
  /** Validators of the last document: with either, 304 is a success. */
  etag?: string | null;
  lastModified?: string | null;
  /** Aborts the fetch, as for a shutdown. */
  signal?: AbortSignal;
  /** Called when the last hop's headers have arrived, before its body is read. */
  onHeaders?(): void;
}

/** A successful answer: status 2xx, or 304 to a conditional request. */
export interface OutboundResponse {
  status: number;
  /** The address that answered, after redirects. */
  url: string;
  /** Redirects that were followed. */
  redirects: number;
  /** Whether there were redirects and all were permanent (301 or 308): the first address is out of date. */
  moved: boolean;
  /** Decompressed. Empty with 304. */
  body: Uint8Array;
  contentType: string | null;
  etag: string | null;
  lastModified: string | null;
  /** `Link` headers as received, joined by commas (RFC 8288). */
  link: string | null;
  /** Seconds of `Cache-Control: max-age`; null without it, 0 when reuse is forbidden. */
  maxAge: number | null;
  timing: {
    /** Milliseconds until the last hop's headers had arrived. */
    headersMs: number;
    /** Milliseconds until the body had arrived. */
    totalMs: number;
  };
  /** Bytes on the wire before decompression. */
  wireBytes: number;
}
