import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { FakeOpenSearch } from '../../../test/support/fake-opensearch.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { until } from '../../../test/support/until.js';
import { IndexWriter } from '../../index/index-writer.js';
import { backupIndex } from '../../index/maintain-index.js';
import { readOutboxState } from '../../index/outbox.js';
import { articleOfDocument, nodeOfSharedId, idInNode } from '../documents.js';
import { Replicator } from './replicator.js';

describe(Replicator.name, () => {
  let dataDir: string;
  let writer: IndexWriter;
  let archive: FakeOpenSearch;
  let sut: Replicator;
  let faults: (string | null)[];

  const openReplicator = (of = writer, archiveDays = 0) => {
    const settings = { urls: [archive.url], username: null, password: null, prefix: 'news', archiveDays };
    return new Replicator(of, settings, {
      onFault: (reason) => faults.push(reason),
      status: () => ({ a: 1 }),
    });
  };
  const replicated = () =>
    archive.documents('news-articles').map(({ article }) => articleOfDocument(article as string));
  const titles = () => replicated().map(({ title }) => title);
  const waiting = () => readOutboxState(writer.database)!;

  beforeEach(async () => {
    dataDir = freshFolder();
    writer = IndexWriter.open(dataDir, { retentionDays: 3, replication: 'on' });
    archive = await new FakeOpenSearch().start();
    faults = [];
    sut = openReplicator();
  });

  afterEach(async () => {
    await sut.stop();
    await archive.stop();
    writer.close();
    rmSync(dataDir, { recursive: true });
  });

  it('replicates articles, stories and words, each once, with the tokens of the index', async () => {
    const report = (n: number) =>
      anIndexArticle({
        title: 'Earthquake shakes Lisbon harbour',
        domain: `p${n}.example`,
        url: `https://p${n}.example/`,
      });
    writer.write([report(1), report(2)]);
    await sut.drain();
    expect(waiting()).toMatchObject({ articles: 0, stories: 0, fault: null });
    const [first] = archive.documents('news-articles-2');
    expect(first).toMatchObject({
      title: 'en_earthquake en_shakes en_lisbon en_harbour ',
      sequence: 1,
      node: 0,
    });
    const { id } = writer.database.prepare('SELECT id FROM articles WHERE sequence = 1').get() as {
      id: number;
    };
    expect([idInNode(replicated()[0]!.id), nodeOfSharedId(replicated()[0]!.id)]).toEqual([id, 0]);
    expect(archive.documents('news-stories')).toMatchObject([{ language: 'en', domains: { all: 2 } }]);
    expect(archive.documents('news-nodes')).toMatchObject([{ a: 1 }]);
    const sent = archive.bulks.length;
    await sut.drain();
    expect(archive.bulks).toHaveLength(sent);
  });

  it('sends the same tokens after a restart', async () => {
    writer.write([anIndexArticle({ title: 'Earthquake shakes Lisbon', rest: 'Ferries stop.' })]);
    writer.close();
    writer = IndexWriter.open(dataDir, { retentionDays: 3 });
    sut = openReplicator();
    await sut.drain();
    const [document] = archive.documents('news-articles');
    expect(document).toMatchObject({ title: 'en_earthquake en_shakes en_lisbon ', rest: 'Ferries stop.' });
    expect(document!['preview']).toContain('en_ferries');
  });

  it('sends the tokens of articles that another process has changed', async () => {
    const article = anIndexArticle({ title: 'Harbour bridge closes' });
    writer.write([article]);
    const other = IndexWriter.open(dataDir, { retentionDays: 3 });
    other.write([{ ...article, title: 'Harbour bridge reopens' }]);
    other.close();
    await sut.drain();
    expect(archive.documents('news-articles-2')[0]!['title']).toContain('en_reopens');
  });

  it('replicates moved and removed articles, but no deletion by retention', async () => {
    const now = Math.floor(Date.now() / 1000);
    const undated = anIndexArticle({ title: 'Moves', publishedAt: null });
    const old = anIndexArticle({ title: 'Stays', publishedAt: now - 4 * 86_400 });
    const gone = anIndexArticle({ title: 'Goes' });
    writer.write([undated, old, gone]);
    await sut.drain();
    expect(archive.documents('news-articles-undated')).toHaveLength(1);
    await writer.sweep(now);
    writer.write([{ ...undated, publishedAt: now }]);
    const { id } = writer.database.prepare(`SELECT id FROM articles WHERE title = 'Goes'`).get() as {
      id: number;
    };
    writer.remove([id]);
    await sut.drain();
    expect(titles().sort()).toEqual(['Moves', 'Stays']);
    expect(archive.documents('news-articles-undated')).toEqual([]);
    writer.recordRemoval({ domain: 'a.example' });
    await sut.drain();
    expect(archive.deletions.at(-1)).toContain('a.example');
    expect(waiting().articles).toBe(0);
  });

  it('deletes what is older than the archive may become, and nothing without a limit', async () => {
    const agesInDays = () =>
      archive.deletions
        .flatMap((body) => /"(?:seen_at|latest.all)":\{"lt":(\d+)/.exec(body)?.[1] ?? [])
        .map((limit) => Math.round((Date.now() / 1000 - Number(limit)) / 86_400));
    await sut.drain();
    expect(agesInDays()).toEqual([]);
    const limited = openReplicator(writer, 30);
    await limited.drain();
    await limited.stop();
    expect(agesInDays()).toEqual([30, 30]);
  });

  it('shares the exclusions of this node, and replicates nothing that any node excludes', async () => {
    const of = (domain: string) => anIndexArticle({ domain, source: domain, url: `https://${domain}/1` });
    const keptOut = (removed: string) => ({ at: '2030-01-01T00:00:00Z', removed, keep_out: true });
    writer.write(['a.example', 'b.example', 'c.example'].map(of));
    // As in an older copy of the index that is brought back.
    writer.blocklist.add(keptOut('a.example'));
    const others = { version: 1, document: { kept_out: [keptOut('b.example')] } };
    archive.indexes.set('news-removals', new Map([['5', others]]));
    await sut.drain();
    expect(archive.documents('news-articles').map(({ domain }) => domain)).toEqual(['c.example']);
    expect(archive.indexes.get('news-removals')!.get('0')).toMatchObject({
      document: { kept_out: [{ removed: 'a.example' }] },
    });
    expect(writer.write([of('b.example')])).toMatchObject({ unchanged: 1 });
  });

  it.each([429, 503, 403])('resends the one document that was rejected with %i', async (status) => {
    writer.write([anIndexArticle({ title: 'One' }), anIndexArticle({ title: 'Two' })]);
    archive.failure = { place: 1, status };
    await sut.drain();
    expect(titles()).toHaveLength(2);
    expect(archive.bulks.slice(0, 2)).toEqual([2, 1]);
    expect(faults[0]).toContain(String(status));
    expect(waiting().fault).toBeNull();
  });

  it.each([429, 403, 503, 404])(
    'delays the documents of an index that responds with %i, and no others',
    async (status) => {
      const now = Math.floor(Date.now() / 1000);
      const old = Array.from({ length: 600 }, (_, n) => {
        return anIndexArticle({ title: `Old ${n}`, publishedAt: now - 62 * 86_400 });
      });
      writer.write(old);
      writer.write([anIndexArticle({ title: 'New', publishedAt: now })]);
      const month = new Date((now - 62 * 86_400) * 1000).toISOString().slice(0, 7);
      archive.blocked.set(`news-articles-${month}`, status);
      sut.start();
      await until(() => titles().includes('New') && archive.documents('news-nodes').length > 0, 30_000);
      await until(() => waiting().fault !== null && waiting().articles === 600);
      expect(waiting()).toMatchObject({
        articles: 600,
        fault: { reason: expect.stringContaining(`status ${status}`) },
      });
      archive.blocked.clear();
      await until(() => waiting().articles === 0 && waiting().fault === null, 60_000);
      expect(titles()).toHaveLength(601);
    },
    120_000,
  );

  it('halves a batch that is too large, and sets a document aside that is too large alone', async () => {
    const articles = Array.from({ length: 20 }, (_, n) => anIndexArticle({ title: `Short ${n}` }));
    const long = anIndexArticle({
      title: 'Long',
      preview: 'ferry '.repeat(2_000),
      rest: 'harbour '.repeat(2_000),
    });
    writer.write([...articles, long]);
    archive.maxLength = 12_000;
    await sut.drain();
    expect(titles()).toHaveLength(20);
    expect(waiting()).toMatchObject({ articles: 0, refused: 1, refusal: expect.stringContaining('413') });
    expect(faults.at(-1)).toContain('status 413');
  });

  it('sets permanently rejected changes aside, and replicates the others', async () => {
    writer.write([anIndexArticle({ title: 'One' }), anIndexArticle({ title: 'Two' })]);
    archive.failure = { place: 0, status: 400 };
    await sut.drain();
    expect(titles()).toHaveLength(1);
    expect(waiting()).toMatchObject({ articles: 0, refused: 1 });
  });

  it('applies no change twice when the response was lost', async () => {
    writer.write([anIndexArticle(), anIndexArticle()]);
    archive.losesResponses = true;
    sut.start();
    await until(() => faults.length > 0);
    expect(waiting()).toMatchObject({ articles: 2, fault: { reason: expect.any(String) } });
    archive.losesResponses = false;
    await until(() => waiting().articles === 0);
    expect(replicated()).toHaveLength(2);
    await until(() => faults.at(-1) === null);
  });

  it('waits while OpenSearch is unavailable, and catches up', async () => {
    await archive.stop();
    sut.start();
    writer.write([anIndexArticle({ title: 'Before' })]);
    await until(() => waiting().fault !== null);
    writer.write([anIndexArticle({ title: 'Meanwhile' })]);
    await archive.start();
    await until(() => waiting().articles === 0);
    expect(titles().sort()).toEqual(['Before', 'Meanwhile']);
  });

  it('takes a node number that is free, retains it, and resyncs to a cluster that does not have it', async () => {
    archive.indexes.set('news-nodes', new Map([['0', { version: 1, document: { name: 'another' } }]]));
    writer.write([anIndexArticle()]);
    await sut.drain();
    expect(nodeOfSharedId(replicated()[0]!.id)).toBe(1);
    archive.indexes.clear();
    sut = openReplicator();
    await sut.drain();
    expect(nodeOfSharedId(replicated()[0]!.id)).toBe(0);
  });

  it('takes no number that articles of a former node have', async () => {
    writer.write([anIndexArticle()]);
    await sut.drain();
    archive.indexes.delete('news-nodes');
    sut = openReplicator();
    await sut.drain();
    expect([...archive.indexes.get('news-nodes')!.keys()]).toEqual(['1']);
    expect(nodeOfSharedId(replicated()[0]!.id)).toBe(1);
  });

  it.each([
    ['replaces the node of a restored backup with its stories when it no longer reports', 120, ['1']],
    ['is a node beside that of a restored backup while it reports', 10, ['0', '1']],
  ])('%s', async (_, silentFor, nodes) => {
    writer.write([anIndexArticle()]);
    await sut.drain();
    const restored = freshFolder();
    await backupIndex(dataDir, join(restored, 'news.db'));
    const former = archive.indexes.get('news-nodes')!.get('0')!;
    former.document!['at'] = Math.floor(Date.now() / 1000) - silentFor;
    const copy = IndexWriter.open(restored, { retentionDays: 3, replication: 'on' });
    const replicator = openReplicator(copy);
    await replicator.drain();
    await replicator.stop();
    copy.close();
    expect([...archive.indexes.get('news-nodes')!.keys()]).toEqual(nodes);
    expect(archive.deletions.at(-1)).toContain(`"must_not":{"terms":{"node":[${nodes.join()}]}}`);
    rmSync(restored, { recursive: true });
  });

  it('resyncs also after it was interrupted just after the registration', async () => {
    writer.write([anIndexArticle()]);
    await sut.drain();
    archive.indexes.clear();
    writer.database.exec(
      "CREATE TEMP TRIGGER full BEFORE INSERT ON main.outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    sut = openReplicator();
    await expect(sut.drain()).rejects.toThrow('disk full');
    writer.database.exec('DROP TRIGGER full');
    sut = openReplicator();
    await sut.drain();
    expect(replicated()).toHaveLength(1);
  });
});
