import type { Server as HttpServer } from 'node:http';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HttpAdapterHost } from '@nestjs/core';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Request, Response } from 'express';
import { Settings } from '../config/settings.js';
import { ApiDescription } from '../explorer/api-description.js';
import { CountedElsewhere } from '../gateway/gateway.guard.js';
import { Problem } from '../http/problem.js';
import { readBody, type UnreadBody } from '../http/read-body.js';
import { askInProcess } from './ask-in-process.js';
import { toolServer } from './tool-server.js';
import { type EndpointTool, listTools } from './tools.js';

/** Bytes of a message. */
const MOST_BYTES = 64 * 1024;

/** What a call hands on to the endpoint that it stands for. */
const HANDED_ON = ['x-gateway-key', 'x-gateway-host', 'x-gateway-proxy-secret', 'host'];

/** MCP over streamable HTTP, stateless: a message and its answer are one request, which any process can take. */
@ApiExcludeController()
@CountedElsewhere()
@Controller('mcp')
export class McpController {
  private readonly origins: ReadonlySet<string>;
  private tools: ReadonlyMap<string, EndpointTool> | null = null;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly description: ApiDescription,
    settings: Settings,
  ) {
    const { publicUrl } = settings.ingestion;
    this.origins = new Set([
      ...settings.http.corsOrigins,
      ...(publicUrl === null ? [] : [new URL(publicUrl).origin]),
    ]);
  }

  @Post()
  async answer(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.checkOrigin(request);
    const body = await readBody(request, MOST_BYTES);
    if (typeof body === 'string') throw UNREAD[body]();
    const handedOn = HANDED_ON.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const headers = {
      ...(Object.fromEntries(handedOn) as Record<string, string>),
      'x-request-id': request.id,
    };
    const tools = toolServer(
      askInProcess(this.adapter.httpAdapter.getHttpServer() as HttpServer, headers),
      () => (this.tools ??= listTools(this.description.document)),
    );
    response.once('close', () => void tools.close());
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await tools.connect(transport);
    const message = withoutCancelling(body.toString());
    if (message === NO_MESSAGE) {
      response.status(400).json({ jsonrpc: '2.0', error: EMPTY_BATCH, id: null });
      return;
    }
    const answered = await transport.handleRequest(toWebRequest(request, message));
    response.status(answered.status).setHeader('Cache-Control', 'no-store');
    const type = answered.headers.get('content-type');
    if (type !== null) response.setHeader('Content-Type', type);
    response.end(await answered.text());
  }

  /** A page of another site must not reach a service that only its reader's browser can reach. */
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
      `Pages of ${origin.slice(0, 200)} may not call this; CORS_ORIGINS lists those that may.`,
      CLOSING,
    );
  }
}

/** What is left of a body that was not read must not be taken for the next request. */
const CLOSING = { headers: { Connection: 'close' } };

const UNREAD = {
  'too-large': () =>
    new Problem('document_too_large', `At most ${MOST_BYTES} bytes of a message are read.`, CLOSING),
  'broken-off': () => new Problem('malformed_request', 'The message broke off; send it again as a whole.'),
} satisfies Record<UnreadBody, () => Problem>;

/** On this machine only: by any other name a page could have its own name lead here. */
const isOwn = (origin: string, host: string | undefined): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin) && origin === `http://${host}`;

const NO_MESSAGE = '[]';
const EMPTY_BATCH = { code: -32_600, message: 'Invalid Request: a batch has at least one message.' };

/**
 * A request is never under way before the message that brings it, so that a batch can cancel only what stands beside it:
 * that would be left without an answer, and its connection waiting for one.
 */
function withoutCancelling(text: string): string {
  if (!text.trimStart().startsWith('[')) return text;
  try {
    const batch = JSON.parse(text) as ({ method?: unknown } | null)[];
    const left = batch.filter((message) => message?.method !== 'notifications/cancelled');
    return left.length === 0 && batch.length > 0 ? text : JSON.stringify(left);
  } catch {
    return text;
  }
}

function toWebRequest(request: Request, body: string): globalThis.Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  // It wants clients to take streams as well, of which none is ever answered.
  if (request.accepts('application/json') !== false)
    headers.set('accept', 'application/json, text/event-stream');
  // The transport wants a whole address and looks at no part of it.
  return new globalThis.Request('http://localhost/mcp', { method: 'POST', headers, body });
}
