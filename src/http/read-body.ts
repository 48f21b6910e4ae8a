import type { IncomingMessage } from 'node:http';

/** Why there is no body. */
export type UnreadBody = 'too-large' | 'broken-off';

/** The body of a request, or the reason why there is none. A body beyond the cap is discarded. */
export async function readBody(request: IncomingMessage, capBytes: number): Promise<Buffer | UnreadBody> {
  if (Number(request.headers['content-length']) > capBytes) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > capBytes) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    return 'broken-off';
  }
  return Buffer.concat(chunks, size);
}
