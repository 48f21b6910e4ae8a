/** One kind of error, stable for clients. */
interface ErrorKind {
  status: number;
  /** Short and the same for every occurrence. */
  title: string;
  /** Returned only by callbacks of hubs and by MCP, not by operations of the API. */
  elsewhere?: true;
}

/** Every error by its stable `code`: the only table of codes and statuses. */
export const ERRORS = {
  invalid_parameters: { status: 400, title: 'Invalid parameters' },
  cursor_invalid: { status: 400, title: 'Invalid cursor' },
  cursor_expired: { status: 400, title: 'Expired cursor' },
  malformed_request: { status: 400, title: 'Malformed request' },
  gateway_headers_missing: { status: 401, title: 'Gateway headers missing' },
  gateway_host_mismatch: { status: 401, title: 'Wrong gateway host' },
  proxy_secret_mismatch: { status: 401, title: 'Not sent by the gateway' },
  key_unknown: { status: 401, title: 'Unknown key' },
  key_expired: { status: 401, title: 'Expired key' },
  key_revoked: { status: 401, title: 'Revoked key' },
  endpoint_not_in_plan: { status: 403, title: 'Endpoint not covered by the plan' },
  origin_not_allowed: { status: 403, title: 'Origin not allowed', elsewhere: true },
  usage_not_counted: { status: 404, title: 'Usage is counted elsewhere' },
  article_unknown: { status: 404, title: 'Unknown article' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  not_acceptable: { status: 406, title: 'Not acceptable' },
  request_timeout: { status: 408, title: 'Request not received in time' },
  document_too_large: { status: 413, title: 'Document too large', elsewhere: true },
  url_too_long: { status: 414, title: 'URL too long' },
  plan_used_up: { status: 429, title: 'Plan used up' },
  too_many_streams: { status: 429, title: 'Too many streams' },
  headers_too_large: { status: 431, title: 'Headers too large' },
  internal_error: { status: 500, title: 'Internal error' },
  search_unavailable: { status: 503, title: 'Search backend temporarily unavailable' },
  ingestion_busy: { status: 503, title: 'Ingestion busy', elsewhere: true },
} satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** The errors of the API's operations. */
export const CALLERS_ERRORS = Object.entries<ErrorKind>(ERRORS).filter(([, { elsewhere }]) => !elsewhere);
