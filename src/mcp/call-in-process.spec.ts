import { createServer } from 'node:http';
import { callInProcess } from './call-in-process.js';

describe(callInProcess.name, () => {
  it('sends a request with the headers to a server that does not listen, and returns its response', async () => {
    const server = createServer((req, res) => {
      res
        .writeHead(404, { 'X-Own': 'a', Link: ['<b>', '<c>'] })
        .end(`${req.url} ${req.headers['x-gateway-key']}`);
    });
    const response = await callInProcess(server, { 'x-gateway-key': 'local' })('/news?topic=ferry');
    expect([response.status, await response.text()]).toEqual([404, '/news?topic=ferry local']);
    expect([response.headers.get('x-own'), response.headers.get('link')]).toEqual(['a', '<b>, <c>']);
    expect(response.headers.get('connection')).toBe('close');
  });

  it('rejects with a sentence where the server closes the connection, as when it stops', async () => {
    const server = createServer((req) => req.socket.destroy());
    await expect(callInProcess(server, {})('/news')).rejects.toThrow('The service is stopping; try again.');
  });
});
