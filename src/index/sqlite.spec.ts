import { cpuMs } from '../../test/support/cpu-ms.js';
import { ColumnStatement, Database, sqliteFault } from './sqlite.js';

describe(Database.name, () => {
  let sut: Database;

  beforeEach(() => (sut = new Database(':memory:')));
  afterEach(() => sut.close());

  it('binds integers as INTEGER, other numbers as REAL, by position and by name', () => {
    const types = 'typeof(?1), typeof(?2), typeof(?3), typeof(?4), typeof(?5)';
    expect(sut.prepareArrays(`SELECT ${types}`).get(3, 2 ** 40, 0.5, '3', null)).toEqual([
      'integer',
      'integer',
      'real',
      'text',
      'null',
    ]);
    expect(sut.prepareArrays('SELECT 7 / $seconds, $of || $seconds').get({ seconds: 2, of: 3 })).toEqual([
      3,
      '32',
    ]);
  });

  it('stores bytes and texts of numbers as they were bound', () => {
    sut.exec('CREATE TABLE stored (text TEXT, bytes BLOB, plain)');
    expect(sut.prepare('INSERT INTO stored VALUES (?, ?, ?)').run(5, new Uint8Array([1, 2]), 6)).toBe(1);
    expect(sut.prepareArrays('SELECT text, hex(bytes), plain, typeof(plain) FROM stored').get()).toEqual([
      '5',
      '0102',
      6,
      'integer',
    ]);
  });

  it('reads only the given range of row ids of the search table', () => {
    sut.exec(`CREATE VIRTUAL TABLE search USING fts5 (text);
      WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 50000)
      INSERT INTO search (rowid, text) SELECT id, 'storm' FROM ids`);
    const count = new ColumnStatement<number>(
      sut,
      `SELECT count(*) FROM search WHERE search MATCH 'storm' AND rowid >= ? AND rowid < ?`,
    );
    const repeat = (from: number, before: number): number =>
      cpuMs(() => {
        for (let i = 0; i < 20; i++) count.get(from, before);
      });
    repeat(0, 50_001);
    expect(count.get(20_000, 20_010)).toBe(10);
    expect(repeat(20_000, 20_010) * 5).toBeLessThan(repeat(0, 50_001));
  });
});

describe(sqliteFault.name, () => {
  it.each([
    [13, 'full'],
    [10, 'unreadable'],
    [778, 'unreadable'],
    [8, 'read-only'],
    [19, 'other'],
  ])('names the fault of result code %i: %s', (errcode, fault) => {
    expect(sqliteFault(Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode }))).toBe(fault);
  });

  it('is null for an error of another module', () => {
    expect(sqliteFault(new TypeError('cannot be bound'))).toBeNull();
    expect(sqliteFault(undefined)).toBeNull();
  });
});
