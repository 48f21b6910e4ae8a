import net from 'node:net';

/**
 * A client with little CPU of its own: one keep-alive connection, one request at a time.
 */
export async function plainClient(port, headers) {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([k, v]) => `${k}: ${v}\r\n`);
  const tail = ` HTTP/1.1\r\n${lines.join('')}\r\n`;
  let received = [];
  let onResponse = null;
  socket.on('data', (chunk) => {
    received.push(chunk);
    const bytes = received.length === 1 ? chunk : Buffer.concat(received);
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/^content-length: (\d+)/im.exec(bytes.toString('latin1', 0, end))[1]);
    if (bytes.length < end + 4 + length) return;
    received = [];
    onResponse(Number(bytes.toString('latin1', 9, 12)), bytes.subarray(end + 4));
  });
  const send = (path) =>
    new Promise((resolve, reject) => {
      onResponse = (status, body) =>
        status === 200 ? resolve(body) : reject(new Error(`${status} for ${path}`));
      socket.write(`GET ${path}${tail}`);
    });
  return {
    /** Milliseconds from the request to the last byte of its response. */
    async get(path) {
      const start = performance.now();
      await send(path);
      return performance.now() - start;
    },
    /** The JSON body of a response. */
    json: async (path) => JSON.parse(String(await send(path))),
    close: () => socket.destroy(),
  };
}
