import type { Server as HttpServer } from 'node:http';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Settings } from '../config/settings.js';
import { ApiDescription } from '../explorer/openapi/describe-api.js';
import { AuthOnly, countAgainstPlan } from '../gateway/gateway.guard.js';
import { CounterStore } from '../gateway/counter-store.js';
import { Problem } from '../http/problem.js';
import { readRequestBody, type BodyReadFailure } from '../http/read-request.js';
import { callInProcess } from './call-in-process.js';
import { type EndpointTool, listTools } from './tools.js';
import type { CallEndpoint } from './tool-server.js';

const MAX_BYTES = 64 * 1024;

/** Headers that a request to an endpoint takes over from the MCP request. */
const FORWARDED_HEADERS = [
  ...['x-gateway-key', 'x-gateway-host', 'x-gateway-proxy-secret', 'authorization', 'x-api-key', 'host'],
];

/** Imports the MCP library with the first message, because it takes 7 MB that most processes never need. */
const loadTools = async () => ({
  ...(await import('./tool-server.js')),
  ...(await import('./handle-message.js')),
});

/** MCP over streamable HTTP. It is stateless, so that any process can handle any message. */
@ApiExcludeController()
@AuthOnly()
@Controller('mcp')
export class McpController {
  private readonly origins: ReadonlySet<string>;
  private tools: ReadonlyMap<string, EndpointTool> | null = null;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly counters: CounterStore,
    private readonly description: ApiDescription,
    settings: Settings,
  ) {
    const { publicUrl } = settings.ingestion;
    this.origins = new Set([
      ...settings.http.corsOrigins,
      ...(publicUrl === null ? [] : [new URL(publicUrl).origin]),
    ]);
  }

  /** Handles a message. It counts as one request of the key's plan; a tool call is counted by the endpoint it calls. */
  @Post()
  async handle(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.checkOrigin(request);
    const body = await readRequestBody(request, MAX_BYTES);
    if (typeof body === 'string') throw UNREAD[body]();
    const { createToolServer, handleMcpMessage } = await loadTools();
    const endpoint = this.endpointsFor(request);
    let isCounted = false;
    const call: CallEndpoint = (target) => {
      isCounted = true;
      return endpoint(target);
    };
    const tools = () => (this.tools ??= listTools(this.description.document));
    const result = await handleMcpMessage(toWebRequest(request, body.toString()), () =>
      createToolServer(call, tools),
    );
    const key = request.grant?.key;
    if (!isCounted && key !== undefined)
      await countAgainstPlan(this.counters, key, 'second and day', request);
    response.status(result.status).setHeader('Cache-Control', 'no-store');
    const type = result.headers.get('content-type');
    if (type !== null) response.setHeader('Content-Type', type);
    response.end(await result.text());
  }

  /** Returns a function that calls endpoints of this process with the caller's key. */
  private endpointsFor(request: Request): CallEndpoint {
    const forwarded = FORWARDED_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const headers = Object.fromEntries(forwarded) as Record<string, string>;
    const server = this.adapter.httpAdapter.getHttpServer() as HttpServer;
    return callInProcess(server, { ...headers, 'x-request-id': request.id });
  }

  /** Rejects requests from pages of other sites, which must not use a service in their reader's private network. */
  private checkOrigin({ headers }: Request): void {
    const { origin } = headers;
    if (
      origin === undefined ||
      this.origins.has('*') ||
      this.origins.has(origin) ||
      isOwn(origin, headers.host)
    )
      return;
    throw new Problem(
      'origin_not_allowed',
      `Pages of ${origin.slice(0, 200)} may not call this; the operator can add them to CORS_ORIGINS.`,
      CLOSING_HEADERS,
    );
  }
}

/** Closes the connection after the response, so that the rest of an unread body is not parsed as the next request. */
const CLOSING_HEADERS = { headers: { Connection: 'close' } };

const UNREAD = {
  'too-large': () =>
    new Problem(
      'document_too_large',
      `At most ${MAX_BYTES} bytes of a message are read; send a shorter one.`,
      CLOSING_HEADERS,
    ),
  'broken-off': () => new Problem('malformed_request', 'The message is incomplete; send it again.'),
} satisfies Record<BodyReadFailure, () => Problem>;

/** Whether an origin is this service on localhost. Other names are refused: a page's domain may resolve to localhost. */
const isOwn = (origin: string, host: string | undefined): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin) && origin === `http://${host}`;

function toWebRequest(request: Request, body: string): globalThis.Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  // The library requires clients to accept event streams, which it never sends.
  if (request.accepts('application/json') !== false)
    headers.set('accept', 'application/json, text/event-stream');
  // The library requires a complete URL and does not use it.
  return new globalThis.Request('http://localhost/mcp', { method: 'POST', headers, body });
}
