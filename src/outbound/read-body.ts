import type { Readable } from 'node:stream';
import { OutboundError } from './outbound-error.js';

/**
 * Collects a body as it comes over the wire and stops at the cap; a declared length over it is not begun.
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
