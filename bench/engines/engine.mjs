import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Programs of engines are downloaded once and stored here, outside the project. */
export const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'news-search');

/** An engine that this machine cannot run; the message says what is missing. Those who need it skip it by name. */
export class EngineMissing extends Error {}

export const hasCommand = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** @throws EngineMissing with the last line that the command said. */
export function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status === 0) return stdout;
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').at(-1);
  throw new EngineMissing(`${command} failed: ${error?.message ?? said}`);
}

/**
 * Runs a server in a folder, its output in `engine.log` there, until it responds.
 * @param ready returns whether it responds; may throw until then.
 * @returns the process's id.
 */
export async function runServer(folder, command, args, { env = {}, patienceMs, ready }) {
  const log = openSync(join(folder, 'engine.log'), 'a');
  const server = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: true,
    ...asOther(folder),
  });
  server.unref();
  let failed = null;
  server.once('error', (error) => (failed = error));
  const patience = AbortSignal.timeout(patienceMs);
  while (
    !(await Promise.resolve()
      .then(ready)
      .catch(() => false))
  ) {
    if (patience.aborted || failed !== null || server.exitCode !== null) {
      // It could still start, and nothing would end it.
      server.kill('SIGKILL');
      throw new EngineMissing(
        `${command} did not start: ${failed?.message ?? `see ${join(folder, 'engine.log')}`}`,
      );
    }
    await pause(100);
  }
  return server.pid;
}

const NOBODY = 65534;

/** Databases refuse to run as root: then they run as the user `nobody`, which owns the folder. */
function asOther(folder) {
  if (userInfo().uid !== 0) return {};
  run('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  return { uid: NOBODY, gid: NOBODY };
}

const isTaken = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').once('error', () => resolve(false));
    socket.once('connect', () => resolve(socket.destroy() !== null));
  });

/**
 * Waits until no process listens on a port: the folder of a server that still runs must not be emptied.
 * @throws EngineMissing
 */
export async function whenFree(port, patienceMs = 20_000) {
  const patience = AbortSignal.timeout(patienceMs);
  while (await isTaken(port)) {
    if (patience.aborted) throw new EngineMissing(`another server listens on port ${port}`);
    await pause(200);
  }
}

/** The folder that a server runs in: not below a home, into which others may not look. */
export const engineFolder = (...names) => join(tmpdir(), 'news-search-engines', ...names);

/** The same with nothing in it. */
export function emptyFolder(...names) {
  const folder = engineFolder(...names);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A folder below the cache. */
export function folderOf(...names) {
  const folder = join(CACHE, ...names);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  return folder;
}
