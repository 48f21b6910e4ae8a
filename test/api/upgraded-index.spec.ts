import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { SERVICE_VERSION } from '../../src/config/version.js';
import { indexPath, openForReading, openForWriting } from '../../src/index/open-database.js';
import { checkIndex } from '../../src/index/maintain-index.js';
import { schemaNumber } from '../../src/index/schema.js';
import { ColumnStatement, Database, pragma } from '../../src/index/sqlite.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';

/** The index of three feeds that were polled on 24 November 2026: eight articles in English, three in German. */
const FIRST = fileURLToPath(new URL('../fixtures/indexes/version-1.0.0.db.gz', import.meta.url));

/** A folder with the index that version 1.0.0 wrote. */
function unpacked(): string {
  const dataDir = freshFolder();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(indexPath(dataDir), gunzipSync(readFileSync(FIRST)));
  return dataDir;
}

const writerOf = (database: Database): string | undefined =>
  new ColumnStatement<string>(database, `SELECT value FROM properties WHERE name = 'program_version'`).get();

describe('an index of version 1.0.0', () => {
  let dataDir: string;
  let service: TestApp;

  const titles = async (path: string): Promise<string[]> => {
    const response = await service.get(path);
    const { items } = (await response.json()) as { items: { title: string }[] };
    return items.map(({ title }) => title);
  };

  beforeAll(async () => {
    dataDir = unpacked();
    service = await createTestApp({ environment: { DATA_DIR: dataDir, RETENTION_DAYS: '0' } });
  });
  afterAll(async () => {
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is searched in both languages', async () => {
    expect(await titles('/news?topic=telescope&language=en')).toEqual([
      'Telescope finds water vapour around a distant planet',
    ]);
    expect(await titles('/news?topic=Notenbank&language=de')).toEqual([
      'Notenbank lässt die Zinsen unverändert',
    ]);
  });

  it('has the words of its titles as spelling candidates', async () => {
    expect(await titles('/news?topic=telescpoe&language=en')).toEqual([
      'Telescope finds water vapour around a distant planet',
    ]);
  });

  it('is counted by publisher', async () => {
    const range = 'from=2026-11-01&to=2026-12-01';
    const response = await service.get(`/news/counts?topic=storm&language=en&by=source&${range}`);
    const { buckets } = (await response.json()) as { buckets: { key: string; articles: number }[] };
    expect(buckets.map(({ key, articles }) => [key, articles])).toEqual([
      ['gull.example', 1],
      ['heron.example', 1],
    ]);
  });

  it('gets the current schema, names this version, and is intact', () => {
    const database = openForWriting(dataDir);
    expect([pragma(database, 'user_version'), writerOf(database)]).toEqual([schemaNumber(), SERVICE_VERSION]);
    expect(checkIndex(database)).toEqual([]);
    database.close();
  });
});

describe('the index of another schema', () => {
  it.each([
    [
      'is refused with the version that wrote it where it is newer',
      "UPDATE properties SET value = '7.8.9' WHERE name = 'program_version'",
      '7.8.9',
    ],
    ['is refused where no version can be read', 'DROP TABLE properties', 'unknown'],
  ])('%s', (_, change, version) => {
    const dataDir = freshFolder();
    openForWriting(dataDir).close();
    const newer = new Database(indexPath(dataDir));
    newer.exec(change);
    pragma(newer, `user_version = ${schemaNumber() + 1}`);
    newer.close();
    const message =
      `The index was written by version ${version} (schema ${schemaNumber() + 1}); ` +
      `this is version ${SERVICE_VERSION} (schema ${schemaNumber()}).`;
    expect(() => openForReading(dataDir)).toThrow(message);
    rmSync(dataDir, { recursive: true });
  });

  it.each([1, 27])('is refused where no released version wrote it (schema %i)', (schema) => {
    const dataDir = freshFolder();
    openForWriting(dataDir).close();
    const older = new Database(indexPath(dataDir));
    pragma(older, `user_version = ${schema}`);
    older.close();
    expect(() => openForReading(dataDir)).toThrow(/Remove it, or point DATA_DIR to another folder/);
    rmSync(dataDir, { recursive: true });
  });

  it('is still read by a process that opened it before its migration', async () => {
    const dataDir = unpacked();
    const service = await createTestApp({ environment: { DATA_DIR: dataDir, RETENTION_DAYS: '0' } });
    const counts = async (): Promise<unknown[]> => {
      // Not cached: each request differs.
      const later = `language=en&from=${new Date(Date.parse('2026-11-01') + Math.random() * 1e9).toISOString()}`;
      const paths = [
        '/news?topic=telescope',
        '/news/topic?topic1=science',
        '/news/counts?topic=storm&by=source',
      ];
      const bodies = paths.map(async (path) => (await service.get(`${path}&${later}`)).json());
      return (await Promise.all(bodies)).map((body) => {
        const { count, total } = body as { count?: number; total?: number };
        return count ?? total;
      });
    };
    const before = await counts();
    expect(before).toEqual([1, expect.any(Number), 2]);
    const newer = new Database(indexPath(dataDir));
    newer.exec('ALTER TABLE articles ADD COLUMN more TEXT; CREATE TABLE more (id INTEGER)');
    newer.exec('ALTER TABLE story_heat ADD COLUMN more TEXT');
    pragma(newer, `user_version = ${schemaNumber() + 1}`);
    newer.close();
    expect(await counts()).toEqual(before);
    await service.close();
    rmSync(dataDir, { recursive: true });
  });
});
