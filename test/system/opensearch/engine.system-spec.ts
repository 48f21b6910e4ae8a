import { rmSync } from 'node:fs';
import { freshFolder } from '../../support/fresh-folder.js';
import {
  aQuery,
  describeArticleIndex,
  readFirst,
  scanOf,
  type GivenArticle,
} from '../../contracts/article-index.contract.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { OPENSEARCH_ABSENT, TestArchive } from '../../support/opensearch.js';
import type { Settings } from '../../../src/config/settings.js';
import { Blocklist } from '../../../src/index/blocklist.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { openSearchClient } from '../../../src/opensearch/client.js';
import { SharedRemovals } from '../../../src/opensearch/shared-removals.js';
import { countMatches } from '../../../src/search/engine/plan.js';
import { OpenSearchArchive } from '../../../src/opensearch/read/opensearch-archive.js';
import { OpenSearchIndex } from '../../../src/opensearch/read/opensearch-index.js';

function toIndexArticle({ age, ...given }: GivenArticle) {
  const publishedAt = age === null ? null : Math.floor(Date.now() / 1000 - age * 60);
  return anIndexArticle({ source: given.domain, ...given, publishedAt, preview: given.preview ?? '' });
}

function open(opensearch: Settings['opensearch'], blocklist?: Blocklist) {
  const connection = new OpenSearchArchive({ opensearch } as Settings, blocklist);
  return { connection, provider: new OpenSearchIndex(connection) };
}

const archive = new TestArchive();
afterAll(() => archive.close());

async function fill(
  articles: GivenArticle[],
  { archiveDays = 0, blocklist }: { archiveDays?: number; blocklist?: Blocklist } = {},
) {
  const dataDir = freshFolder();
  const writer = IndexWriter.open(dataDir, { retentionDays: 0, replication: 'on' });
  writer.write(articles.map(toIndexArticle));
  await archive.fill(writer);
  writer.close();
  rmSync(dataDir, { recursive: true });
  const { connection, provider } = open({ ...archive.settings, archiveDays }, blocklist);
  return { connection, provider, close: () => provider.close() };
}

if (OPENSEARCH_ABSENT === null) describeArticleIndex('opensearch', (articles) => fill(articles));
else describe.skip(`opensearch as an index: ${OPENSEARCH_ABSENT}`, () => it('is skipped', () => {}));

const describeReal = OPENSEARCH_ABSENT === null ? describe : describe.skip;

describeReal(OpenSearchIndex.name, () => {
  it('returns the newest articles where there are no stories, in an edition without reports', async () => {
    const { provider, close } = await fill([{ title: 'Budget of today', domain: 'a.example', age: 5 }]);
    const query = aQuery({ intent: 'trending', language: 'en-NZ' });
    const batches = await scanOf(provider, query);
    expect((await batches.next()).value).toEqual([]);
    const { value } = await batches.next();
    expect(value!.map(({ title }) => title)).toEqual(['Budget of today']);
    await close();
  });

  it('excludes removals of other nodes as soon as it has read them', async () => {
    const given = (domain: string) => ({ title: 'Budget of today', domain, age: 5 });
    const blocklist = new Blocklist('/nonexistent/folder');
    const { connection, provider, close } = await fill(['a.example', 'b.example'].map(given), { blocklist });
    const domains = async () => {
      const candidates = await readFirst(provider, aQuery({ typed: 'budget' }));
      return candidates.map(({ domain }) => domain).sort();
    };
    await connection.readRemovals();
    expect(await domains()).toEqual(['a.example', 'b.example']);
    const { version } = blocklist;
    const client = openSearchClient(archive.settings);
    const removals = new SharedRemovals(client, archive.settings.prefix);
    await removals.publish(3, [{ at: '2030-01-01T00:00:00Z', removed: 'a.example', keep_out: true }]);
    await connection.readRemovals();
    expect(await domains()).toEqual(['b.example']);
    expect((await provider.publishers()).map(({ domain }) => domain)).toEqual(['b.example']);
    // Cached responses are discarded, once.
    await connection.readRemovals();
    expect(blocklist.version).toBe(version + 1);
    await removals.publish(3, []);
    await client.close();
    await close();
  });

  it('reads the labels that all ingesting nodes report', async () => {
    const { provider, close } = await fill([{ title: 'Budget of today', domain: 'a.example', age: 5 }]);
    const client = openSearchClient(archive.settings);
    const index = `${archive.settings.prefix}-nodes`;
    for (const [id, labels] of [{ 'a.example': ['Public'] }, { 'a.example': ['public', 'Local'] }].entries())
      await client.index({ index, id: `labels-${id}`, refresh: true, body: { labels } });
    expect(new Set((await provider.labels()).get('a.example')!.map((one) => one.toLowerCase()))).toEqual(
      new Set(['public', 'local']),
    );
    for (const id of [0, 1]) await client.delete({ index, id: `labels-${id}`, refresh: true });
    await client.close();
    await close();
  });

  it('returns no article older than ARCHIVE_DAYS', async () => {
    const day = 24 * 60;
    const { provider, close } = await fill(
      [
        { title: 'Budget of today', domain: 'a.example', age: 5 },
        { title: 'Budget of last week', domain: 'b.example', age: 8 * day },
        { title: 'Budget whenever', domain: 'c.example', age: null },
      ],
      { archiveDays: 7 },
    );
    const candidates = await readFirst(provider, aQuery({ typed: 'budget' }));
    const titles = candidates.map(({ title }) => title).sort();
    expect(titles).toContain('Budget of today');
    expect(titles).not.toContain('Budget of last week');
    expect((await countMatches(provider, aQuery({ typed: 'budget' }), 100)).articles).toBe(titles.length);
    await close();
  });
});
