/** Builds `dist/` when there is none, and compiles what has changed since, so that a command on a fresh checkout just works. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const NEST = ['node_modules/@nestjs/cli/bin/nest.js', 'build'];
/** Incremental; copies no assets. */
const TSC = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'];

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
  .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`);
const newest = (paths) => Math.max(...paths.map(modified));

const built = modified('dist/.tsbuildinfo');
const assets = sources.filter((path) => !path.endsWith('.ts'));
const isStale = newest([...assets, 'package.json', 'tsconfig.json', 'tsconfig.build.json']) > built;
if (isStale || newest(sources) > built) {
  const build = spawnSync(process.execPath, isStale ? NEST : TSC, { stdio: ['ignore', 2, 2] });
  process.exitCode = build.status ?? 1;
}
