import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { createTestApp, GATEWAY_HEADERS, type TestApp } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { freePort } from '../../support/program.js';
import { until } from '../../support/until.js';

const NGINX = ['nginx', '/usr/sbin/nginx'].find((place) => spawnSync(place, ['-v']).status === 0);
if (NGINX === undefined) process.stderr.write('SKIPPED: the service below a prefix (no nginx)\n');

/** nginx as its documentation sets up a prefix, with compression of everything. */
const configuration = (folder: string, port: number, service: string): string => `
daemon off;
pid nginx.pid;
events {}
http {
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    access_log off;
    gzip on;
    gzip_types *;
    gzip_proxied any;
    gzip_min_length 1;
    server {
        listen 127.0.0.1:${port};
        location /api/ { proxy_pass ${service}/; }
    }
}
`;

(NGINX === undefined ? describe.skip : describe)('a service below the prefix /api/ of nginx', () => {
  const folder = freshFolder();
  let writer: IndexWriter;
  let service: TestApp;
  let nginx: ChildProcess;
  let base: string;

  const report = (title: string, n: number) =>
    anIndexArticle({ title, domain: `p${n}.example`, url: `https://p${n}.example/1`, preview: '' });

  beforeAll(async () => {
    writer = IndexWriter.open(folder, { retentionDays: 0 });
    writer.write(Array.from({ length: 8 }, (_, n) => report(`Ferry number ${n} sails`, n)));
    service = await createTestApp({
      environment: { DATA_DIR: folder, PUBLIC_URL: 'https://news.example/api' },
    });
    const port = await freePort();
    base = `http://127.0.0.1:${port}/api`;
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, service.url));
    nginx = spawn(NGINX!, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
    await until(() =>
      fetch(`${base}/docs`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  });
  afterAll(async () => {
    nginx.kill();
    await service.close();
    writer.close();
  });

  it.each([
    '/news?topic=ferry&language=en&limit=3',
    '/news/?topic=ferry&language=en&limit=3',
    '/news/local?query=ferry&limit=3',
    '/news?topic=ferry&language=en&limit=3&format=atom',
    '/sources?limit=3',
  ])('links from %s to its next page there', async (path) => {
    for (const root of [base, service.url]) {
      const response = await fetch(root + path, { headers: GATEWAY_HEADERS });
      const link = /^<([^>]*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
      const next = await fetch(new URL(link!, response.url), { headers: GATEWAY_HEADERS });
      expect([root, next.status, next.url.startsWith(`${root}/`)]).toEqual([root, 200, true]);
      expect(await next.text()).not.toBe(await response.text());
    }
  });

  it.each(['/docs/', '/docs/?x=1'])('redirects from %s to an address there', async (path) => {
    const response = await fetch(base + path);
    expect([response.status, new URL(response.url).pathname]).toEqual([200, '/api/docs']);
  });

  it('sends events at once, also to a client that accepts gzip', async () => {
    const headers = { ...GATEWAY_HEADERS, 'accept-encoding': 'gzip' };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${base}/news/stream?topic=ferry&language=en`, { headers }, resolve).on('error', reject);
    });
    let bytes = 0;
    response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => undefined);
    await until(() => bytes > 0);
    const before = bytes;
    writer.write([report('Ferry aground at the harbour', 20)]);
    await until(() => bytes > before);
    expect(response.headers['cache-control']).toBe('no-store, no-transform');
    response.destroy();
  });
});
