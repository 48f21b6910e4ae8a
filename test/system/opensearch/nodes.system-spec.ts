import { rmSync } from 'node:fs';
import { freshFolder } from '../../support/fresh-folder.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { readOutboxState } from '../../../src/index/outbox.js';
import { openSearchClient } from '../../../src/opensearch/client.js';
import { articleIndex } from '../../../src/opensearch/indexes.js';
import { compareArchive } from '../../../src/opensearch/write/compare-archive.js';
import { Replicator } from '../../../src/opensearch/write/replicator.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { OPENSEARCH_ABSENT } from '../../support/opensearch.js';
import { freePort } from '../../support/program.js';
import { until } from '../../support/until.js';

/** Only on request: three nodes take a minute to find each other. */
const NODES = Number(process.env['OPENSEARCH_NODES'] ?? 0);
const READERS = 4;
const QUESTIONS = ['/news?topic=harbour', '/news?topic=harbour%20report', '/news/topic?topic1=sports'].map(
  (question) => `${question}&language=en&limit=10`,
);

interface Node {
  url: string;
  pid: number;
  name: string;
  folder: string;
}

const absent = NODES === 0 ? 'OPENSEARCH_NODES is not set' : OPENSEARCH_ABSENT;

(absent === null ? describe : describe.skip)(`nodes of OpenSearch (${absent ?? NODES})`, () => {
  const now = Math.floor(Date.now() / 1000);
  let dataDir: string;
  let nodes: Node[];
  let writer: IndexWriter;
  let replicator: Replicator;
  let embedded: TestApp;
  let replica: TestApp;
  const settings = { urls: [''], username: null, password: null, prefix: 'news', archiveDays: 0 };

  beforeAll(async () => {
    dataDir = freshFolder();
    const engines = new URL('../../../bench/engines/opensearch.mjs', import.meta.url).href;
    const { startOpenSearchNodes } = (await import(engines)) as {
      startOpenSearchNodes(ports: number[]): Promise<Node[]>;
    };
    const ports: number[] = [];
    while (ports.length < NODES) ports.push(await freePort());
    nodes = await startOpenSearchNodes(ports);
    settings.urls = nodes.map(({ url }) => url);
    writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
    writer.write(
      Array.from({ length: 1_000 }, (_, i) =>
        anIndexArticle({
          ...{ title: `Harbour report ${i} of pier ${i % 31}`, url: `https://paper${i % 40}.example/${i}` },
          ...{ domain: `paper${i % 40}.example`, publishedAt: now - i * 60, categories: ['sports'] },
        }),
      ),
    );
    replicator = new Replicator(writer, settings);
    await replicator.drain();
    replicator.start();
    const health = `${nodes[0]!.url}/_cluster/health?wait_for_status=green&timeout=60s`;
    await until(async () => (await fetch(health)).ok, 240_000);
    await until(() => readOutboxState(writer.database)!.articles === 0);
    const client = openSearchClient(settings);
    await client.indices.refresh({ index: `${settings.prefix}-*` });
    await client.close();
    embedded = await createTestApp({ environment: { DATA_DIR: dataDir, RESPONSE_CACHE_MB: '0' } });
    replica = await createTestApp({
      environment: {
        ...{ SEARCH_PROVIDERS: 'opensearch', RESPONSE_CACHE_MB: '0', DATA_DIR: '/nonexistent/folder' },
        ...{ OPENSEARCH_URL: settings.urls.join(), OPENSEARCH_PREFIX: settings.prefix },
      },
    });
  }, 600_000);

  afterAll(async () => {
    await Promise.all([embedded.close(), replica.close(), replicator.stop()]);
    writer.close();
    for (const { pid, folder } of nodes) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The one that was killed.
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
    rmSync(dataDir, { recursive: true });
  });

  const answerOf = async (app: TestApp, question: string): Promise<string> => {
    const response = await app.get(question);
    return `${response.status} ${(await response.text()).replace(/"request_id":"[^"]*"/, '')}`;
  };

  it('fail no request, and lose and duplicate no article, when one is killed during searches and replication', async () => {
    const different: string[] = [];
    let [sent, slowest] = [0, 0];
    let isOver = false;
    const read = async (): Promise<void> => {
      for (let i = 0; !isOver; i++) {
        const question = QUESTIONS[i % QUESTIONS.length]!;
        const begun = performance.now();
        const theirs = await answerOf(replica, question);
        slowest = Math.max(slowest, performance.now() - begun);
        sent++;
        if (theirs !== (await answerOf(embedded, question))) different.push(theirs.slice(0, 300));
      }
    };
    let written = 0;
    const write = async (): Promise<void> => {
      while (!isOver) {
        const some = Array.from({ length: 20 }, () =>
          anIndexArticle({ title: `Arrival ${written++} tonight` }),
        );
        writer.write(some);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const working = Promise.all([write(), ...Array.from({ length: READERS }, read)]);
    await until(() => sent > 100 && written > 200);

    const shards = `${nodes[0]!.url}/_cat/shards/${articleIndex(settings.prefix, now)}?format=json`;
    const copies = (await (await fetch(shards)).json()) as { prirep: string; node: string }[];
    expect(copies).toHaveLength(2);
    const { node: name } = copies.find(({ prirep }) => prirep === 'p')!;
    const killedAt = { sent, written };
    process.kill(nodes.find((node) => node.name === name)!.pid, 'SIGKILL');

    await until(() => sent > killedAt.sent + 400 && written > killedAt.written + 1_000, 240_000);
    isOver = true;
    await working;
    await until(() => {
      const { articles, fault } = readOutboxState(writer.database)!;
      return articles === 0 && fault === null;
    });
    process.stdout.write(
      `${sent} responses, the slowest after ${Math.round(slowest)} ms; ${written} replicated\n`,
    );
    expect(different).toEqual([]);

    const client = openSearchClient(settings);
    const articles = 1_000 + written;
    expect(await compareArchive(client, writer.database, { prefix: settings.prefix, node: 0 })).toEqual({
      ...{ articles, missing: 0, different: 0 },
    });
    const { body } = await client.count({ index: `${settings.prefix}-articles` });
    expect(body.count).toBe(articles);
    await client.close();
    for (const question of [
      '/news?topic=arrival&language=en&limit=100',
      '/news/counts?topic=arrival&language=en',
    ])
      expect(await answerOf(replica, question)).toBe(await answerOf(embedded, question));
  }, 600_000);
});
