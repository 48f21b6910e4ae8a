import { rmSync } from 'node:fs';
import { freshFolder } from './fresh-folder.js';
import { IndexReader } from '../../src/index/index-reader.js';
import { IndexWriter } from '../../src/index/index-writer.js';

/** An index in a folder of its own. */
export class FreshIndex {
  writer!: IndexWriter;
  reader!: IndexReader;
  dataDir!: string;

  constructor(private readonly retentionDays: number) {}

  open(): void {
    this.dataDir = freshFolder();
    this.writer = IndexWriter.open(this.dataDir, { retentionDays: this.retentionDays });
    this.reader = IndexReader.open(this.dataDir);
  }

  /** As after a restart of the writing process. */
  reopenWriter(): void {
    this.writer.close();
    this.writer = IndexWriter.open(this.dataDir, { retentionDays: this.retentionDays });
  }

  close(): void {
    this.reader.close();
    this.writer.close();
    rmSync(this.dataDir, { recursive: true });
  }
}

/** A new index before every test of the suite, removed after it. `retentionDays` 0: no deletion. */
export function freshIndex(retentionDays = 0): FreshIndex {
  const index = new FreshIndex(retentionDays);
  beforeEach(() => index.open());
  afterEach(() => index.close());
  return index;
}
