/**
 * The files of `src` of which a function runs in a period, by V8's precise coverage. Code that runs while a module is
 * loaded is not counted. Preloaded into a program (`node --import`),
 * it does the same there for the parent that forked it.
 */
import { Session } from 'node:inspector';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const session = new Session();
session.connect();

/** Inspector commands of the same thread have their result before `post` returns. */
function post(method, parameters) {
  let found;
  session.post(method, parameters, (error, result) => {
    if (error) throw new Error(error.message);
    found = result;
  });
  return found;
}

export function startCounting() {
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

/** Paths below `src` of the files of which a function ran since `startCounting`. */
export function runningFiles() {
  const { result } = post('Profiler.takePreciseCoverage');
  post('Profiler.stopPreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith('file:') && fileURLToPath(url).startsWith(DIST))
    .filter(({ functions }) => functions.some(hasRun))
    .map(({ url }) => relative(DIST, fileURLToPath(url)).replace(/\.js$/, '.ts'))
    .sort();
}

/** The module itself is the function that begins where the file does. */
function hasRun({ ranges }) {
  return ranges.some(({ startOffset, count }) => startOffset > 0 && count > 0);
}

if (process.send) {
  process.on('message', (message) => {
    if (message === 'start counting') process.send({ files: startCounting() });
    if (message === 'running files?') process.send({ files: runningFiles() });
  });
  process.channel?.unref();
}
