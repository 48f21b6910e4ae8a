import type { Server as HttpServer } from 'node:http';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Settings } from '../config/settings.js';
import { ApiDescription } from '../explorer/openapi/describe-api.js';
import { WatchList } from '../features/watches/watch-list.js';
import { AuthOnly, takeFrom } from '../gateway/gateway.guard.js';
import { CounterStore } from '../gateway/counter-store.js';
import { Problem } from '../http/problem.js';
import { readBody, type UnreadBody } from '../http/read-request.js';
import { callInProcess } from './call-in-process.js';
import { type EndpointTool, listTools } from './tools.js';
import { withoutNulls } from './without-nulls.js';

/** Bytes of a message or a batch. */
const MAX_BYTES = 64 * 1024;
const MAX_MESSAGES = 20;

/** Headers of the request that are sent to the endpoints. */
const FORWARDED = [
  ...['x-gateway-key', 'x-gateway-host', 'x-gateway-proxy-secret', 'authorization', 'x-api-key', 'host'],
];

/** With the first message: the protocol takes 7 MB, which most serving processes never need. */
const loadTools = async () => ({
  ...(await import('./tool-server.js')),
  ...(await import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js')),
});

/** MCP over streamable HTTP, stateless: any process handles any message. */
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
    private readonly watches: WatchList,
    settings: Settings,
  ) {
    const { publicUrl } = settings.ingestion;
    this.origins = new Set([
      ...settings.http.corsOrigins,
      ...(publicUrl === null ? [] : [new URL(publicUrl).origin]),
    ]);
  }

  @Post()
  async handle(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.checkOrigin(request);
    const body = await readBody(request, MAX_BYTES);
    if (typeof body === 'string') throw UNREAD[body]();
    const text = body.toString();
    const message = parse(text);
    const batch: unknown[] = Array.isArray(message) ? message : [message];
    if (batch.length > MAX_MESSAGES) throw TOO_MANY;
    if (batch.length === 0) {
      response.status(400).json({ jsonrpc: '2.0', error: EMPTY_BATCH, id: null });
      return;
    }
    const { isEndpointCall, toolServer, WebStandardStreamableHTTPServerTransport } = await loadTools();
    const uncounted = batch.filter(
      (message) => !isEndpointCall(message, this.listTools(), this.watches.all()),
    );
    await this.count(uncounted.length, request);
    const forwarded = FORWARDED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const headers = {
      ...(Object.fromEntries(forwarded) as Record<string, string>),
      'x-request-id': request.id,
    };
    const tools = toolServer(
      callInProcess(this.adapter.httpAdapter.getHttpServer() as HttpServer, headers),
      () => this.listTools(),
      this.watches.all(),
    );
    response.once('close', () => void tools.close());
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await tools.connect(transport);
    const parsedBody = Array.isArray(message) ? withoutCancelling(message) : message;
    const result = await transport.handleRequest(toWebRequest(request, text), { parsedBody });
    response.status(result.status).setHeader('Cache-Control', 'no-store');
    const type = result.headers.get('content-type');
    if (type !== null) response.setHeader('Content-Type', type);
    response.end(await result.text());
  }

  private listTools(): ReadonlyMap<string, EndpointTool> {
    return (this.tools ??= listTools(this.description.document));
  }

  /**
   * Each message is one request of the key's plan; a tool call is counted by its endpoint.
   *
   * @throws Problem `plan_used_up`
   */
  private async count(messages: number, request: Request): Promise<void> {
    const key = request.grant?.key;
    if (key === undefined) return;
    for (let n = 0; n < messages; n++) await takeFrom(this.counters, key, 'second and day', request);
  }

  /** A page of another site must not reach a service on its reader's network. */
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
      CLOSING,
    );
  }
}

/** The rest of an unread body must not be parsed as the next request. */
const CLOSING = { headers: { Connection: 'close' } };

const UNREAD = {
  'too-large': () =>
    new Problem(
      'document_too_large',
      `At most ${MAX_BYTES} bytes of a message are read; send a shorter one.`,
      CLOSING,
    ),
  'broken-off': () => new Problem('malformed_request', 'The message is incomplete; send it again.'),
} satisfies Record<UnreadBody, () => Problem>;

/** Localhost only: any other name may be a page's own domain that resolves to this host. */
const isOwn = (origin: string, host: string | undefined): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin) && origin === `http://${host}`;

const EMPTY_BATCH = { code: -32_600, message: 'Invalid Request: a batch has at least one message.' };
const TOO_MANY = new Problem(
  'malformed_request',
  `A batch has at most ${MAX_MESSAGES} messages; send several.`,
);

/** Strings are well-formed: responses repeat some. Undefined where the text is not JSON: the transport reports that. */
function parse(text: string): unknown {
  try {
    const message: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    );
    return Array.isArray(message) ? message.map(withoutNulls) : withoutNulls(message);
  } catch {
    return undefined;
  }
}

/**
 * A stateless request is only in progress during its own POST, so that a batch can cancel only messages of its own:
 * these would never get a response, and the connection would wait for one.
 */
function withoutCancelling(batch: readonly unknown[]): readonly unknown[] {
  const left = batch.filter(
    (message) => (message as { method?: unknown } | null)?.method !== 'notifications/cancelled',
  );
  return left.length === 0 ? batch : left;
}

function toWebRequest(request: Request, body: string): globalThis.Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  // The transport requires clients to accept event streams, which it never sends.
  if (request.accepts('application/json') !== false)
    headers.set('accept', 'application/json, text/event-stream');
  // The transport requires a complete URL and does not use it.
  return new globalThis.Request('http://localhost/mcp', { method: 'POST', headers, body });
}
