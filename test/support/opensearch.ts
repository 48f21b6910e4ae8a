import { randomBytes } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import type { IndexWriter } from '../../src/index/index-writer.js';
import { openSearchClient, type OpenSearchSettings } from '../../src/opensearch/client.js';
import { Replicator } from '../../src/opensearch/write/replicator.js';

/** Where `npm run engines -- start opensearch` starts it, or another. */
const URL = process.env['OPENSEARCH_TEST_URL'] ?? 'http://127.0.0.1:9201';

/** Why there is no OpenSearch to test with; null when there is. */
export const OPENSEARCH_ABSENT: string | null = await fetch(URL).then(
  ({ ok }) => (ok ? null : `${URL} refuses`),
  () => `nothing answers at ${URL} (npm run engines -- start opensearch)`,
);

/** An archive of its own in the engine. */
export class TestArchive {
  readonly settings: OpenSearchSettings = {
    urls: [URL],
    username: null,
    password: null,
    prefix: `test-${randomBytes(4).toString('hex')}`,
    archiveDays: 0,
  };
  private readonly client: Client = openSearchClient(this.settings);

  /** Replicates the index of a writer that was opened with `replication`. Earlier documents are removed. */
  async fill(writer: IndexWriter): Promise<void> {
    const index = `${this.settings.prefix}-*`;
    // A document that was written after the last refresh is a version conflict of `deleteByQuery` (409).
    await this.client.indices.refresh({ index, ignore_unavailable: true });
    // Much faster than creating the indexes again.
    const body = { query: { match_all: {} } };
    await this.client.deleteByQuery({ index, refresh: true, ignore_unavailable: true, body });
    const replicator = new Replicator(writer, this.settings);
    await replicator.drain();
    await replicator.stop();
    await this.client.indices.refresh({ index });
  }

  async close(): Promise<void> {
    const { prefix } = this.settings;
    if (OPENSEARCH_ABSENT === null) {
      await this.client.indices.delete({ index: `${prefix}-*` });
      await this.client.indices.deleteIndexTemplate({ name: `${prefix}-*` }, { ignore: [404] });
    }
    await this.client.close();
  }
}
