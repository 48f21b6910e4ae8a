import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { indexPath } from '../index/open-database.js';
import { watchIndexFile } from './watch-index-file.js';

describe(watchIndexFile.name, () => {
  let folder: string;
  let faults: string[];
  const path = (): string => indexPath(folder);
  const watch = (): (() => void) => watchIndexFile(folder, (fault) => void faults.push(fault));
  const replace = (): void => {
    writeFileSync(`${path()}.other`, 'other');
    renameSync(`${path()}.other`, path());
  };

  beforeEach(() => {
    jest.useFakeTimers();
    folder = freshFolder();
    faults = [];
    writeFileSync(path(), 'first');
  });
  afterEach(() => {
    jest.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['removed', () => rmSync(path()), 'was removed while the service was running'],
    ['replaced', replace, 'was replaced by another file while the service was running'],
  ])('reports within a second, and once, that the index was %s', (_, change, text) => {
    watch();
    jest.advanceTimersByTime(3_000);
    expect(faults).toEqual([]);
    change();
    jest.advanceTimersByTime(1_000);
    expect(faults).toEqual([expect.stringContaining(`${path()} ${text}`)]);
    expect(faults[0]).toContain('remove news.db-wal and news.db-shm');
    jest.advanceTimersByTime(5_000);
    expect(faults).toHaveLength(1);
  });

  it('reports nothing when the file is written in place', () => {
    watch();
    writeFileSync(path(), 'more');
    jest.advanceTimersByTime(3_000);
    expect(faults).toEqual([]);
  });

  it('watches the file that the first process creates', () => {
    rmSync(path());
    const check = watch();
    jest.advanceTimersByTime(3_000);
    writeFileSync(path(), 'created');
    check();
    expect(faults).toEqual([]);
    replace();
    check();
    expect(faults).toHaveLength(1);
  });
});
