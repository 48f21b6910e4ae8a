import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, sendProblem, writeProblem } from './problem.js';
import { openExchange, requestId, type RequestRecorder } from './request-recorder.js';

/** Answers what Node makes no request of, as every other request is answered: with a problem, logged and counted. */
export function answerUnparsed(server: Server, recorder: RequestRecorder): void {
  const refuse = (socket: Duplex, problem: Problem, { id = randomUUID(), method }: Known = {}): void => {
    const startedAt = performance.now();
    if (!socket.writable) return void socket.destroy();
    writeProblem(socket, problem, id);
    recorder.record({ id, method, status: problem.status, startedAt });
  };
  /** What came before on the same connection is answered first. */
  const refuseInTurn = (socket: Duplex, problem: Problem, known?: Known): void => {
    const response = openExchange(socket)?.response;
    if (response === undefined || response.closed) refuse(socket, problem, known);
    else response.once('close', () => refuse(socket, problem, known));
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // What still comes after a last answer is read and thrown away: closing now would take that answer back.
    if (socket.writableEnded) return;
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const problem = describe(error.code);
    const { request, response } = openExchange(socket) ?? {};
    if (request === undefined || request.complete) return refuseInTurn(socket, problem);
    // What cannot be read is the body of a request that has come this far.
    if (response!.headersSent) return void socket.destroy();
    response!.setHeader('Connection', 'close');
    // Node forgets a request that is answered: a handler that still reads its body would wait for ever.
    response!.once('close', () => request.destroy());
    sendProblem(problem, request, response!);
  });
  // Without a listener, Node ends the connection without a word.
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    const id = requestId(request.headers['x-request-id']);
    refuseInTurn(socket, NO_TUNNEL, { id, method: 'CONNECT' });
  });
  // Without a listener, Node answers 417 without a body. What is expected is looked at with the other headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** What is known of a request that Node made none of. */
interface Known {
  id?: string;
  method?: string;
}

const NO_TUNNEL = new Problem('method_not_allowed', 'CONNECT is not supported here; use GET or HEAD.', {
  headers: { Allow: 'GET, HEAD, OPTIONS' },
});

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
