import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './fresh-folder.js';
import { freePort } from './program.js';
import { until } from './until.js';

const PROGRAM = '/usr/bin/searx-run';
/** Where Debian's package looks for its defaults; they must have been copied there once from its examples. */
const DEFAULTS = '/usr/lib/python3/dist-packages/searx/settings.yml';

/** Why there is no searx here to be started; null when there is. */
export const SEARX_ABSENT = !existsSync(PROGRAM)
  ? 'searx is not installed'
  : !existsSync(DEFAULTS)
    ? `${DEFAULTS} is missing`
    : null;

/** The real searx, the ancestor of SearXNG, with engines of ours only. */
export class Searx {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param newsroom answers `/search?q=` with `{items: [{url, title, preview}]}`. */
  static async start(newsroom: string): Promise<Searx> {
    const port = await freePort();
    const settings = join(freshFolder(), 'settings.yml');
    writeFileSync(settings, settingsOf(port, newsroom));
    const env = { PATH: process.env['PATH'], SEARX_SETTINGS_PATH: settings };
    const child = spawn(PROGRAM, { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(url).then(
        ({ status }) => status > 0,
        () => false,
      );
    await until(answers, 60_000);
    return new Searx(url, child);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
  }
}

const settingsOf = (port: number, newsroom: string): string => `
use_default_settings:
  engines:
    keep_only: []
search: { formats: [html, json] }
server: { port: ${port}, bind_address: "127.0.0.1", secret_key: "test-only", limiter: false }
engines:
  - name: newsroom
    engine: json_engine
    enable_http: true
    shortcut: nr
    categories: news
    search_url: "${newsroom}/search?q={query}"
    results_query: items
    url_query: url
    title_query: title
    content_query: preview
`;
