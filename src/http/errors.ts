/** A kind of error. Clients rely on it, so that it does not change. */
interface ErrorKind {
  status: number;
  /** A short description, the same for every occurrence of the error. */
  title: string;
  /** What happened and what to do, in Markdown, for the documentation; `detail` is about one request. */
  meaning: string;
  /** Set if only WebSub callbacks or the MCP endpoint return this error, but no operation of the API. */
  elsewhere?: true;
}

/** Every kind of error by its `code`: the only table of codes and statuses. */
export const ERRORS = {
  invalid_parameters: {
    status: 400,
    title: 'Invalid parameters',
    meaning:
      'A parameter is missing or has an invalid value. Correct those in `errors`, which has all of them.',
  },
  cursor_invalid: {
    status: 400,
    title: 'Invalid cursor',
    meaning:
      'The cursor does not belong to this query. Follow the `Link` of its response, and change only `limit` and `include`.',
  },
  cursor_expired: {
    status: 400,
    title: 'Expired cursor',
    meaning: 'The cursor is older than an hour. Request the first page again.',
  },
  since_invalid: {
    status: 400,
    title: 'Invalid token',
    meaning:
      'The token of `since` does not belong to this query or index. Follow the `Link` of its response, and change only ' +
      '`limit`, `include`, `fields` and `format`; of another node, begin again with `since=now`.',
  },
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    meaning:
      'The bytes, the URL or the body cannot be read as an HTTP request. Percent-encode the URL, or use an HTTP client.',
  },
  gateway_headers_missing: {
    status: 401,
    title: 'Gateway headers missing',
    meaning: '`x-gateway-key` or `x-gateway-host` is missing or empty. Send both with every request.',
  },
  gateway_host_mismatch: {
    status: 401,
    title: 'Wrong gateway host',
    meaning: '`x-gateway-host` names another host. Send the host name of the base URL.',
  },
  proxy_secret_mismatch: {
    status: 401,
    title: 'Not sent by the gateway',
    meaning:
      'The request did not come through the gateway in front of the service. Send it to the address of the gateway.',
  },
  key_unknown: {
    status: 401,
    title: 'Unknown key',
    meaning: 'The service has no such key. Check that it was copied completely.',
  },
  key_expired: {
    status: 401,
    title: 'Expired key',
    meaning: 'The key is past its date of expiry. Request a new one from the operator.',
  },
  key_revoked: {
    status: 401,
    title: 'Revoked key',
    meaning: 'The operator has revoked the key. Request a new one from the operator.',
  },
  endpoint_not_in_plan: {
    status: 403,
    title: 'Endpoint not covered by the plan',
    meaning:
      'The plan of the key does not include the endpoint. Use one that `detail` names, or change the plan.',
  },
  origin_not_allowed: {
    status: 403,
    title: 'Origin not allowed',
    meaning:
      'The page that sent the request is of an origin that is not in `CORS_ORIGINS`. Ask the operator to add it.',
    elsewhere: true,
  },
  usage_not_counted: {
    status: 404,
    title: 'Usage is counted elsewhere',
    meaning: 'The gateway in front of the service checks and counts keys. Request the usage there.',
  },
  article_unknown: {
    status: 404,
    title: 'Unknown article',
    meaning:
      'The index has no article with this `url` or `id`, or it was deleted. Search for its title with `/news`.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    meaning:
      'The path, story or feed does not exist, or no longer. Check the path; find current stories with `/news/stories`.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The path does not support the method. Use one that `Allow` names.',
  },
  not_acceptable: {
    status: 406,
    title: 'Not acceptable',
    meaning: 'No type in `Accept` can be produced. Send one that `detail` names, or no `Accept`.',
  },
  request_timeout: {
    status: 408,
    title: 'Request not received in time',
    meaning: 'The request did not arrive completely in time. Send it again.',
  },
  document_too_large: {
    status: 413,
    title: 'Document too large',
    meaning: 'The body is larger than the limit in `detail`. Send a smaller one.',
    elsewhere: true,
  },
  url_too_long: {
    status: 414,
    title: 'URL too long',
    meaning: 'The URL is longer than 8 KiB. Shorten the lists of hosts in it.',
  },
  plan_used_up: {
    status: 429,
    title: 'Plan used up',
    meaning:
      'The key has no requests left in this second or day. Wait for as many seconds as `Retry-After` has.',
  },
  too_many_streams: {
    status: 429,
    title: 'Too many streams',
    meaning: 'The key has as many open streams as it may have. Close one first.',
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    meaning: 'The headers are larger than 16 KiB. Remove those that are not needed, such as cookies.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    meaning:
      'A defect of the service. Report it to the operator with `request_id`; the same request may fail again.',
  },
  search_unavailable: {
    status: 503,
    title: 'Search backend temporarily unavailable',
    meaning:
      'No search provider responds. Wait for as many seconds as `Retry-After` has, and send the request again.',
  },
  ingestion_busy: {
    status: 503,
    title: 'Ingestion busy',
    meaning:
      'No further document can be accepted now. Send it again after as many seconds as `Retry-After` has.',
    elsewhere: true,
  },
} satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** The errors that operations of the API return, with their codes. */
export const OPERATION_ERRORS = Object.entries<ErrorKind>(ERRORS).filter(([, { elsewhere }]) => !elsewhere);
