import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { OutboundError } from './outbound-error.js';

/**
 * Reads a body as it comes over the wire, up to the cap; with a longer declared length nothing is read.
 * @throws OutboundError `too-large`
 */
export async function readBody(
  body: Readable,
  length: string | undefined,
  capBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (Number(length) > capBytes) throw tooLarge(capBytes);
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > capBytes) throw tooLarge(capBytes);
      chunks.push(chunk);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks, size);
}

function tooLarge(capBytes: number): OutboundError {
  return new OutboundError('too-large', `the body is over ${capBytes} bytes`);
}

const gunzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip);
const inflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate);
const inflateRaw = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflateRaw);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress);

/** Codings of one body, also by accident. */
const MAX_LAYERS = 3;

/**
 * Undoes `Content-Encoding`, and gzip that the header does not declare (`feed.xml.gz`, gzip twice). A declared coding
 * that the bytes do not have is ignored; a truncated stream gives what it contains.
 * @throws OutboundError `too-large` over `capBytes`, `bad-encoding`
 */
export async function decompressBody(
  wire: Buffer,
  contentEncoding: string | undefined,
  capBytes: number,
): Promise<Buffer> {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  const layers = codings.filter((coding) => coding && coding !== 'identity').reverse();
  if (layers.length > MAX_LAYERS) throw new OutboundError('bad-encoding', 'too many content codings');
  let body = wire;
  for (const layer of layers) body = await decode(body, layer, capBytes);
  for (let extra = layers.length; extra < MAX_LAYERS && isGzip(body); extra++) {
    body = await decode(body, 'gzip', capBytes);
  }
  if (body.length > capBytes) throw new OutboundError('too-large', `the body is over ${capBytes} bytes`);
  return body;
}

async function decode(body: Buffer, coding: string, capBytes: number): Promise<Buffer> {
  if (body.length === 0) return body;
  const options = { maxOutputLength: capBytes, finishFlush: zlib.constants.Z_SYNC_FLUSH };
  try {
    if (coding === 'gzip' || coding === 'x-gzip') return isGzip(body) ? await gunzip(body, options) : body;
    if (coding === 'deflate') return isZlib(body) ? await inflate(body, options) : await raw(body, options);
    if (coding === 'br') return await unbrotli(body, capBytes);
  } catch (error) {
    throw failure(error, coding, capBytes);
  }
  throw new OutboundError('bad-encoding', `content coding ${coding.slice(0, 40)} is not known`);
}

/** Some servers send deflate without its zlib wrapper, others label plain text as deflate. */
async function raw(body: Buffer, options: zlib.ZlibOptions): Promise<Buffer> {
  return looksLikeText(body) ? body : inflateRaw(body, options);
}

async function unbrotli(body: Buffer, capBytes: number): Promise<Buffer> {
  if (looksLikeText(body)) return body;
  const finishFlush = zlib.constants.BROTLI_OPERATION_FLUSH;
  return brotli(body, { maxOutputLength: capBytes, finishFlush });
}

function isGzip(body: Buffer): boolean {
  return body[0] === 0x1f && body[1] === 0x8b;
}

/** RFC 1950: method 8 and a header that divides by 31. */
function isZlib(body: Buffer): boolean {
  return body.length > 1 && (body[0]! & 0x0f) === 8 && body.readUInt16BE(0) % 31 === 0;
}

function looksLikeText(body: Buffer): boolean {
  return /^(?:\xEF\xBB\xBF)?\s*(?:<[?!a-zA-Z]|[{[]\s*["{])/.test(body.toString('latin1', 0, 64));
}

function failure(error: unknown, coding: string, capBytes: number): OutboundError {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ERR_BUFFER_TOO_LARGE') {
    return new OutboundError('too-large', `the body is over ${capBytes} bytes once decompressed`);
  }
  return new OutboundError('bad-encoding', `the body is not ${coding}`);
}
