import { rmSync } from 'node:fs';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { ANY_PORTS, Program } from '../../support/program.js';

const PATH = '/news?topic=ferry&language=en&since=';

interface Body {
  since: string;
  items: { title: string }[];
  code?: string;
}

describe('since', () => {
  let dataDir: string;
  let writer: IndexWriter;
  let program: Program | undefined;
  beforeEach(() => {
    dataDir = freshFolder();
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  });
  afterEach(async () => {
    await program?.signal('SIGTERM');
    writer.close();
    rmSync(dataDir, { recursive: true });
  });

  const run = async (environment: Record<string, string> = {}): Promise<void> => {
    await program?.signal('SIGTERM');
    program = await new Program({ ...ANY_PORTS, DATA_DIR: dataDir, ...environment }).listening();
  };
  const write = (title: string) => writer.write([anIndexArticle({ title, preview: '' })]);
  /** Each on a connection of its own, which any process may serve. */
  const poll = async (token: string): Promise<Body> => {
    const headers = { ...GATEWAY_HEADERS, connection: 'close' };
    return (await (await fetch(`${program!.url}${PATH}${token}`, { headers })).json()) as Body;
  };
  const titlesOf = ({ items }: Body): string[] => items.map(({ title }) => title);

  it('continues over a restart with what has arrived meanwhile', async () => {
    await run();
    let { since } = await poll('now');
    write('Ferry one sails');
    const before = await poll(since);
    since = before.since;
    await program!.signal('SIGKILL');
    program = undefined;
    write('Ferry two sinks');
    await run();
    expect([titlesOf(before), titlesOf(await poll(since))]).toEqual([
      ['Ferry one sails'],
      ['Ferry two sinks'],
    ]);
  });

  it('returns each article once with several processes', async () => {
    await run({ PROCESSES: '2' });
    let { since } = await poll('now');
    const seen: string[] = [];
    for (let i = 0; i < 12; i++) {
      write(
        `Ferry ${['Alba', 'Brio', 'Cleo', 'Dora', 'Etna', 'Fjord', 'Gala', 'Hera', 'Isis', 'Juno', 'Kira', 'Luna'][i]!} sails`,
      );
      const body = await poll(since);
      seen.push(...titlesOf(body));
      since = body.since;
    }
    expect([seen.length, new Set(seen).size, titlesOf(await poll(since))]).toEqual([12, 12, []]);
  });

  it('does not accept the token of another index', async () => {
    await run({ CURSOR_SECRET: 'sixteen characters and more' });
    const { since } = await poll('now');
    await run({ CURSOR_SECRET: 'sixteen characters and more', DATA_DIR: freshFolder() });
    expect((await poll(since)).code).toBe('since_invalid');
  });
});
