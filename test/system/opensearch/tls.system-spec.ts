import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { OPENSEARCH_ABSENT, TestArchive } from '../../support/opensearch.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { runCli } from '../../support/run-cli.js';

const folder = freshFolder();
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'ca.pem')];
const subject = ['-subj', '/CN=Our own authority', '-addext', 'subjectAltName=DNS:localhost'];
const made = spawnSync('openssl', [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate],
  ...subject,
]);
const absent = made.status === 0 ? OPENSEARCH_ABSENT : 'openssl is not installed';
const CORRECT = `Basic ${Buffer.from('news:open sesame').toString('base64')}`;

/**
 * The real engine behind TLS and basic authentication, which its distribution for tests has not: refused as its security
 * plugin refuses.
 */
function guard(engine: URL): Server {
  return createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (incoming, answer) => {
    const { method, url: path, headers } = incoming;
    if (headers.authorization !== CORRECT)
      return void answer.writeHead(401, { 'content-type': 'text/plain' }).end('Unauthorized');
    const passed = request(
      { host: engine.hostname, port: engine.port, method, path, headers },
      (answered) => {
        answer.writeHead(answered.statusCode!, answered.headers);
        answered.pipe(answer);
      },
    );
    incoming.pipe(passed);
  });
}

(absent === null ? describe : describe.skip)(
  `OpenSearch behind TLS and a password (${absent ?? 'real'})`,
  () => {
    let archive: TestArchive;
    let server: Server;
    let environment: Record<string, string>;

    beforeAll(async () => {
      archive = new TestArchive();
      const { urls, prefix } = archive.settings;
      server = guard(new URL(urls[0]!));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const [password, wrong] = [join(folder, 'password'), join(folder, 'wrong')];
      writeFileSync(password, 'open sesame\n');
      writeFileSync(wrong, 'abracadabra\n');
      environment = {
        OPENSEARCH_URL: `https://localhost:${(server.address() as AddressInfo).port}`,
        OPENSEARCH_PREFIX: prefix,
        OPENSEARCH_USERNAME: 'news',
        OPENSEARCH_PASSWORD_FILE: password,
        NODE_EXTRA_CA_CERTS: certificate,
      };
      const writer = IndexWriter.open(join(folder, 'data'), { retentionDays: 0, replication: 'on' });
      writer.write([anIndexArticle({ title: 'Sea wall holds in storm' })]);
      writer.close();
    });
    afterAll(async () => {
      server.close();
      server.closeAllConnections();
      await archive.close();
      rmSync(folder, { recursive: true });
    });

    const ship = (more: Record<string, string> = {}) =>
      runCli(['index', 'ship'], { ...environment, DATA_DIR: join(folder, 'data'), ...more });
    const replicaWith = async (more: Record<string, string>, get: (replica: Program) => Promise<void>) => {
      const replica = new Program({
        ...{ ...ANY_PORTS, ...environment, SEARCH_PROVIDERS: 'opensearch', DATA_DIR: join(folder, 'none') },
        ...more,
      });
      try {
        await replica.listening();
        await get(replica);
      } finally {
        await replica.signal('SIGKILL');
      }
    };
    const wrong = { OPENSEARCH_PASSWORD_FILE: join(folder, 'wrong') };

    it.each([
      ['the wrong password', wrong, 'rejects the user or the password'],
      ['a certificate that is not trusted', { NODE_EXTRA_CA_CERTS: '' }, 'NODE_EXTRA_CA_CERTS'],
    ])(
      'explains %s in the log, in /health, and in "index ship"',
      async (_, more, advice) => {
        expect(await ship(more)).toMatchObject({ code: 1, err: expect.stringContaining(advice) });
        await replicaWith(more, async (replica) => {
          expect(replica.output).toContain(advice);
          const health = await fetch(`${replica.url}/health`, { headers: GATEWAY_HEADERS });
          expect(health.status).toBe(503);
          const text = await health.text();
          expect(text).toContain(advice);
          expect(text + replica.output).not.toContain('abracadabra');
        });
      },
      300_000,
    );

    it('is replicated to and searched with the password of a file', async () => {
      expect(await ship()).toMatchObject({ code: 0 });
      await replicaWith({}, async ({ url }) => {
        const found = await fetch(`${url}/news?topic=storm&language=en`, { headers: GATEWAY_HEADERS });
        expect(await found.json()).toMatchObject({ count: 1, items: [{ title: 'Sea wall holds in storm' }] });
      });
    });
  },
);
