import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { callCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';
import { until } from '../../support/until.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const mayMount = spawnSync('unshare', ['-m', 'true']).status === 0;
const withMounts = mayMount ? describe : describe.skip;
if (!mayMount) process.stdout.write('SKIPPED: files that are mounted by themselves (needs unshare -m)\n');

/** Runs a command with each of some files mounted over another one of its own file system. */
const mountedAt = (files: Record<string, string>): string[] => {
  const mounts = Object.entries(files).flat();
  const script =
    'n=$1; shift; while [ "$n" -gt 0 ]; do mount --bind "$1" "$2" || exit 1; shift 2; n=$((n-1)); done; exec "$@"';
  return ['unshare', '-m', 'sh', '-c', script, 'sh', String(mounts.length / 2), ...mounts];
};

/** An ordinary user, whom no file system makes an exception for. */
const OWNER = 1000;
const asOwner = (words: string[]): { status: number | null; stderr: string } =>
  spawnSync(process.execPath, [CLI, ...words], { uid: OWNER, gid: OWNER, encoding: 'utf8', cwd: '/' });
const withOwner = process.getuid?.() === 0 && asOwner(['--version']).status === 0 ? describe : describe.skip;
if (withOwner === describe.skip)
  process.stdout.write('SKIPPED: files of another user (needs root, and a Node that all may run)\n');

let program: Program | undefined;
afterEach(async () => {
  await program?.signal('SIGKILL');
  program = undefined;
});

const run = async (...words: string[]): Promise<string> => {
  const { code, out, err } = await callCli(words);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${err}`);
  return out.trim();
};
const createKey = (file: string): Promise<string> =>
  run('keys', 'create', '--plan', 'unlimited', '--file', file);
const idOf = async (file: string): Promise<string> =>
  (JSON.parse((await run('keys', 'list', '--file', file)).split('\n').at(-1)!) as { id: string }).id;

const statusWith = async (key: string): Promise<number> => {
  const headers = { ...GATEWAY_HEADERS, 'x-gateway-key': key };
  return (await fetch(`${program!.url}/news/trending?language=en`, { headers })).status;
};
const health = async (key: string): Promise<Record<string, unknown> | undefined> => {
  const headers = { ...GATEWAY_HEADERS, 'x-gateway-key': key };
  const response = await fetch(`${program!.url}/health`, { headers });
  return ((await response.json()) as { details: Record<string, Record<string, unknown>> }).details['files'];
};
const serveWithKeys = (
  keysFile: string,
  more: Record<string, string>,
  wrapper: string[],
): Promise<Program> => {
  const settings = { ...ANY_PORTS, GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: keysFile, ...more };
  program = new Program(settings, { wrapper });
  return program.listening();
};

withMounts('a file of settings that is mounted by itself', () => {
  /** Files outside, and the same names where the service finds them. */
  const places = (...names: string[]): { outside: string; inside: string }[] => {
    const [origin, target] = [freshFolder(), freshFolder()];
    return names.map((name) => {
      writeFileSync(join(target, name), '');
      return { outside: join(origin, name), inside: join(target, name) };
    });
  };

  it.each(SERVING_PROCESSES)(
    'has the keys that commands outside create and revoke (%s processes)',
    async (processes) => {
      const [keys] = places('keys.json');
      const first = await createKey(keys!.outside);
      const mounts = mountedAt({ [keys!.outside]: keys!.inside });
      await serveWithKeys(keys!.inside, { PROCESSES: processes }, mounts);
      expect(await statusWith(first)).not.toBe(401);

      const second = await createKey(keys!.outside);
      await until(async () => (await statusWith(second)) !== 401);
      await run('keys', 'revoke', await idOf(keys!.outside), '--file', keys!.outside);
      await until(async () => (await statusWith(second)) === 401);
      expect(await statusWith(first)).not.toBe(401);
    },
  );

  it('has the saved searches that commands outside add and remove', async () => {
    const [watches] = places('watches.json');
    const add = (topic: string): Promise<string> =>
      run(
        ...['watches', 'add', '--request', `/news?topic=${topic}&language=en`, '--id', topic, '--feed'],
        ...['--file', watches!.outside],
      );
    await add('storm');
    const settings = { ...ANY_PORTS, WATCHES_FILE: watches!.inside };
    program = new Program(settings, { wrapper: mountedAt({ [watches!.outside]: watches!.inside }) });
    await program.listening();
    const { token } = JSON.parse(await add('rain')) as { token: string };
    const feed = async (): Promise<number> => (await fetch(`${program!.url}/feeds/${token}.json`)).status;
    await until(async () => (await feed()) === 200);
    await run('watches', 'remove', 'rain', '--file', watches!.outside);
    await until(async () => (await feed()) === 404);
  });

  it('has the sources that commands outside add and import', async () => {
    const server = await LoopbackServer.start();
    for (const path of ['/first', '/second', '/third'])
      server.serve(path, '<rss version="2.0"><channel><title>Desk</title></channel></rss>');
    const [sources, other] = places('own.opml', 'other.opml');
    const list = (file: string, path: string): string => writeSourceList(file, [server.url(path)]);
    list(sources!.outside, '/first');
    list(other!.outside, '/third');
    const settings = { ...ANY_PORTS, INGEST: 'on', SOURCES: sources!.inside, OUTBOUND_ALLOW: '127.0.0.0/8' };
    program = new Program(settings, { wrapper: mountedAt({ [sources!.outside]: sources!.inside }) });
    await program.listening();
    const words = ['sources', 'add', server.url('/second'), '--language', 'en', '--to', sources!.outside];
    expect(await callCli(words, { OUTBOUND_ALLOW: '127.0.0.0/8' })).toMatchObject({ code: 0 });
    // The command has fetched it once.
    await until(() => server.visitsTo('/second').length > 1);
    await run('sources', 'import', other!.outside, '--to', sources!.outside);
    await until(() => server.visitsTo('/third').length > 0);
    await server.stop();
  });

  it('is changed by a command inside, although no file can be made beside it', async () => {
    const [keys] = places('keys.json');
    await createKey(keys!.outside);
    const inode = statSync(keys!.outside).ino;
    const readOnly = [
      'sh',
      '-c',
      'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && mount --bind "$1" "$2" && shift 2 && exec "$@"',
    ];
    const words = ['keys', 'create', '--plan', 'basic', '--file', keys!.inside];
    const { status, stderr } = spawnSync(
      'unshare',
      [
        '-m',
        ...readOnly,
        dirname(keys!.inside),
        keys!.outside,
        keys!.inside,
        process.execPath,
        CLI,
        ...words,
      ],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, expect.stringContaining('plan basic')]);
    expect((await run('keys', 'list', '--file', keys!.outside)).split('\n')).toHaveLength(2);
    expect(statSync(keys!.outside).ino).toBe(inode);
  });

  it('is named in the log and in /health when an editor has replaced it at its origin', async () => {
    const [keys] = places('keys.json');
    const key = await createKey(keys!.outside);
    await serveWithKeys(keys!.inside, {}, mountedAt({ [keys!.outside]: keys!.inside }));
    expect(await health(key)).toBeUndefined();
    writeFileSync(`${keys!.outside}.new`, readFileSync(keys!.outside));
    renameSync(`${keys!.outside}.new`, keys!.outside);
    await until(async () => (await health(key)) !== undefined);
    expect(await health(key)).toMatchObject({ status: 'down', rejected: [{ setting: 'GATEWAY_KEYS_FILE' }] });
    expect(program!.output).toContain('was replaced where it is mounted from');
  });

  it('stays as it is when its disk is full, and the command ends with 1', () => {
    const disk = freshFolder();
    const script = `
      mount -t tmpfs -o size=16k tmpfs "$0"
      file=$0/keys.json
      keys() { "$@" --file "$file" 2>&1; }
      "$1" "$2" keys create --plan basic --file "$file" >/dev/null 2>&1 || exit 9
      : > "$file.lock"; dd if=/dev/zero of="$0/rest" bs=4k 2>/dev/null
      before=$(sha256sum "$file"); n=0
      while "$1" "$2" keys create --plan basic --note "$(printf '%04000d' 0)" --file "$file" >/dev/null 2>"$0.err"; do
        before=$(sha256sum "$file"); n=$((n+1)); [ $n -lt 5 ] || exit 8
      done
      [ "$before" = "$(sha256sum "$file")" ] || exit 7
      cat "$0.err"`;
    const { status, stdout } = spawnSync('unshare', ['-m', 'sh', '-c', script, disk, process.execPath, CLI], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/ENOSPC|disk is full/)]);
  });
});

describe('a file of settings behind a symbolic link', () => {
  it('is changed at its target, and the link stays', async () => {
    const [folder, elsewhere] = [freshFolder(), freshFolder()];
    const [link, target] = [join(folder, 'keys.json'), join(elsewhere, 'keys.json')];
    await createKey(target);
    symlinkSync(target, link);
    const key = await createKey(link);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect((await run('keys', 'list', '--file', target)).split('\n')).toHaveLength(2);
    await serveWithKeys(link, {}, []);
    expect(await statusWith(key)).not.toBe(401);
    await run('keys', 'revoke', await idOf(target), '--file', target);
    await until(async () => (await statusWith(key)) === 401);
  });
});

withOwner('a file of settings that root changes for its owner', () => {
  const folderOfOwner = (): string => {
    const folder = join(freshFolder(), 'own');
    mkdirSync(folder);
    chmodSync(dirname(folder), 0o755);
    chownSync(folder, OWNER, OWNER);
    return folder;
  };
  const access = (path: string): unknown => {
    const { uid, gid, mode } = statSync(path);
    return [uid, gid, (mode & 0o777).toString(8)];
  };

  it.each([0o600, 0o640, 0o666])(
    'keeps owner, group and mode (%o), and the owner may change it next',
    async (mode) => {
      const file = join(folderOfOwner(), 'keys.json');
      await createKey(file);
      chownSync(file, OWNER, OWNER);
      chmodSync(file, mode);
      const before = access(file);
      await createKey(file);
      await run('keys', 'revoke', await idOf(file), '--file', file);
      expect(access(file)).toEqual(before);
      expect(asOwner(['keys', 'create', '--plan', 'basic', '--file', file])).toMatchObject({ status: 0 });
      expect(access(file)).toEqual(before);
    },
  );

  it('is changed by its owner beside a lock file that an older version left for root alone', async () => {
    const file = join(folderOfOwner(), 'watches.json');
    expect(
      asOwner(['watches', 'add', '--request', '/news?topic=storm&language=en', '--file', file]),
    ).toMatchObject({
      status: 0,
    });
    chownSync(`${file}.lock`, 0, 0);
    chmodSync(`${file}.lock`, 0o600);
    expect(
      asOwner(['watches', 'add', '--request', '/news?topic=rain&language=en', '--file', file]),
    ).toMatchObject({
      status: 0,
    });
  });

  it('is reported, and not replaced, where a user may not write it', async () => {
    const file = join(folderOfOwner(), 'keys.json');
    await createKey(file);
    chmodSync(file, 0o644);
    const { status, stderr } = asOwner(['keys', 'create', '--plan', 'basic', '--file', file]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('EACCES')]);
    expect(access(file)).toEqual([0, 0, '644']);
  });

  it('is named in the log and in /health when the service may not read it any more', async () => {
    const folder = folderOfOwner();
    const file = join(folder, 'keys.json');
    const key = await createKey(file);
    chownSync(file, OWNER, OWNER);
    const settings = { ...ANY_PORTS, GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file };
    program = new Program({ ...settings, DATA_DIR: join(folder, 'data') }, { folder, uid: OWNER });
    await program.listening();
    chownSync(file, 0, 0);
    await until(async () => (await health(key)) !== undefined);
    expect(await health(key)).toMatchObject({ rejected: [{ setting: 'GATEWAY_KEYS_FILE' }] });
    expect(program.output).toContain('EACCES');
    chownSync(file, OWNER, OWNER);
    await until(async () => (await health(key)) === undefined);
  });
});
