import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import {
  type JSONRPCMessage,
  parseJSONRPCMessage,
  ProtocolErrorCode,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { messageWithoutNulls } from './without-nulls.js';

/** Maximum length of a message in characters. A longer one is discarded, and the response is an error. */
const MAX_LENGTH = 10 * 1024 * 1024;

/**
 * MCP over standard input and output, one message a line. It replaces the library's transport, which ignores an
 * invalid line without a response, and at the end of the input drops requests that have no response yet.
 */
export class StdioTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  /** Called when the input has ended and every request has its response. */
  onend?: () => void;
  private readonly decoder = new StringDecoder('utf8');
  private readonly pending = new Set<RequestId>();
  private line = '';
  private isTooLong = false;
  private hasEnded = false;

  constructor(
    private readonly input: Readable = process.stdin,
    private readonly output: Writable = process.stdout,
  ) {}

  async start(): Promise<void> {
    this.input.on('data', this.onData).on('end', this.onEnd);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const isRead = this.output.write(`${JSON.stringify(message)}\n`);
    if (!isRead) await new Promise((resolve) => this.output.once('drain', resolve));
    if (!('method' in message) && message.id !== undefined) this.settle(message.id);
  }

  async close(): Promise<void> {
    this.input.off('data', this.onData).off('end', this.onEnd).pause();
    this.onclose?.();
  }

  private readonly onData = (chunk: Buffer): void => {
    const [first, ...lines] = this.decoder.write(chunk).split('\n');
    this.append(first!);
    for (const line of lines) {
      this.endLine();
      this.append(line);
    }
  };

  private readonly onEnd = (): void => {
    this.append(this.decoder.end());
    this.endLine();
    this.hasEnded = true;
    this.closeIfDone();
  };

  private append(text: string): void {
    this.isTooLong ||= this.line.length + text.length > MAX_LENGTH;
    this.line = this.isTooLong ? '' : this.line + text;
  }

  private endLine(): void {
    const { line, isTooLong } = this;
    this.line = '';
    this.isTooLong = false;
    if (isTooLong)
      this.refuse(null, ProtocolErrorCode.InvalidRequest, `A line has at most ${MAX_LENGTH} characters.`);
    // White space includes a byte order mark.
    else if (line.trim() !== '') this.take(line.trim());
  }

  private take(line: string): void {
    let value: unknown;
    try {
      value = messageWithoutNulls(JSON.parse(line));
    } catch {
      return this.refuse(null, ProtocolErrorCode.ParseError, 'A line must be one JSON-RPC message in JSON.');
    }
    let message: JSONRPCMessage;
    try {
      message = parseJSONRPCMessage(value);
    } catch {
      return this.refuse(idOf(value), ProtocolErrorCode.InvalidRequest, NO_MESSAGE);
    }
    // A subscription has its response when the connection ends.
    if ('method' in message && 'id' in message && message.method !== 'subscriptions/listen')
      this.pending.add(message.id);
    // A cancelled request gets no response.
    if ('method' in message && message.method === 'notifications/cancelled')
      this.settle(message.params?.['requestId'] as RequestId);
    this.onmessage?.(message);
  }

  private refuse(id: RequestId | null, code: ProtocolErrorCode, message: string): void {
    this.output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  }

  private settle(id: RequestId): void {
    this.pending.delete(id);
    this.closeIfDone();
  }

  private closeIfDone(): void {
    if (this.hasEnded && this.pending.size === 0) this.onend?.();
  }
}

const NO_MESSAGE =
  'A message is an object with "jsonrpc": "2.0" and "method", and as a request with "id", a text or a whole number.';

/** The id of an invalid message, so that the client can relate the error to it; null if it has none. */
function idOf(value: unknown): RequestId | null {
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
