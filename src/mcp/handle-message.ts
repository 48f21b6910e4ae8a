import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { messageWithoutNulls } from './without-nulls.js';

/**
 * The response to a message over HTTP, as JSON, in the revision that the message names: 2026-07-28, or an earlier one.
 * A batch is rejected in any.
 */
export async function handleMessage(request: Request, createServer: () => Server): Promise<Response> {
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

/**
 * Parses JSON with well-formed strings, since responses repeat some. Undefined where the text is not JSON, which the
 * library reports.
 */
function parse(text: string): unknown {
  try {
    return messageWithoutNulls(
      JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)),
    );
  } catch {
    return undefined;
  }
}
