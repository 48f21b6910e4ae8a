import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IndexWriter } from '../../src/index/index-writer.js';
import { freshFolder } from './fresh-folder.js';
import { anIndexArticle } from './index-article-factory.js';
import type { WebhookReceiver } from './webhook-receiver.js';

const NOW = Math.floor(Date.now() / 1000);
export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
/** The request of the saved search. */
export const FERRIES = '/news?topic=ferry&language=en';

/** An index and a file of watches, each in a folder of its own. */
export class WatchedIndex {
  /** Number of the last publisher: each article has its own. */
  static sequence = 0;
  readonly dataDir = freshFolder();
  readonly file = join(freshFolder(), 'watches.json');
  readonly writer: IndexWriter;

  constructor(replication: 'on' | 'off' = 'off') {
    this.writer = IndexWriter.open(this.dataDir, { retentionDays: 0, replication });
  }

  get environment(): Record<string, string> {
    return { DATA_DIR: this.dataDir, WATCHES_FILE: this.file, OUTBOUND_ALLOW: '127.0.0.0/8' };
  }

  publish(...titles: string[]): void {
    const articles = titles.map((title) => {
      const domain = `p${++WatchedIndex.sequence}.example`;
      const url = `https://${domain}/ferry`;
      return anIndexArticle({ title, domain, source: domain, url, publishedAt: NOW - 3_600, preview: '' });
    });
    // One after the other: within one write the order of arrival is that of publication.
    for (const article of articles) this.writer.write([article]);
  }

  /** Writes one saved search for a receiver. */
  watch({ url }: WebhookReceiver, given: object = {}, webhook: object = {}): void {
    const hook = { url, secret: WEBHOOK_SECRET, ...webhook };
    const watch = { id: 'ferries', request: FERRIES, webhook: hook, ...given };
    writeFileSync(this.file, JSON.stringify({ watches: [watch] }));
  }

  close(): void {
    this.writer.close();
  }
}
