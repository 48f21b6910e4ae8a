import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from './problem.js';

/**
 * Answers what Node's HTTP parser gave up on, before there was a request. Belongs to the server's `clientError`.
 * A connection that is already gone, or half-way through another answer, is only closed.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || answering(socket)) {
    socket.destroy();
    return;
  }
  const problem = describe(error.code);
  const id = randomUUID();
  const body = problem.toJson(id);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n` +
      `Content-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Cache-Control: no-store\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function answering(socket: Duplex): boolean {
  const response = (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage;
  return response?.headersSent === true;
}

function describe(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem(
      'headers_too_large',
      'The request line and headers are larger than this service reads.',
    );
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Problem('request_timeout', 'The request was not received in time; send it again in one go.');
  }
  if (code === 'HPE_INVALID_URL') {
    const detail = 'The URL holds characters that must be percent-encoded, such as %C3%BC for ü.';
    return new Problem('malformed_request', detail);
  }
  return new Problem('malformed_request', 'What was sent is not a request of HTTP/1.1.');
}
