import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { ingestionSettings } from '../../../test/support/ingestion-settings.js';
import { LoopbackServer } from '../../../test/support/loopback-server.js';
import { writeSourceList } from '../../../test/support/source-list.js';
import { IndexWriter } from '../../index/index-writer.js';
import { openForReading } from '../../index/open-database.js';
import { ColumnStatement } from '../../index/sqlite.js';
import type { IngestionSettings } from '../ingestion.js';
import { FeedStateStore } from '../state/feed-state.js';
import type { IngestionProcessMessage, StartOrder } from './ingestion-process.js';
import { IngestionProgram } from './ingestion-program.js';

type Message<Type> = Extract<IngestionProcessMessage, { type: Type }>;

const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 86_400;
/** Steps of 10 ms of the program's clock in which it must do what it is to do: half a minute. */
const MAX_STEPS = 3_000;
const now = (): number => Math.floor(Date.now() / 1_000);

describe(IngestionProgram.name, () => {
  let server: LoopbackServer;
  let folder: string;
  let settings: IngestionSettings;
  let sent: IngestionProcessMessage[];
  let codes: number[];
  let sut: IngestionProgram;

  const rss = (...titles: string[]): string =>
    `<rss version="2.0"><channel><title>Courier</title>${titles
      .map(
        (title) => `<item><title>${title}</title><link>https://courier.example/${title.length}</link></item>`,
      )
      .join('')}</channel></rss>`;

  const open = (): void => {
    [sent, codes] = [[], []];
    const send = (report: IngestionProcessMessage, done: () => void): void => {
      sent.push(report);
      done();
    };
    sut = new IngestionProgram({ send, exit: (code) => void codes.push(code) });
  };

  const all = <Type extends IngestionProcessMessage['type']>(type: Type): Message<Type>[] =>
    sent.filter((message): message is Message<Type> => message.type === type);

  /** Lets the program work until `isSo`, while its own clock moves by fractions of a second. */
  const untilSo = async (isSo: () => boolean): Promise<void> => {
    for (let steps = 0; !isSo(); steps++) {
      if (steps > MAX_STEPS)
        throw new Error(`not reported so far: ${isSo.toString()}, but ${JSON.stringify(sent)}`);
      await jest.advanceTimersByTimeAsync(10);
      await pause(2);
    }
  };
  const message = async <Type extends IngestionProcessMessage['type']>(
    type: Type,
    nth = 1,
  ): Promise<Message<Type>> => {
    await untilSo(() => all(type).length >= nth);
    return all(type)[nth - 1]!;
  };
  const follow = (order: Partial<StartOrder> = {}): void =>
    sut.handle({ type: 'start', settings, limits: {}, overBudget: [], reachable: false, ...order });

  const write = (...articles: Parameters<typeof anIndexArticle>[0][]): void => {
    const writer = IndexWriter.open(settings.index.dataDir, { retentionDays: 0 });
    for (const article of articles) writer.write([anIndexArticle(article)]);
    writer.close();
  };
  const column = (sql: string): unknown[] => {
    const database = openForReading(settings.index.dataDir);
    const found = new ColumnStatement(database, sql).all();
    database.close();
    return found;
  };
  const stop = async (): Promise<void> => {
    sut.stop();
    await untilSo(() => codes.length > 0);
  };

  beforeEach(async () => {
    server = (await LoopbackServer.start()).serve('/rss', rss('The council debates parks', 'Ferry'));
    folder = freshFolder();
    settings = ingestionSettings(folder, [server.url('/rss')]);
    open();
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
    });
  });
  afterEach(async () => {
    await stop();
    jest.useRealTimers();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('announces the blocking start, then reports its sources, its valid files, and each poll', async () => {
    follow();
    expect(await message('polled')).toMatchObject({ feed: server.url('/rss'), outcome: 'fetched', added: 2 });
    expect(sent.map(({ type }) => type).filter((type) => type !== 'alive')).toEqual([
      'started',
      'last-valid',
      'parsing',
      'polled',
    ]);
    expect(sent[0]).toEqual({ type: 'alive', busyMs: 600_000 });
    expect(all('started')).toEqual([{ type: 'started', sources: 1, faults: [], rejected: [] }]);
    expect(all('parsing')).toEqual([{ type: 'parsing', feed: server.url('/rss') }]);
    expect([...all('last-valid')[0]!.files.lists.values()].flat()).toMatchObject([
      { url: server.url('/rss') },
    ]);
  });

  it('reports once a second that it is alive, with the matches of rules since the report before', async () => {
    settings.ingestion.rulesFile = join(folder, 'rules.json');
    writeFileSync(
      settings.ingestion.rulesFile,
      JSON.stringify({ rules: [{ id: 'no-ferry', if: { title: 'ferry' }, then: 'drop' }] }),
    );
    follow();
    await message('polled');
    await jest.advanceTimersByTimeAsync(SECOND);
    const before = all('alive').length;
    await jest.advanceTimersByTimeAsync(3 * SECOND);
    expect(all('alive')).toHaveLength(before + 3);
    const matches = all('rule-matches').reduce((sum, { counts }) => sum + counts['no-ferry']!, 0);
    expect(matches).toBe(1);
  });

  it('removes old articles after a minute, and every hour after that', async () => {
    write({ publishedAt: now() - 40 * DAY }, { publishedAt: now() - 20 * DAY });
    follow();
    await message('started');
    expect(all('swept')).toEqual([]);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(await message('swept')).toEqual({ type: 'swept', removed: 1 });
    await jest.advanceTimersByTimeAsync(58 * MINUTE);
    expect(all('swept')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect(await message('swept', 2)).toEqual({ type: 'swept', removed: 0 });
  });

  it('links stories of different languages every minute, and merges segments every two', async () => {
    settings.ingestion.sources = [writeSourceList(join(folder, 'empty.opml'), [])];
    const headlines = [
      ['de', 'Guatemala: Arévalo und Herrera am Fuego', 'Arévalo und Herrera am Fuego in Guatemala'],
      ['fr', 'Arévalo et Herrera au Guatemala', 'Arévalo et Herrera arrivent au Guatemala'],
    ] as const;
    write(
      ...headlines.flatMap(([language, ...titles]) =>
        titles.map((title, i) => ({ language, title, preview: '', domain: `p${i}.example` })),
      ),
    );
    const segments = (): unknown[] => column('SELECT count(DISTINCT segid) FROM search_idx');
    expect(segments()).toEqual([4]);
    follow();
    await message('started');
    await jest.advanceTimersByTimeAsync(1.5 * MINUTE);
    expect(segments()).toEqual([4]);
    expect(column('SELECT count(*) FROM story_links')).toEqual([2]);
    await jest.advanceTimersByTimeAsync(MINUTE);
    await untilSo(() => segments()[0] === 1);
    expect(all('problem')).toEqual([]);
  });

  it('tries a feed again after six hours whose document ended the process before', async () => {
    const feed = server.url('/rss');
    follow({ overBudget: [feed] });
    await message('started');
    await jest.advanceTimersByTimeAsync(SECOND);
    await stop();
    expect(server.visits).toEqual([]);
    const database = openForReading(settings.index.dataDir);
    const state = new FeedStateStore(database).get(feed)!;
    database.close();
    expect(state).toMatchObject({ failures: 1, error: { reason: 'over-budget' }, coolDownUntil: null });
    expect(Math.round((state.nextDue - now()) / 3_600)).toBe(6);
  });

  it('reports the result of learned articles, and of a message of a hub that it has no subscription for', async () => {
    follow();
    const item = { id: null, text: '', publishedAt: now(), imageUrl: null, language: 'en', categories: [] };
    const items = [
      { ...item, url: 'https://a.example/1', title: 'A lighthouse is painted', publisher: null },
    ];
    sut.handle({ type: 'learn', finding: { feed: 'provider:brave', language: 'en', items } });
    sut.handle({ type: 'hub-message', message: { type: 'denied', token: 'unknown', reason: 'no' } });
    expect(await message('learned')).toMatchObject({ feed: 'provider:brave', items: 1, added: 1 });
    expect(await message('hub-message-handled')).toEqual({ type: 'hub-message-handled', event: null });
  });

  it('subscribes to the hubs of its feeds only once they can reach the service', async () => {
    settings.ingestion.publicUrl = 'https://news.example';
    const link = (rel: string, path: string): string =>
      `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="${rel}" href="${server.url(path)}"/>`;
    server
      .serve('/rss', rss('Ferry').replace('<item>', `${link('hub', '/hub')}${link('self', '/rss')}<item>`))
      .serve('/hub', '', {}, 202);
    follow();
    await message('polled');
    await jest.advanceTimersByTimeAsync(5 * SECOND);
    expect(server.visitsTo('/hub')).toEqual([]);
    sut.handle({ type: 'reachable' });
    await untilSo(() => server.visitsTo('/hub').length > 0);
  });

  it('reports lists and rules that have changed, and their valid versions for the process after it', async () => {
    settings.ingestion.rulesFile = join(folder, 'rules.json');
    writeFileSync(settings.ingestion.rulesFile, '{"rules": []}');
    follow();
    await message('started');
    writeSourceList(settings.ingestion.sources[0]!, [server.url('/rss'), server.url('/second')]);
    await jest.advanceTimersByTimeAsync(11 * SECOND);
    expect(await message('sources')).toMatchObject({ sources: 2, faults: [], rejected: [] });
    const { lists } = (await message('last-valid', 2)).files;
    expect([...lists.values()].flat().map(({ url }) => url)).toContain(server.url('/second'));
    writeFileSync(settings.ingestion.rulesFile, '{"rules": 7}');
    await jest.advanceTimersByTimeAsync(11 * SECOND);
    const [rejected] = (await message('rules')).rejected;
    expect(rejected).toMatchObject({ file: 'rules.json' });
    expect((await message('last-valid', 3)).files.rules).toBe('{"rules": []}');
  });

  it('continues with the valid version of a list that is invalid when it starts', async () => {
    follow();
    const { files } = await message('last-valid');
    await stop();
    writeFileSync(settings.ingestion.sources[0]!, 'not a list');
    open();
    follow({ lastValid: files });
    expect(await message('started')).toMatchObject({
      sources: 1,
      rejected: [{ file: 'list.opml' }],
    });
  });

  it('commits, clears the note of the parsed document, and ends with code 0, once', async () => {
    follow();
    await message('polled');
    sut.handle({ type: 'stop' });
    sut.stop();
    await untilSo(() => codes.length > 0);
    expect(sent.at(-1)).toEqual({ type: 'alive' });
    const count = sent.length;
    await jest.advanceTimersByTimeAsync(3 * MINUTE);
    expect([codes, sent.length]).toEqual([[0], count]);
    expect(column('SELECT count(*) FROM articles')).toEqual([2]);
  });

  it('ends with code 0 when it is stopped before it was started', async () => {
    await stop();
    expect([codes, sent]).toEqual([[0], [{ type: 'alive' }]]);
  });

  it.each([
    ['an index that cannot be opened, without a stack trace', 'data', /^[^\n]*$/],
    ['rules that cannot be read', 'rules', /RULES_FILE: cannot be used/],
  ])('ends with code 1 and reports %s', async (_, broken, reason) => {
    if (broken === 'data') writeFileSync(settings.index.dataDir, 'a file in place of the folder');
    else settings.ingestion.rulesFile = join(folder, 'absent.json');
    follow();
    expect((await message('failed')).message).toMatch(reason);
    expect(codes).toEqual([1]);
  });
});
