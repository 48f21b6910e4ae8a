import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import { Registry } from 'prom-client';
import { sendRaw } from '../../test/support/send-raw.js';
import { until } from '../../test/support/until.js';
import { JsonLogger } from '../logging/json-logger.js';
import { rejectMalformedRequests } from './reject-malformed.js';
import { beginExchange, RequestRecorder } from './request-recorder.js';

describe(rejectMalformedRequests.name, () => {
  let server: Server;
  let log: { method?: string; status: number; aborted?: true }[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeEach(async () => {
    log = [];
    const logger = new JsonLogger('info', { write: (line) => void log.push(JSON.parse(line)) });
    const recorder = new RequestRecorder(new Registry(), logger.lines);
    server = createServer({ connectionsCheckingInterval: 20 });
    rejectMalformedRequests(server, recorder);
    server.on('request', (request: Request, response: Response) => {
      beginExchange(request, response);
      recorder.follow(request, response);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (sent: string) => sendRaw((server.address() as AddressInfo).port, sent);
  const POST = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nX-Request-Id: post-1\r\n\r\n';
  const readAndRespond = (request: IncomingMessage, response: ServerResponse): void =>
    void text(request).then(
      (body) => response.end(body),
      () => response.destroy(),
    );

  it('sends one 400 for a malformed body, with the id of its request', async () => {
    answer = readAndRespond;
    const answers = await send(`${POST}2\r\nab\r\nno length`);
    expect(answers).toMatchObject([
      { status: 400, headers: { 'x-request-id': 'post-1', connection: 'close' } },
    ]);
    await until(() => log.length > 0);
    expect(log).toEqual([expect.objectContaining({ request_id: 'post-1', method: 'POST', status: 400 })]);
    expect(log[0]).not.toHaveProperty('aborted');
  });

  it('sends a 408 for a body that is never completed, with the id of its request', async () => {
    answer = readAndRespond;
    server.headersTimeout = server.requestTimeout = 50;
    const answers = await send(`${POST}2\r\nab\r\n`);
    expect(answers).toMatchObject([{ status: 408, headers: { 'x-request-id': 'post-1' } }]);
    await until(() => log.length > 0);
    expect(log).toEqual([expect.objectContaining({ request_id: 'post-1', status: 408 })]);
  });

  it('sends a 408 for headers that are never completed', async () => {
    server.headersTimeout = 50;
    expect(await send('GET / HTTP/1.1\r\nHost')).toMatchObject([{ status: 408 }]);
    expect(log).toEqual([expect.objectContaining({ status: 408 })]);
  });

  it('sends nothing more when a body turns out malformed after the response', async () => {
    answer = (_request, response) => void response.end('done');
    let received = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(POST));
    socket.on('data', (chunk) => (received += String(chunk)));
    await until(() => received.endsWith('done'));
    socket.write('no length\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(log).toMatchObject([{ status: 200 }]);
  });

  it('ignores a malformed body of GET', async () => {
    const pending: ServerResponse[] = [];
    answer = (_request, response) => void pending.push(response);
    const responses = send('GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno length\r\n');
    await until(() => pending.length === 1);
    pending[0]!.end('fine');
    expect((await responses).map(({ status }) => status)).toEqual([200]);
    expect(log).toMatchObject([{ status: 200 }]);
  });

  it('sends the responses of earlier requests on the connection first', async () => {
    const pending: ServerResponse[] = [];
    answer = (_request, response) => void pending.push(response);
    const answers = send('GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\nnoise\r\n\r\n');
    await until(() => pending.length === 2);
    for (const response of pending.toReversed()) response.end('fine');
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 400]);
    expect(log.map(({ status }) => status)).toEqual([200, 200, 400]);
  });
});
