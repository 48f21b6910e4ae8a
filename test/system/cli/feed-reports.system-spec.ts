import { join } from 'node:path';
import { type FeedReport, readFeedReports } from '../../support/feed-reports.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { ReportNewsroom } from '../../support/report-newsroom.js';
import { callCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';

describe('the command line reports what a feed has', () => {
  let newsroom: ReportNewsroom;
  beforeAll(async () => (newsroom = await ReportNewsroom.start()));
  afterAll(() => newsroom.stop());

  const run = async ({ name, folder, routes, run: words = [], exit, output = '' }: FeedReport) => {
    const base = newsroom.serve(name, folder, routes);
    const own = freshFolder();
    const list = writeSourceList(join(own, 'list.opml'), [`${base}/${routes[0]!.path}`], '');
    const values: Record<string, string> = { '{address}': base, '{new}': join(own, 'new.opml') };
    const given = words.map((word) => word.replace(/\{\w+\}/g, (name) => values[name]!));
    const environment = { DATA_DIR: own, SOURCES: list, OUTBOUND_ALLOW: '127.0.0.0/8', RETENTION_DAYS: '0' };
    const { code, out, err } = await callCli(given, environment);
    expect(out + err).toMatch(new RegExp(output, 's'));
    if (exit !== undefined) expect(code).toBe(exit);
  };

  for (const report of readFeedReports().filter((one) => one.run !== undefined)) {
    const test = report.failing ? it.failing : it;
    test(report.name, () => run(report));
  }
});
