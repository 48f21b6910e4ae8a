import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, ERRORS } from './errors.js';
import { relativeReference } from './responses.js';

/** An invalid parameter, and why it is invalid. */
export interface ParameterError {
  parameter: string;
  detail: string;
}

interface ProblemExtras {
  /** With code `invalid_parameters`: one entry for each invalid parameter. */
  errors?: ParameterError[];
  headers?: Record<string, string>;
}

/** An error that the client gets as a problem document (RFC 9457). Throw it in a handler; `ProblemFilter` sends it. */
export class Problem extends Error {
  readonly status: number;

  /** @param detail what happened and what to do; sent to the client. */
  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(detail);
    this.name = 'Problem';
    this.status = ERRORS[code].status;
  }

  /** The problem document (RFC 9457) as JSON text. */
  toJson(requestId: string): string {
    const { title, status } = ERRORS[this.code];
    return JSON.stringify({
      type: `urn:problem-type:news-search:${this.code.replaceAll('_', '-')}`,
      title,
      status,
      detail: this.detail,
      code: this.code,
      request_id: requestId,
      errors: this.extras.errors,
    });
  }
}

/** Throw it to respond with a permanent redirect (308); `ProblemFilter` sends the response. */
export class MovedPermanently extends Error {
  /** @param location path, which gets the query of the request, except for `cursor`: it is bound to the old path. */
  constructor(readonly location: string) {
    super(`moved to ${location}`);
    this.name = 'Moved';
  }
}

export function sendRedirect(
  { location }: MovedPermanently,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = '', ...parts] = (request.url ?? '').split('?');
  const given = parts.join('?').split('&');
  const query = given.filter((one) => one !== '' && !/^cursor(?:=|$)/.test(one)).join('&');
  const target = relativeReference(path, location);
  response.statusCode = 308;
  response.setHeader('Location', query === '' ? target : `${target}?${query}`);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', 0);
  response.end();
}

/** Milliseconds in which a client can read the last response before its connection is destroyed. */
const LINGER_MS = 2_000;

/** Sends a problem as the response. If a response has already begun, the connection is aborted. */
export function sendProblem(
  problem: Problem,
  request: IncomingMessage & { id: string },
  response: ServerResponse,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = problem.toJson(request.id);
  response.statusCode = problem.status;
  for (const name of ['ETag', 'Content-Encoding', 'Last-Modified']) response.removeHeader(name);
  for (const [name, value] of Object.entries(problem.extras.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/problem+json');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/** A complete HTTP response with a problem, as text for a connection that has no response object. */
export function formatProblem(problem: Problem, id: string): string {
  const body = problem.toJson(id);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${id}`,
    ...Object.entries(problem.extras.headers ?? {}).map((header) => header.join(': ')),
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** Ends a connection after its last bytes. The connection is destroyed later, so that the client can read them. */
export function endSocket(socket: Duplex, lastBytes = ''): void {
  socket.on('error', () => socket.destroy());
  socket.end(lastBytes);
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
}
