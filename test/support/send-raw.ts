import { connect } from 'node:net';

/** An answer as it came over the connection. */
export interface RawResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends bytes as they are, which no HTTP client would, and reads until the service ends the connection.
 *
 * @returns every answer that came, `100 Continue` among them.
 */
export function sendRaw(port: number, text: string): Promise<RawResponse[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => resolve(readResponses(Buffer.concat(chunks)))).on('error', reject);
  });
}

function readResponses(bytes: Buffer): RawResponse[] {
  const answers: RawResponse[] = [];
  while (bytes.length > 0) {
    const end = bytes.indexOf('\r\n\r\n');
    const [line, ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      lines.map((header) => [
        header.slice(0, header.indexOf(':')).toLowerCase(),
        header.slice(header.indexOf(':') + 1).trim(),
      ]),
    ) as Record<string, string>;
    const next = end + 4 + Number(headers['content-length'] ?? 0);
    answers.push({
      status: Number(line!.split(' ')[1]),
      headers,
      body: bytes.subarray(end + 4, next).toString(),
    });
    bytes = bytes.subarray(next);
  }
  return answers;
}
