import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { OpenIngestion } from '../../src/ingestion/ingestion.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { addressOf, type FeedReport, hostsOf, isWanted, readFeedReports } from '../support/feed-reports.js';
import { freshFolder } from '../support/fresh-folder.js';
import { ingestionSettings } from '../support/ingestion-settings.js';
import { ReportNewsroom } from '../support/report-newsroom.js';
import { writeSourceList } from '../support/source-list.js';
import { UPSTREAMS } from '../support/upstreams.js';

type Article = Record<string, unknown>;

const REPORTS = readFeedReports().filter(({ run }) => run === undefined);
const POLLED = REPORTS.filter(({ live }) => live === undefined);
const LIVE = REPORTS.filter(({ live }) => live !== undefined);

const folder = freshFolder();
const dataDir = join(folder, 'data');
let newsroom: ReportNewsroom;
let testApp: TestApp;

/** One index of all sources: each has hosts of its own. */
async function poll(): Promise<void> {
  const settings = ingestionSettings(folder, []);
  const feeds = POLLED.map((report) => {
    const base = newsroom.serve(report.name, report.folder, report.routes);
    const { language = '', country = '' } = report;
    const attributes = `text="S" language="${language}" country="${country}"`;
    return [`${base}/${addressOf(report)}`, attributes] as const;
  });
  writeSourceList(join(folder, 'list.opml'), feeds);
  const limits = { hostSpacingMs: 0 };
  const index = { ...settings.index, retentionDays: 0 };
  const open = new OpenIngestion({ ...settings, index }, { limits });
  const { signal } = new AbortController();
  for (const [at, report] of POLLED.entries()) {
    const polls = report.polls ?? [report.document ?? []].flat().length;
    for (newsroom.poll = 1; newsroom.poll <= Math.max(polls, 1); newsroom.poll++) {
      await open.poller.poll(open.sources[at]!, signal);
    }
  }
  await open.close();
}

const SHOWN = 'languages=en,de,fr,ja,zh-TW&limit=100&merge=off&diversity=off&include=language,history';

async function articlesAt(app: TestApp, topic: string): Promise<Article[]> {
  const response = await app.get(`/news?topic=${encodeURIComponent(topic)}&${SHOWN}`);
  const body = (await response.json()) as { items: Article[] };
  expect(body).toMatchObject({ count: expect.any(Number) as number });
  return body.items;
}

async function articlesOf(report: FeedReport): Promise<Article[]> {
  const lists = await Promise.all(hostsOf(report).map((host) => articlesAt(testApp, `site:${host}`)));
  return [...new Map(lists.flat().map((article) => [JSON.stringify(article), article])).values()];
}

function check({ articles, want = [], absent = [] }: FeedReport, found: Article[]): void {
  const has = (wanted: Article): boolean =>
    found.some((article) =>
      Object.entries(wanted).every(([key, value]) => isWanted(article[key], value as string)),
    );
  const isOtherwise = ({ optional, ...wanted }: Article): boolean =>
    !has(wanted) && (optional !== true || has({ title: wanted.title }));
  const wrong = {
    missing: want.filter(isOtherwise),
    surplus: absent.filter(has),
    count: articles === undefined || articles === found.length ? 'right' : found.length,
  };
  expect({ ...wrong, found }).toEqual({ missing: [], surplus: [], count: 'right', found });
}

beforeAll(async () => {
  newsroom = await ReportNewsroom.start();
  await poll();
  testApp = await createTestApp({ environment: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await testApp?.close();
  await newsroom.stop();
  rmSync(folder, { recursive: true });
});

/** A test a report; of one that is not mended yet, a test that it fails. */
function itShows(reports: readonly FeedReport[], search: (report: FeedReport) => Promise<Article[]>): void {
  for (const report of reports) {
    const test = report.failing ? it.failing : it;
    test(report.name, async () => check(report, await search(report)));
  }
}

describe('callers see a feed that other programs read wrongly as its publisher meant it', () => {
  itShows(POLLED, articlesOf);
});

describe('callers see the articles of a live source whose response is faulty', () => {
  itShows(LIVE, async ({ name, folder: at, live, query, routes }) => {
    const path = UPSTREAMS[live as keyof typeof UPSTREAMS].path.slice(1);
    const address = newsroom.serve(name, at, [{ ...routes[0]!, path }]);
    const environment = { SEARCH_PROVIDERS: live!, [`${live!.toUpperCase()}_URL`]: address };
    const app = await createTestApp({ environment });
    try {
      return await articlesAt(app, query!);
    } finally {
      await app.close();
    }
  });
});
