/** Builds `dist/` when there is none, and compiles what has changed since, so that a command on a fresh checkout just works. */
import { spawn } from 'node:child_process';
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
  console.error('Building dist/, up to a minute …');
  const started = Date.now();
  const build = spawn(process.execPath, isStale ? NEST : TSC, { stdio: ['ignore', 2, 2] });
  const reports = setInterval(() => {
    console.error(`Still building, ${Math.round((Date.now() - started) / 1000)} s …`);
  }, 8_000);
  build.once('exit', (code) => {
    clearInterval(reports);
    process.exitCode = code ?? 1;
  });
}
