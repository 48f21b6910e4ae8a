import { fromDist } from './dist.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');

/** Writes articles into the index of a folder and merges its segments, as ingestion would. */
export async function fillIndex(dataDir, articles) {
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  const batch = [];
  for (const article of articles) {
    batch.push(article);
    if (batch.length === 200) writer.write(batch.splice(0));
  }
  writer.write(batch);
  await writer.mergeSegments();
  writer.close();
}
