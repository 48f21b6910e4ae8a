import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { LONG } from '../../support/long-proofs.js';
import { ANY_PORTS, freePort } from '../../support/program.js';
import { until } from '../../support/until.js';

const MAIN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
const mayMount = spawnSync('unshare', ['-m', 'true']).status === 0;
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!mayMount) process.stdout.write('SKIPPED: a log on a full disk (needs unshare -m)\n');
if (!hasPython) process.stdout.write('SKIPPED: a log on a terminal (needs python3)\n');

jest.setTimeout(400_000);

/** A terminal of its own for the service, which is closed, or kept open and never read. */
const TERMINAL = `
import os, pty, subprocess, sys, time
master, slave = pty.openpty()
both = sys.argv[2] == 'both'
child = subprocess.Popen(sys.argv[3:], stdout=slave, stderr=slave if both else None, start_new_session=True)
os.close(slave)
print(child.pid, flush=True)
if sys.argv[1] == 'closed': os.close(master)
sys.exit(child.wait())
`;
/** A pipe that is kept open and never read. */
const PIPE = `
import os, subprocess, sys
reader, writer = os.pipe()
both = sys.argv[2] == 'both'
child = subprocess.Popen(sys.argv[3:], stdout=writer, stderr=writer if both else None)
os.close(writer)
print(child.pid, flush=True)
if sys.argv[1] == 'closed': os.close(reader)
sys.exit(child.wait())
`;
const FULL = `
mount -t tmpfs -o size=64k tmpfs "$0" && dd if=/dev/zero of="$0/rest" bs=60k count=1 2>/dev/null
[ "$2" = both ] && exec 2>"$0/errors"
echo $$; shift 2; exec "$@" >"$0/log"
`;

const command = (kind: string, state: string, streams: string): string[] => {
  if (kind === 'full disk') return ['unshare', '-m', 'sh', '-c', FULL, freshFolder(), state, streams];
  return ['python3', '-c', kind === 'terminal' ? TERMINAL : PIPE, state, streams];
};
const FEW = [
  ['full disk', 'full', '1', 'out'],
  ['terminal', 'closed', '1', 'out'],
  ['pipe', 'unread', '2', 'both'],
];
const MORE = [
  ['full disk', 'full', '2', 'out'],
  ['full disk', 'full', '1', 'both'],
  ['terminal', 'closed', '2', 'both'],
  ['terminal', 'unread', '1', 'out'],
  ['terminal', 'unread', '1', 'both'],
  ['pipe', 'unread', '1', 'out'],
  ['pipe', 'closed', '1', 'both'],
];
const CASES = [...FEW, ...(LONG ? MORE : [])].filter(([kind]) =>
  kind === 'full disk' ? mayMount : hasPython,
);

/** Characters of the path of a request, so that few lines fill what waits. */
const PATH_LENGTH = 6_000;

describe('a log that cannot be written', () => {
  let child: ChildProcess;
  let pid: number;
  let folder: string;
  afterEach(() => {
    child.kill('SIGKILL');
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(CASES)(
    'stops no request, no probe and no signal (%s, %s, PROCESSES=%s, standard %s)',
    async (kind, state, processes, streams) => {
      folder = freshFolder();
      mkdirSync(join(folder, 'data'));
      const [PORT, MANAGEMENT_PORT] = [String(await freePort()), String(await freePort())];
      const settings = { ...ANY_PORTS, PORT, MANAGEMENT_PORT, PROCESSES: processes!, INGEST: 'off' };
      const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...settings };
      const [program, ...words] = command(kind!, state!, streams!);
      child = spawn(program!, [...words, process.execPath, MAIN], { env, cwd: folder });
      let [printed, errors] = ['', ''];
      child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
      await until(() => printed.includes('\n'));
      pid = Number.parseInt(printed);

      const management = `http://127.0.0.1:${MANAGEMENT_PORT}`;
      const isLive = (): Promise<boolean> =>
        fetch(`${management}/livez`, { signal: AbortSignal.timeout(5_000) }).then(
          ({ ok }) => ok,
          () => false,
        );
      await until(isLive, 120_000, () => errors);
      const dropped = async (): Promise<number> => {
        const metrics = await (await fetch(`${management}/metrics`)).text();
        return Number(/^news_search_log_lines_dropped_total (\d+)$/m.exec(metrics)![1]);
      };
      const request = async (n: number): Promise<number> => {
        const path = `/${n}${'x'.repeat(PATH_LENGTH)}`;
        const signal = AbortSignal.timeout(20_000);
        return (await fetch(`http://127.0.0.1:${PORT}${path}`, { headers: GATEWAY_HEADERS, signal })).status;
      };
      await until(() => request(0).then(Boolean, () => false), 120_000);
      let requests = 0;
      for (; requests < 2_000 && !((await dropped()) > 0 && requests >= 100); requests += 100) {
        const statuses = await Promise.all(Array.from({ length: 100 }, (_, i) => request(requests + i)));
        expect(new Set(statuses)).toEqual(new Set([404]));
      }
      expect(await dropped()).toBeGreaterThan(0);
      expect(await isLive()).toBe(true);
      if (streams === 'out' && processes === '1')
        expect(errors.match(/The log cannot be written to standard output/g)).toHaveLength(1);

      process.kill(pid, 'SIGTERM');
      // 1 where a busy machine does not stop it in time, and it ends itself.
      expect([0, 1]).toContain(await ended);
    },
  );
});
