/** Builds `dist/` when there is none or a source is newer, so that a command on a fresh checkout just works. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const NEST = 'node_modules/@nestjs/cli/bin/nest.js';

const newest = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(`${entry.parentPath ?? entry.path}/${entry.name}`).mtimeMs)
    .reduce((a, b) => Math.max(a, b), 0);

const built = statSync('dist/cli.js', { throwIfNoEntry: false })?.mtimeMs ?? 0;
const changed = Math.max(newest('src'), statSync('package.json').mtimeMs, statSync('tsconfig.json').mtimeMs);
if (changed > built)
  process.exitCode = spawnSync(process.execPath, [NEST, 'build'], { stdio: ['ignore', 2, 2] }).status ?? 1;
