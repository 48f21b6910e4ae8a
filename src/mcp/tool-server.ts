import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  type CallToolResult,
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  PingRequestSchema,
  type ReadResourceResult,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { VERSION } from '../config/version.js';
import { describeResponse } from './describe-response.js';
import { type EndpointTool, FORMAT, INSTRUCTIONS } from './tools.js';

interface EndpointResponse {
  status: number;
  body: string;
  link: string | null;
  diversityLimited: string | null;
  /** Value of the header `X-Query-Syntax`; null without. */
  querySyntax: string | null;
}

/**
 * Requests an endpoint as any client would, with all checks and limits.
 *
 * @param target path and query string.
 * @throws Error whose message states why there is no response.
 */
export type CallEndpoint = (target: string) => Promise<EndpointResponse>;

/** Schemas of the supported requests, by method. */
const REQUESTS = new Map(
  [
    ...[InitializeRequestSchema, PingRequestSchema, ListToolsRequestSchema, CallToolRequestSchema],
    ...[ListResourcesRequestSchema, ListResourceTemplatesRequestSchema, ReadResourceRequestSchema],
  ].map((schema) => [schema.shape.method.value as string, schema]),
);

/** A saved search as a resource. */
export interface WatchResource {
  id: string;
  /** Path and query. */
  request: string;
}

const WATCHES = 'news://watches/';
const JSON_TYPE = 'application/json';

/** Whether a message leads to a request to an endpoint, which counts it. */
export function isEndpointCall(
  message: unknown,
  tools: ReadonlyMap<string, EndpointTool>,
  watches: readonly WatchResource[],
): boolean {
  const resource = ReadResourceRequestSchema.safeParse(message);
  if (resource.success && 'id' in (message as object))
    return watches.some(({ id }) => resource.data.params.uri === WATCHES + id);
  const { success, data } = CallToolRequestSchema.safeParse(message);
  if (!success || !('id' in (message as object)) || !tools.has(data.params.name)) return false;
  return typeof queryOf(data.params.arguments ?? {}) !== 'string';
}

/**
 * An MCP server with the tools, for one connection or one request.
 *
 * @param listTools the tools by name. @throws Error whose message states why they are not available.
 */
export function toolServer(
  call: CallEndpoint,
  listTools: () => ReadonlyMap<string, EndpointTool> | Promise<ReadonlyMap<string, EndpointTool>>,
  watches: readonly WatchResource[] = [],
): Server {
  const server = new CheckingServer(
    { name: 'news-search', title: 'News search', version: VERSION },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: [...(await listTools()).values()].map(({ tool }) => tool),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tools = await listTools();
    const found = tools.get(params.name);
    if (found === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name}"; there are ${[...tools.keys()].join(', ')}.`,
      );
    return callTool(found, params.arguments ?? {}, call);
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: watches.map(({ id, request }) => {
      return { uri: WATCHES + id, name: id, description: `News of ${request}`, mimeType: JSON_TYPE };
    }),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const found = watches.find(({ id }) => uri === WATCHES + id);
    if (found === undefined) throw new McpError(RESOURCE_NOT_FOUND, `There is no resource ${uri}.`);
    return readWatch(uri, found.request, call);
  });
  return server;
}

/** Reports invalid parameters as such; the library reports them as an internal error of the server. */
class CheckingServer extends Server {
  override async connect(transport: Transport): Promise<void> {
    await super.connect(transport);
    const take = transport.onmessage!;
    transport.onmessage = (message, extra) => {
      const refusal = refuse(message);
      if (refusal === null) take(message, extra);
      else transport.send(refusal).catch(() => undefined);
    };
  }
}

/** The error for a request with invalid parameters; null for any other message. */
function refuse(message: JSONRPCMessage): JSONRPCErrorResponse | null {
  if (!('method' in message && 'id' in message)) return null;
  const issues = REQUESTS.get(message.method)?.safeParse(message).error?.issues ?? [];
  if (issues.length === 0) return null;
  const faults = issues.map(({ path, message: fault }) => `${path.join('.')}: ${fault}`);
  const error = { code: ErrorCode.InvalidParams, message: faults.join('; ') };
  return { jsonrpc: '2.0', id: message.id, error };
}

/** The code of the MCP specification. */
const RESOURCE_NOT_FOUND = -32_002;

/** The current result of a saved search, as JSON. */
async function readWatch(uri: string, request: string, call: CallEndpoint): Promise<ReadResourceResult> {
  const { status, body } = await call(request);
  if (status === 200) return { contents: [{ uri, mimeType: JSON_TYPE, text: body }] };
  const { detail } = (parsed(body) ?? {}) as { detail?: unknown };
  throw new McpError(
    ErrorCode.InternalError,
    typeof detail === 'string' ? detail : `The service responded with status ${status}.`,
  );
}

async function callTool(
  { path, tool }: EndpointTool,
  given: Record<string, unknown>,
  call: CallEndpoint,
): Promise<CallToolResult> {
  const query = queryOf(given);
  if (typeof query === 'string') return failed(query);
  let response: EndpointResponse;
  try {
    response = await call(`${path}?${query}`);
  } catch (error) {
    return failed((error as Error).message);
  }
  const body = parsed(response.body);
  if (response.status !== 200) {
    const { detail } = (body ?? {}) as { detail?: unknown };
    return failed(
      typeof detail === 'string' ? detail : `The service responded with status ${response.status}.`,
    );
  }
  if (body === null) return failed('The response is not from a news search service; check the address.');
  const cursor = cursorOf(response.link);
  const limited = limitedOf(response.diversityLimited);
  const { properties = {} } = tool.inputSchema;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  const structuredContent = {
    ...body,
    ...(cursor !== null && { next_cursor: cursor }),
    ...(limited !== null && { diversity_limited: limited }),
    ...(response.querySyntax !== null && { query_syntax: response.querySyntax }),
    ...(unknown.length > 0 && { unknown_parameters: unknown }),
  };
  return { content: [{ type: 'text', text: describeResponse(structuredContent) }], structuredContent };
}

/** The query string of a tool's arguments, or the fault in them. */
function queryOf(given: Record<string, unknown>): URLSearchParams | string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || name === FORMAT) continue;
    if (typeof value === 'object' && !isList(value))
      return `${name} must be text or a number, not an object.`;
    query.append(name, String(value));
  }
  return query;
}

/** A list of texts becomes a comma-separated parameter. */
const isList = (value: object): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string' || typeof entry === 'number');

/** A tool error, which a model can read and correct. */
const failed = (detail: string): CallToolResult => ({
  content: [{ type: 'text', text: detail }],
  isError: true,
});

function parsed(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && !Array.isArray(body) ? (body as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** The cursor of the next page, from `Link: <…?…cursor=…>; rel="next"`. */
function cursorOf(link: string | null): string | null {
  const next = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  return next === undefined ? null : new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('cursor');
}

/** The numbers of `X-Diversity-Limited: matched=312, domains=2`. */
function limitedOf(header: string | null): { matched: number; domains: number } | null {
  const [, matched, domains] = /^matched=(\d+), domains=(\d+)$/.exec(header ?? '') ?? [];
  return matched === undefined ? null : { matched: Number(matched), domains: Number(domains) };
}
