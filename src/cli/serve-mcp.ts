import type { Server } from 'node:http';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import { configureApp } from '../app.setup.js';
import { readSettings } from '../config/load-settings.js';
import { ApiDescription } from '../explorer/openapi/describe-api.js';
import type { OpenApiDocument } from '../explorer/openapi/openapi.js';
import { publicUrl } from '../config/parsers.js';
import { ServiceAdapter } from '../http/responses.js';
import { JsonLogger } from '../logging/json-logger.js';
import { standardError } from '../logging/log-output.js';
import { callInProcess } from '../mcp/call-in-process.js';
import { StdioTransport } from '../mcp/stdio-transport.js';
import { type CallEndpoint, toolServer } from '../mcp/tool-server.js';
import { type EndpointTool, listTools } from '../mcp/tools.js';
import { CommandFailure, EXIT } from './output.js';

/** Request timeout for another instance, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The instance of the service that the tools call. */
interface Instance {
  call: CallEndpoint;
  describe(): Promise<OpenApiDocument>;
  close(): Promise<void>;
}

/**
 * `mcp`: the tools over standard input and output, which carry nothing else, until the input has ended and every
 * request has its response.
 */
export async function serveMcp({ url, host }: { url?: string; host?: string }): Promise<void> {
  if (url === undefined && host !== undefined)
    throw new CommandFailure('--host requires --url.', EXIT.misunderstood);
  const { call, describe, close } = url === undefined ? await openLocally() : openInstance(url, host);
  let tools: ReadonlyMap<string, EndpointTool> | null = null;
  const listed = async () => (tools ??= listTools(await describe()));
  const transport = new StdioTransport();
  const server = serveStdio(() => toolServer(call, listed), { transport });
  await new Promise<void>((resolve) => {
    transport.onend = resolve;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  await close();
}

/** The index in `DATA_DIR`, read in this process while the service fills it. No key is required. */
async function openLocally(): Promise<Instance> {
  const settings = readSettings({
    INGEST: 'off',
    GATEWAY_AUTH: 'headers',
    GATEWAY_HOST: '',
    REDIS_URL: '',
    LOG_LEVEL: 'error',
    GATEWAY_PROXY_SECRET: '',
    GATEWAY_PROXY_SECRET_FILE: '',
  });
  const logger = new JsonLogger(settings.logLevel, standardError);
  const options = { logger, bodyParser: false, abortOnError: false };
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(settings),
    new ServiceAdapter(),
    options,
  );
  await configureApp(app, logger).init();
  const headers = { host: 'localhost', 'x-gateway-key': 'local', 'x-gateway-host': 'localhost' };
  return {
    call: callInProcess(app.getHttpServer() as Server, headers),
    describe: () => Promise.resolve(app.get(ApiDescription).document),
    close: () => app.close(),
  };
}

function openInstance(url: string, host?: string): Instance {
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
 * Follows redirects within the origin of `base` only: no other server may get the key.
 *
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
    throw new CommandFailure(`--url ${(error as Error).message}.`, EXIT.misunderstood);
  }
}
