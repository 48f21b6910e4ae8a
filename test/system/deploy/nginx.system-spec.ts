import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import {
  missingPrograms,
  type ConfiguredNginx,
  startConfiguredNginx,
} from '../../../bench/lib/configured-nginx.mjs';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { ANY_PORTS, freePort, Program } from '../../support/program.js';
import { until } from '../../support/until.js';

const isHere = missingPrograms.length === 0;
if (!isHere)
  process.stderr.write(`SKIPPED: deploy/nginx.conf through nginx (no ${missingPrograms.join(', no ')})\n`);

(isHere ? describe : describe.skip)('deploy/nginx.conf, through nginx', () => {
  let folder: string;
  let writer: IndexWriter;
  let service: Program;
  let nginx: ConfiguredNginx;
  let port: number;

  beforeAll(async () => {
    folder = freshFolder();
    const DATA_DIR = join(folder, 'data');
    writer = IndexWriter.open(DATA_DIR, { retentionDays: 0 });
    service = await new Program({ ...ANY_PORTS, DATA_DIR, GATEWAY_PROXY_SECRET: 'replace-me' }).listening();
    port = await freePort();
    const instance = Number(new URL(service.url).port);
    nginx = startConfiguredNginx(folder, { port, instances: [instance, instance] });
    await until(() =>
      get('/docs').then(
        () => true,
        () => false,
      ),
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    await service?.signal('SIGTERM');
    writer?.close();
    rmSync(folder, { recursive: true });
  });

  /** The head of an answer, over TLS. */
  const open = (path: string, { body = '', headers = {} } = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const method = body === '' ? 'GET' : 'POST';
      const to = { host: '127.0.0.1', port, servername: 'news.example', ca: nginx.ca, method, path };
      const sent = { host: 'news.example', ...GATEWAY_HEADERS, 'accept-encoding': 'gzip', ...headers };
      request({ ...to, headers: sent }, resolve)
        .on('error', reject)
        .end(body);
    });
  const get = async (path: string, options = {}) => {
    const response = await open(path, options);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode, text: Buffer.concat(chunks).toString() };
  };
  const call = (name: string, filler = '') => ({
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search_news', arguments: { topic: name, language: 'en' }, _meta: { filler } },
    }),
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  });

  it('forwards events as they arrive, uncompressed, and the disconnection of a client', async () => {
    const response = await open('/news/stream?topic=ferry&language=en');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(response.headers['content-encoding']).toBeUndefined();
    let text = '';
    response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
    await until(() => /^id: /m.test(text));
    for (const title of ['Ferry comes in', 'Ferry wrecked on a rock']) {
      writer.write([anIndexArticle({ title })]);
      await until(() => text.includes(`"title":"${title}"`));
    }
    response.destroy();
    await until(async () => {
      const metrics = await fetch(`${service.managementUrl}/metrics`).then((answer) => answer.text());
      return /^news_search_open_streams 0$/m.test(metrics);
    });
  });

  it('allows assistants to send at most 64 KiB', async () => {
    const answer = await get('/mcp', call('ferry'));
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Ferry comes in')]);
    expect((await get('/mcp', call('ferry', 'x'.repeat(60_000)))).status).toBe(200);
    expect((await get('/mcp', call('ferry', 'x'.repeat(70_000)))).status).toBe(413);
    expect((await get('/mcp')).status).toBe(405);
  });

  it('leaves oversized requests to the service, and adds the proxy secret', async () => {
    expect((await get('/news?topic=ferry&language=en')).status).toBe(200);
    const direct = await fetch(`${service.url}/news?topic=ferry&language=en`, { headers: GATEWAY_HEADERS });
    expect(direct.status).toBe(401);
    expect((await get(`/news?topic=${'x'.repeat(9_000)}`)).status).toBe(414);
  });
});
