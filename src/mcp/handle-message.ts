import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { messageWithoutNulls } from './without-nulls.js';

/**
 * Handles an MCP message over HTTP and returns the JSON response, in the protocol revision that the message names:
 * 2026-07-28, or an earlier one. Batches are rejected in every revision.
 */
export async function handleMcpMessage(request: Request, createServer: () => Server): Promise<Response> {
  const message = parse(await request.clone().text());
  const options = { parsedBody: message };
  if (Array.isArray(message) || !(await isLegacyRequest(request, message)))
    return createMcpHandler(createServer, { legacy: 'reject' }).fetch(request, options);
  // Not the handler's own, which responds with event streams.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createServer();
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, options);
  } finally {
    await server.close();
  }
}

/** Parses a message; undefined if it is no JSON. Lone surrogates are replaced, because responses repeat its strings. */
function parse(text: string): unknown {
  try {
    return messageWithoutNulls(
      JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)),
    );
  } catch {
    return undefined;
  }
}
