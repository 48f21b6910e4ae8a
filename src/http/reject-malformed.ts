import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { endSocket, formatProblem, Problem, sendProblem } from './problem.js';
import { exchangeOfSocket, type RequestRecorder } from './request-recorder.js';

/**
 * Responds with a problem (400, 408 or 431) to a request that Node's parser rejects or that is never completed, and (405)
 * to CONNECT, whose connection Node closes without a response.
 */
export function rejectMalformedRequests(server: Server, recorder: RequestRecorder): void {
  const reject = (socket: Duplex, problem: Problem): void => {
    if (!socket.writable) return void socket.destroy();
    const id = randomUUID();
    endSocket(socket, formatProblem(problem, id));
    recorder.record({ id, startedAt: performance.now() }, problem.status);
  };

  server.on('connect', (_request, socket) => {
    // Node has removed its own listener: without one, an error would end the process.
    socket.on('error', () => socket.destroy());
    const detail = 'This service is no proxy; use GET or HEAD.';
    const problem = new Problem('method_not_allowed', detail, { headers: { Allow: 'GET, HEAD, OPTIONS' } });
    const { response } = exchangeOfSocket(socket) ?? {};
    // Earlier requests on the connection get their responses first.
    if (response === undefined) reject(socket, problem);
    else afterwards(response, () => reject(socket, problem));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Bytes after the last response are discarded until the client closes its side.
    if (socket.writableEnded) return;
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const problem = describe(error.code);
    const { request, response } = exchangeOfSocket(socket) ?? {};
    if (request === undefined || response === undefined) return reject(socket, problem);
    // Earlier requests on the connection get their responses first.
    if (request.complete) return afterwards(response, () => reject(socket, problem));
    // The error is in the body of this request: ignored on GET and HEAD, and too late after the response.
    if (response.headersSent || request.method === 'GET' || request.method === 'HEAD')
      return afterwards(response, () => endSocket(socket));
    response.setHeader('Connection', 'close');
    // A handler that waits for the body receives no further event from Node.
    response.once('close', () => request.destroy());
    sendProblem(problem, request, response);
  });
}

function afterwards(response: ServerResponse, end: () => void): void {
  if (response.closed) end();
  else response.once('close', end);
}

function describe(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem(
      'headers_too_large',
      'The request line and headers together exceed 256 KiB; shorten them.',
    );
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Problem('request_timeout', 'The request was not completed in time; send it again.');
  }
  if (code === 'HPE_INVALID_URL') {
    const detail = 'The URL contains characters that must be percent-encoded, such as %C3%BC for ü.';
    return new Problem('malformed_request', detail);
  }
  return new Problem(
    'malformed_request',
    'The bytes received are not an HTTP/1.1 request; send it with an HTTP client.',
  );
}
