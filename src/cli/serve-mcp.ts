import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { readSettings } from '../config/load-settings.js';
import type { OpenApiDocument } from '../explorer/openapi/openapi.js';
import { publicUrl } from '../config/parsers.js';
import { StdioTransport } from '../mcp/stdio-transport.js';
import { type CallEndpoint, createToolServer } from '../mcp/tool-server.js';
import { type EndpointTool, listTools } from '../mcp/tools.js';
import { CommandFailure, EXIT_CODES } from './output.js';

const TIMEOUT_MS = 30_000;

/** The service whose API the MCP tools call: a remote one, or one in this process. */
export interface ServiceInstance {
  call: CallEndpoint;
  describe(): Promise<OpenApiDocument>;
  close(): Promise<void>;
}

interface McpOptions {
  url?: string;
  host?: string;
  sources?: string;
}

/** `mcp`: serves MCP over standard input and output, until the input has ended and all responses are sent. */
export async function serveMcp({ url, host, sources }: McpOptions): Promise<void> {
  if (url === undefined && host !== undefined)
    throw new CommandFailure('--host requires --url.', EXIT_CODES.misunderstood);
  if (url !== undefined && sources !== undefined)
    throw new CommandFailure(
      'An instance at --url has sources of its own; use either.',
      EXIT_CODES.misunderstood,
    );
  const { call, describe, close } = await (url === undefined
    ? openLocally(sources)
    : openInstance(url, host));
  let tools: ReadonlyMap<string, EndpointTool> | null = null;
  const listed = async () => (tools ??= listTools(await describe()));
  const transport = new StdioTransport();
  const server = serveStdio(() => createToolServer(call, listed), { transport });
  await new Promise<void>((resolve) => {
    transport.onend = resolve;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  await close();
}

/** Opens the service in this process. Its code is imported here, because a remote service does not need it. */
async function openLocally(sources?: string): Promise<ServiceInstance> {
  return (await import('./local-instance.js')).openLocalInstance(sources);
}

function openInstance(url: string, host?: string): ServiceInstance {
  const base = readUrl(url);
  const { mcpKey } = readSettings();
  if (mcpKey === null)
    throw new CommandFailure(`MCP_KEY must be a key for ${base}; any text, if it checks none.`);
  const headers = { 'x-gateway-key': mcpKey, 'x-gateway-host': host ?? new URL(base).hostname };
  const call: CallEndpoint = async (target) => {
    try {
      return await fetchWithin(base, target, headers);
    } catch (error) {
      if (error instanceof RedirectError) throw error;
      throw new Error(`${base} cannot be reached, or does not respond.`);
    }
  };
  const describe = async (): Promise<OpenApiDocument> => {
    const response = await call('/openapi.json');
    if (response.ok) return (await response.json()) as OpenApiDocument;
    throw new Error(`${base} has no description of its API (status ${response.status}).`);
  };
  return { call, describe, close: () => Promise.resolve() };
}

class RedirectError extends Error {}

const MAX_REDIRECTS = 5;

/**
 * Fetches a path of the API. A redirect to another origin than that of `base` is refused, because it would send the key
 * to another server.
 * @throws RedirectError; an error of `fetch`.
 */
async function fetchWithin(base: string, target: string, headers: Record<string, string>): Promise<Response> {
  const { origin } = new URL(base);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(base + target);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    url = URL.canParse(location, url.href) ? new URL(location, url) : new URL('about:blank');
    if (url.origin !== origin)
      throw new RedirectError(
        `${base} redirects to ${url.origin}, which does not get the key: change --url.`,
      );
  }
  throw new RedirectError(`${base} has more than ${MAX_REDIRECTS} redirects in a row.`);
}

function readUrl(url: string): string {
  try {
    return publicUrl(url);
  } catch (error) {
    throw new CommandFailure(`--url ${(error as Error).message}.`, EXIT_CODES.misunderstood);
  }
}
