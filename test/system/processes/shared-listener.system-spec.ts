import { spawnSync } from 'node:child_process';

const MODULE = new URL('../../../dist/lifecycle/shared-listener.js', import.meta.url).href;

/** A primary that reports to a worker which has died, before it can know that. */
const PRIMARY = `
  import cluster from 'node:cluster';
  import { reportListenerClosed } from '${MODULE}';
  cluster.setupPrimary({ exec: '-', execArgv: ['--eval', 'setInterval(() => undefined, 1000)'] });
  const worker = cluster.fork();
  worker.once('online', () => {
    process.kill(worker.process.pid, 'SIGKILL');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    reportListenerClosed(worker);
  });
  worker.once('exit', () => setTimeout(() => console.log('still running'), 100));
`;

describe('the report that the listener has closed', () => {
  it('does not end the primary when the worker has just died', () => {
    const words = ['--input-type=module', '--eval', PRIMARY];
    const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([stdout, stderr, status]).toEqual(['still running\n', '', 0]);
  });
});
