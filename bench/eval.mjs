/**
 * How good the results are: near-identical titles, trending and known items.
 *
 *   npm run eval -- [folder with headlines/ and newsapi-2020/]
 *
 * Without a folder only the project's own pairs are measured.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
const evaluations = [
  ['eval-titles.mjs', folder === undefined ? [] : [join(folder, 'headlines')]],
  ['eval-trending.mjs', folder === undefined ? [] : [join(folder, 'headlines', 'uci-stories-a.csv')]],
  ['eval-search.mjs', folder === undefined ? [] : [join(folder, 'newsapi-2020', 'articles.jsonl.gz')]],
];

for (const [script, args] of evaluations) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
