import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { backupIndex } from '../../../src/index/maintain-index.js';
import { readOutboxState } from '../../../src/index/outbox.js';
import { ColumnStatement } from '../../../src/index/sqlite.js';
import { openSearchClient, type OpenSearchSettings } from '../../../src/opensearch/client.js';
import { nodeOfSharedId, idInNode } from '../../../src/opensearch/documents.js';
import { articleIndex, indexNames } from '../../../src/opensearch/indexes.js';
import { sweepArchive } from '../../../src/opensearch/write/archive-retention.js';
import { type ArchiveComparison, compareArchive } from '../../../src/opensearch/write/compare-archive.js';
import { Replicator } from '../../../src/opensearch/write/replicator.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { Line } from '../../support/line.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { freePort } from '../../support/program.js';
import { runCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';
import { OPENSEARCH_ABSENT, TestArchive } from '../../support/opensearch.js';
import { until } from '../../support/until.js';

const PROGRAM = fileURLToPath(new URL('../../support/replicate-until-killed.mjs', import.meta.url));
/** `.ci/full` sets more, and also kills the engine. */
const KILLS = Number(process.env['SHIPPING_KILLS'] ?? 4);
const isLong = process.env['SHIPPING_KILLS'] !== undefined;

/** Replicates until `ms` after the first batch, and kills the process. @returns the number of the last batch */
function replicateAndKill(
  dataDir: string,
  first: number,
  settings: OpenSearchSettings,
  ms: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, dataDir, String(first), JSON.stringify(settings)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), ms));
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (_, signal) => {
      const last = printed.slice(0, printed.lastIndexOf('\n')).split('\n').at(-1);
      if (signal === 'SIGKILL' && last) resolve(Number(last));
      else reject(new Error('The replicator ended by itself; is dist built?'));
    });
  });
}

const describeReal = OPENSEARCH_ABSENT === null ? describe : describe.skip;

describeReal(`replication to a real OpenSearch (${OPENSEARCH_ABSENT ?? 'there'})`, () => {
  let dataDir: string;
  let archive: TestArchive;

  beforeEach(() => {
    dataDir = freshFolder();
    archive = new TestArchive();
  });
  afterEach(async () => {
    await archive.close();
    rmSync(dataDir, { recursive: true });
  });

  /** Replicates the rest, and compares the articles. */
  async function compare(
    writer: IndexWriter,
    settings = archive.settings,
  ): Promise<ArchiveComparison & { surplus: number }> {
    const replicator = new Replicator(writer, settings);
    await replicator.drain();
    await replicator.stop();
    const client = openSearchClient(settings);
    const node = Number(
      new ColumnStatement<string>(
        writer.database,
        `SELECT value FROM properties WHERE name = 'node_number'`,
      ).get(),
    );
    const comparison = await compareArchive(client, writer.database, { prefix: settings.prefix, node });
    const query = { term: { node } };
    const own = await client.count({ index: indexNames(settings.prefix).articles, body: { query } as never });
    await client.close();
    return { ...comparison, surplus: own.body.count - comparison.articles };
  }

  it(`loses and duplicates no article when the process is killed ${KILLS} times`, async () => {
    let last = -1;
    for (let kill = 0; kill < KILLS; kill++) {
      last = await replicateAndKill(dataDir, last + 1, archive.settings, 100 + kill * 139);
    }
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    const articles = new ColumnStatement<number>(writer.database, 'SELECT count(*) FROM articles').get()!;
    // Of each fifty articles, five are removed again.
    expect(articles).toBeGreaterThanOrEqual((last + 1) * 45);
    expect(await compare(writer)).toEqual({ articles, missing: 0, different: 0, surplus: 0 });
    writer.close();
  });

  it('is complete after OpenSearch was unavailable', async () => {
    const line = new Line(new URL(archive.settings.urls[0]!));
    const settings = { ...archive.settings, urls: [await line.join()] };
    const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
    const replicator = new Replicator(writer, settings);
    const waiting = () => readOutboxState(writer.database)!;
    const write = (n: number) => writer.write(Array.from({ length: n }, () => anIndexArticle()));
    replicator.start();
    write(300);
    await until(() => waiting().articles < 300);
    await line.cut();
    write(700);
    await until(() => waiting().fault !== null);
    write(500);
    expect(waiting().articles).toBeGreaterThanOrEqual(1_200);
    await line.join();
    await until(() => waiting().articles === 0 && waiting().fault === null);
    await replicator.stop();
    await line.cut();
    expect(await compare(writer)).toEqual({ articles: 1_500, missing: 0, different: 0, surplus: 0 });
    writer.close();
  });

  it('delays the articles of an index that is blocked, and no others', async () => {
    const now = Math.floor(Date.now() / 1000);
    const { settings } = archive;
    const old = now - 62 * 86_400;
    const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
    writer.write([anIndexArticle({ publishedAt: old }), anIndexArticle({ publishedAt: now })]);
    const replicator = new Replicator(writer, settings);
    await replicator.drain();
    const client = openSearchClient(settings);
    const index = articleIndex(settings.prefix, old);
    const block = (isBlocked: boolean) =>
      client.indices.putSettings({ index, body: { index: { blocks: { write: isBlocked } } } as never });
    await block(true);
    const waiting = () => readOutboxState(writer.database)!;
    const olds = Array.from({ length: 600 }, () => anIndexArticle({ publishedAt: old }));
    writer.write(olds);
    writer.write([anIndexArticle({ publishedAt: now })]);
    replicator.start();
    await until(() => waiting().articles === 600 && waiting().fault !== null);
    expect(waiting().fault!.reason).toContain('status 403');
    await block(false);
    await until(() => waiting().articles === 0 && waiting().fault === null);
    await replicator.stop();
    await client.close();
    expect(await compare(writer)).toEqual({ articles: 603, missing: 0, different: 0, surplus: 0 });
    writer.close();
  });

  it('compares while a node writes and replicates', async () => {
    const now = Math.floor(Date.now() / 1000);
    const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
    const articles = Array.from({ length: 1_100 }, (_, i) =>
      anIndexArticle({ publishedAt: now - 2_000 + i }),
    );
    writer.write(articles);
    const { settings } = archive;
    const replicator = new Replicator(writer, settings);
    await replicator.drain();
    const client = openSearchClient(settings);
    // New documents are invisible until the comparison refreshes the index.
    const body = { index: { refresh_interval: '-1' } };
    await client.indices.putSettings({ index: indexNames(settings.prefix).articles, body });
    const search = client.search.bind(client) as (...parameters: unknown[]) => Promise<unknown>;
    const first = async (...parameters: unknown[]): Promise<unknown> => {
      Object.assign(client, { search });
      writer.write([anIndexArticle({ publishedAt: now - 3_000 }), { ...articles[1_050]!, title: 'Edited' }]);
      await replicator.drain();
      return search(...parameters);
    };
    Object.assign(client, { search: first });
    const compared = await compareArchive(client, writer.database, { prefix: settings.prefix, node: 0 });
    expect(compared).toEqual({ articles: 1_100, missing: 0, different: 0 });
    await client.close();
    await replicator.stop();
    writer.close();
  });

  it('replicates the articles of `ingest --once` before it ends, for two nodes with a share of the languages each', async () => {
    const newsroom = await LoopbackServer.start();
    const published = new Date(Math.floor(Date.now() / 1000) * 1000).toUTCString();
    const feed = (language: string, titles: string[]) => {
      const items = titles.map(
        (title, i) =>
          `<item><title>${title}</title><link>https://www.${language}${i}.example/1</link><pubDate>${published}</pubDate></item>`,
      );
      newsroom.serve(
        `/${language}`,
        `<rss version="2.0"><channel><title>Desk</title>${items.join('')}</channel></rss>`,
      );
      return [newsroom.url(`/${language}`), `text="${language}" language="${language}"`] as const;
    };
    const list = writeSourceList(join(dataDir, 'list.opml'), [
      feed('en', ['Sea wall holds in storm', 'Ferry rides out storm']),
      feed('de', ['Deich hält im Sturm', 'Fähre trotzt dem Sturm']),
    ]);
    const { urls, prefix } = archive.settings;
    const nodeOfLanguage = (language: string) => ({
      ...{ SOURCES: list, OUTBOUND_ALLOW: '127.0.0.0/8', INGEST_LANGUAGES: language },
      ...{ DATA_DIR: join(dataDir, language), OPENSEARCH_URL: urls[0]!, OPENSEARCH_PREFIX: prefix },
    });
    const client = openSearchClient(archive.settings);
    const replicated = async () => {
      await client.indices.refresh({ index: `${prefix}-*` });
      const body = { size: 100, docvalue_fields: ['id', 'language'], sort: ['id'] } as never;
      const answer = await client.search({ index: indexNames(prefix).articles, body });
      return answer.body.hits.hits.map(({ fields }) => {
        const id = fields!['id'][0] as number;
        return {
          id,
          node: nodeOfSharedId(id),
          own: idInNode(id),
          language: fields!['language'][0] as string,
        };
      });
    };
    for (const language of ['en', 'de']) {
      expect(await runCli(['ingest', '--once'], nodeOfLanguage(language))).toMatchObject({ code: 0 });
    }
    const found = await replicated();
    expect(found.map(({ node, language }) => `${node} ${language}`).sort()).toEqual([
      '0 en',
      '0 en',
      '1 de',
      '1 de',
    ]);
    // Published in the same second, they have the same ids in the indexes of both.
    expect(new Set(found.map(({ own }) => own)).size).toBeLessThan(4);
    expect(new Set(found.map(({ id }) => id)).size).toBe(4);
    // No node replicates an exclusion of another one.
    const keepOut = ['index', 'remove', 'de0.example', '--keep-out'];
    expect(await runCli(keepOut, nodeOfLanguage('en'))).toMatchObject({ code: 0 });
    expect(await runCli(['index', 'ship'], nodeOfLanguage('en'))).toMatchObject({ code: 0 });
    expect(await runCli(['index', 'ship', '--from-start'], nodeOfLanguage('de'))).toMatchObject({ code: 0 });
    expect(await replicated()).toHaveLength(3);
    for (const language of ['en', 'de']) {
      const check = await runCli(['index', 'check'], nodeOfLanguage(language));
      expect(JSON.parse(check.out)).toEqual({ sound: true, faults: [] });
    }
    await client.close();
    await newsroom.stop();
  });

  it('has each story once after a backup was restored in place of the node that it comes from', async () => {
    const { settings } = archive;
    const { nodes, stories } = indexNames(settings.prefix);
    const client = openSearchClient(settings);
    const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
    const title = 'Earthquake shakes Lisbon harbour';
    writer.write(['a', 'b'].map((name) => anIndexArticle({ title, domain: `${name}.example` })));
    await archive.fill(writer);
    const restored = freshFolder();
    await backupIndex(dataDir, join(restored, 'news.db'));
    writer.close();
    const { body: former } = await client.get({ index: nodes, id: '0' });
    await client.index({ index: nodes, id: '0', body: { ...former._source, at: 1 } });
    const copy = IndexWriter.open(restored, { retentionDays: 0, replication: 'on' });
    const replicator = new Replicator(copy, settings);
    await replicator.drain();
    await client.indices.refresh({ index: stories });
    const body = { docvalue_fields: ['node'] } as never;
    const { hits } = (await client.search({ index: stories, body })).body.hits;
    expect(hits.map(({ fields }) => fields!['node'] as unknown)).toEqual([[1]]);
    await replicator.stop();
    copy.close();
    await client.close();
    rmSync(restored, { recursive: true });
  });

  it('deletes the months older than ARCHIVE_DAYS, and nothing else', async () => {
    const day = 86_400;
    const now = Math.floor(Date.now() / 1000);
    const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
    writer.write([
      anIndexArticle({ title: 'Storm over Lisbon', publishedAt: now - 100 * day }),
      anIndexArticle({ publishedAt: null, seenAt: now - 100 * day }),
      anIndexArticle({ title: 'Storm over Porto', publishedAt: now }),
      anIndexArticle({ publishedAt: null, seenAt: now }),
    ]);
    const settings = { ...archive.settings, archiveDays: 60 };
    const client = openSearchClient(settings);
    const names = indexNames(settings.prefix);
    const count = async () => {
      await client.indices.refresh({ index: names.articles });
      return (await client.count({ index: names.articles })).body.count;
    };
    let replicator = new Replicator(writer, archive.settings);
    await replicator.drain();
    await replicator.stop();
    replicator = new Replicator(writer, settings);
    await replicator.drain();
    await replicator.drain();
    // The undated one that was replicated a moment ago is deleted once it can be found.
    await until(async () => {
      await sweepArchive(client, settings, now);
      return (await count()) === 2;
    });
    const { body } = await client.indices.getAlias({ name: names.articles });
    expect(Object.keys(body)).toHaveLength(2);
    await replicator.stop();
    await client.close();
    writer.close();
  });

  it('refills indexes that were deleted by hand with `index ship --from-start`, with any index template', async () => {
    const { prefix } = archive.settings;
    const names = indexNames(prefix);
    const client = openSearchClient(archive.settings);
    const body = { index_patterns: [`${names.articles}-*`], priority: 200 };
    const template = { settings: { number_of_shards: 2 } };
    await client.indices.putIndexTemplate({ name: `${prefix}-own`, body: { ...body, template } as never });
    const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
    writer.write([anIndexArticle({ publishedAt: null }), anIndexArticle(), anIndexArticle()]);
    expect(await compare(writer)).toEqual({ articles: 3, missing: 0, different: 0, surplus: 0 });
    const months = Object.keys((await client.indices.getAlias({ name: names.articles })).body);
    const month = months.find((index) => index !== names.undated)!;
    const { body: shards } = await client.indices.getSettings({
      index: month,
      name: 'index.number_of_shards',
    });
    expect(shards[month]!.settings).toMatchObject({ index: { number_of_shards: '2' } });
    const shipFromStart = () => writer.outbox!.enqueueAll();
    await client.indices.deleteAlias({ index: '_all', name: names.articles });
    await client.indices.delete({ index: month });
    shipFromStart();
    expect(await compare(writer)).toEqual({ articles: 3, missing: 0, different: 0, surplus: 0 });
    const { body: made } = await client.indices.get({ index: month });
    const { analysis } = made[month]!.settings!['index'] as unknown as { analysis: object };
    const oldSettings = { analysis };
    const { host, ...oldFields } = made[month]!.mappings!.properties!;
    // Whatever else made an index of this name, articles do not vanish in it.
    await client.indices.delete({ index: month });
    await client.index({ index: month, id: '1', body: { title: 'of another' } });
    const replicator = new Replicator(writer, archive.settings);
    await expect(replicator.drain()).rejects.toThrow('delete it, and run "index ship --from-start"');
    await client.indices.delete({ index: month });
    shipFromStart();
    await replicator.drain();
    await replicator.stop();
    // An older version had a field less.
    await client.indices.delete({ index: month });
    await client.indices.create({
      index: month,
      body: { settings: oldSettings, mappings: { dynamic: false, properties: oldFields } } as never,
    });
    shipFromStart();
    expect(await compare(writer)).toEqual({ articles: 3, missing: 0, different: 0, surplus: 0 });
    const { body: mapping } = await client.indices.getMapping({ index: month });
    expect(mapping[month]!.mappings.properties).toMatchObject({ host });
    await client.close();
    writer.close();
  });

  (isLong ? it : it.skip)(
    'is complete after the engine was killed, twice (SHIPPING_KILLS)',
    async () => {
      const engines = new URL('../../../bench/engines/opensearch.mjs', import.meta.url).href;
      const { startOpenSearch } = (await import(engines)) as {
        startOpenSearch(port: number, options: object): Promise<{ url: string; pid: number; folder: string }>;
      };
      const port = await freePort();
      let node = await startOpenSearch(port, { heap: '512m' });
      const settings = { ...archive.settings, urls: [node.url] };
      const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
      const replicator = new Replicator(writer, settings);
      const waiting = () => readOutboxState(writer.database)!;
      const write = () => writer.write(Array.from({ length: 2_000 }, () => anIndexArticle()));
      replicator.start();
      for (let kill = 0; kill < 2; kill++) {
        write();
        await until(() => waiting().articles < 1_500);
        process.kill(node.pid, 'SIGKILL');
        await until(() => waiting().fault !== null);
        write();
        node = await startOpenSearch(port, { heap: '512m', again: true });
        await until(() => waiting().articles === 0 && waiting().fault === null);
      }
      await replicator.stop();
      expect(await compare(writer, settings)).toEqual({
        articles: 8_000,
        missing: 0,
        different: 0,
        surplus: 0,
      });
      writer.close();
      process.kill(node.pid, 'SIGKILL');
      rmSync(node.folder, { recursive: true, force: true, maxRetries: 5 });
    },
    600_000,
  );
});
