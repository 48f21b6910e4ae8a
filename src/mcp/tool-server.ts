import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { HOUR } from '../config/durations.js';
import { SERVICE_VERSION } from '../config/version.js';
import { type EndpointTool, FORMAT_PARAMETER, ASSISTANT_INSTRUCTIONS, REPORTS_ARGUMENT } from './tools.js';

/**
 * Calls an endpoint of the API as any client would, with all checks and limits.
 * @param target path and query string.
 * @throws Error whose message says why there is no response.
 */
export type CallEndpoint = (target: string) => Promise<Response>;

/** For how long a client may cache the list of tools, which is the same for all clients. */
const CACHE = { ttlMs: HOUR * 1000, cacheScope: 'public' } as const;

/**
 * Creates an MCP server with the tools, for one connection or one request.
 * @param call calls the endpoint of a tool.
 * @param listTools returns the tools by name; throws an Error whose message says why there are none.
 */
export function createToolServer(
  call: CallEndpoint,
  listTools: () => ReadonlyMap<string, EndpointTool> | Promise<ReadonlyMap<string, EndpointTool>>,
): Server {
  const server = new CheckingServer(
    { name: 'news-search', title: 'News search', version: SERVICE_VERSION },
    {
      capabilities: { tools: {} },
      instructions: ASSISTANT_INSTRUCTIONS,
      cacheHints: { 'tools/list': CACHE, 'server/discover': CACHE },
    },
  );
  server.setRequestHandler('tools/list', async () => {
    const tools = await available(listTools);
    return { tools: [...tools.values()].map(({ tool }) => tool) };
  });
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tools = await available(listTools);
    const found = tools.get(params.name);
    if (found !== undefined) return callTool(found.path, params.arguments ?? {}, call);
    const detail = `There is no tool "${params.name}"; there are ${[...tools.keys()].join(', ')}.`;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, detail);
  });
  return server;
}

async function available<T>(list: () => T | Promise<T>): Promise<T> {
  try {
    return await list();
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InternalError, (error as Error).message);
  }
}

/** An MCP server that reports invalid parameters with the code for them; the library would report an internal error. */
class CheckingServer extends Server {
  protected override _wrapHandler(...[method, handler]: Parameters<Server['_wrapHandler']>) {
    const wrapped = super._wrapHandler(method, handler);
    return async (...received: Parameters<typeof wrapped>) => {
      try {
        return await wrapped(...received);
      } catch (error) {
        throw 'code' in (error as Error)
          ? error
          : new ProtocolError(ProtocolErrorCode.InvalidParams, (error as Error).message);
      }
    };
  }
}

async function callTool(
  path: string,
  given: Record<string, unknown>,
  call: CallEndpoint,
): Promise<CallToolResult> {
  try {
    const isList = path === '/news/stories';
    const reports = isList ? readReports(given[REPORTS_ARGUMENT]) : null;
    const target = targetOf(path, isList ? { ...given, [REPORTS_ARGUMENT]: undefined } : given);
    const response = await call(target);
    const location = response.headers.get('location');
    if (response.status !== 308 || location === null) return await resultOf(response, reports);
    // A story that was merged into another one.
    const { pathname, search } = new URL(location, `http://localhost${target}`);
    return await resultOf(await call(pathname + search), reports);
  } catch (error) {
    return failed((error as Error).message);
  }
}

/** Reads the argument `reports`: the number of articles to include of each story. @throws Error if it is invalid */
function readReports(given: unknown = 0): number {
  if (/^\s*[0-5]\s*$/.test(String(given ?? 0))) return Number(given ?? 0);
  throw new Error(`${REPORTS_ARGUMENT} must be a whole number from 0 to 5.`);
}

/** Path and query string of a tool call. Lists are joined by commas. @throws Error for other objects */
function targetOf(path: string, given: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || name === FORMAT_PARAMETER) continue;
    if (typeof value === 'object' && !isList(value))
      throw new Error(`${name} must be text or a number, not an object.`);
    query.append(name, String(value));
  }
  const filled = path.replace(/\{(\w+)\}/, (_, name: string) => {
    const value = query.get(name)?.trim() ?? '';
    if (!/^[\w-]+$/.test(value)) throw new Error(`${name} is required, as another tool has returned it.`);
    query.delete(name);
    return value;
  });
  return `${filled}?${query}`;
}

const isList = (value: object): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string' || typeof entry === 'number');

/** The result of a tool: body and some headers of the endpoint's response. @throws Error if the status is not 200 */
async function resultOf(response: Response, reports: number | null): Promise<CallToolResult> {
  const { status, headers } = response;
  const body = parsed(await response.text());
  if (status !== 200)
    throw new Error(
      typeof body?.['detail'] === 'string' ? body['detail'] : `The service responded with status ${status}.`,
    );
  if (body === null) throw new Error('The response is not from a news search service; check the address.');
  if (reports !== null)
    for (const story of body['stories'] as { items: unknown[] }[])
      story.items.length = Math.min(story.items.length, reports);
  // Undefined members are omitted in JSON.
  const reported = {
    next_cursor: cursorOf(headers.get('link')),
    diversity_limited: limitedOf(headers.get('x-diversity-limited')),
    query_syntax: headers.get('x-query-syntax') ?? undefined,
    respelled: headers.get('x-respelled') ?? undefined,
    unknown_parameters: headers.get('x-unknown-parameters')?.split(', ').map(decodeURIComponent),
  };
  return { content: [{ type: 'text', text: JSON.stringify({ ...body, ...reported }) }] };
}

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

/** The cursor in the `Link` header of a response; undefined if there is no next page. */
function cursorOf(link: string | null): string | undefined {
  const next = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  if (next === undefined) return undefined;
  return new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('cursor') ?? undefined;
}

/** The numbers of `X-Diversity-Limited: matched=312, domains=2`; undefined without the header. */
function limitedOf(header: string | null): { matched: number; domains: number } | undefined {
  const [, matched, domains] = /^matched=(\d+), domains=(\d+)$/.exec(header ?? '') ?? [];
  return matched === undefined ? undefined : { matched: Number(matched), domains: Number(domains) };
}
