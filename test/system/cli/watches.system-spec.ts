import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { callCli, runCli } from '../../support/run-cli.js';

describe('the command watches', () => {
  const path = join(freshFolder(), 'new', 'watches.json');
  const env = { WATCHES_FILE: path, OUTBOUND_ALLOW: '127.0.0.0/8' };

  it('add creates the file for its owner only, and shows token and secret once', async () => {
    const request = '/news?topic=storm&language=en';
    const words = [
      'watches',
      'add',
      '--request',
      request,
      '--id',
      'storm',
      '--feed',
      '--webhook',
      'http://127.0.0.1:9/a',
    ];
    const { code, out, err } = await runCli(words, env);
    expect([code, err]).toEqual([0, expect.stringContaining('storm')]);
    const { id, token, secret } = JSON.parse(out) as Record<string, string>;
    const { watches } = JSON.parse(readFileSync(path, 'utf8')) as { watches: object[] };
    expect(watches).toEqual([
      { id, request, feed: { token }, webhook: { url: 'http://127.0.0.1:9/a', secret } },
    ]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const listed = await callCli(['watches', 'list'], env);
    expect(JSON.parse(listed.out)).toEqual({
      id,
      request,
      feed: true,
      webhook: 'http://127.0.0.1:9/a',
      state: 'new',
    });
  });

  it('add refuses an id that is used, and an invalid request, and changes nothing', async () => {
    const before = readFileSync(path, 'utf8');
    const used = await callCli(
      ['watches', 'add', '--request', '/news?topic=a&language=en', '--id', 'storm'],
      env,
    );
    expect([used.code, used.err]).toEqual([1, expect.stringContaining('already')]);
    const invalid = await callCli(['watches', 'add', '--request', '/news?topic=a'], env);
    expect([invalid.code, invalid.err]).toEqual([1, expect.stringContaining('language is required')]);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('check resolves addresses, and names those that may not be reached', async () => {
    expect((await callCli(['watches', 'check'], env)).code).toBe(0);
    const { code, out } = await callCli(['watches', 'check'], { WATCHES_FILE: path });
    expect([code, JSON.parse(out)]).toEqual([1, expect.objectContaining({ id: 'storm', state: 'fault' })]);
  });

  it('remove removes one', async () => {
    expect((await callCli(['watches', 'remove', 'storm'], env)).code).toBe(0);
    expect((await callCli(['watches', 'remove', 'storm'], env)).code).toBe(1);
    expect((await callCli(['watches', 'list'], env)).out).toBe('');
    expect(existsSync(path)).toBe(true);
  });
});
