/**
 * Writes batches of new, changed and repeated articles into the index of DATA_DIR until it is killed, and prints the number of each
 * batch once `write` has returned. Runs the built service, as a process that can be killed without mercy.
 */
import { writeSync } from 'node:fs';
import { IndexWriter } from '../../dist/index/index-writer.js';
import { numberedArticle } from './numbered-article.mjs';

const [dataDir, first] = [process.argv[2], Number(process.argv[3])];
const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
const now = Math.floor(Date.now() / 1000);

const article = (n, title) => numberedArticle(n, now, { title });

for (let batch = first; ; batch++) {
  const numbers = Array.from({ length: 50 }, (_, i) => batch * 50 + i);
  writer.write(numbers.map((n) => article(n, `Story ${n} of batch ${batch}`)));
  writer.write(
    numbers.filter((n) => n % 5 === 0).map((n) => article(n, `Story ${n} of batch ${batch}, corrected`)),
  );
  writeSync(1, `${batch}\n`);
}
