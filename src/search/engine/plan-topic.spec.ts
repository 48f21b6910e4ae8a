import { aQuery, readAll } from '../../../test/contracts/article-index.contract.js';
import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import type { Category } from '../../languages/categories.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';
import { trendingContext } from './find-trending.js';
import { planTopic } from './plan-topic.js';

const NOW = Math.floor(Date.now() / 1000);
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FLOOD = 'Flood in Assam: toll rises to 108';
const STORM = 'Storm Kenneth shuts the port of Beira';

describe(planTopic.name, () => {
  const index = freshIndex();
  const report = (title: string, domain: string, categories: Category[], secondsAgo = 10 * MINUTE) => ({
    ...anIndexArticle({ title, preview: '', domain, source: domain, categories }),
    publishedAt: NOW - secondsAgo,
  });
  const plan = (categories: Category[]) => {
    const query = aQuery({ intent: 'topic', categories, wanted: 10 });
    const isAggregator = ({ source }: { source: string }) => source === 'msn.com';
    return planTopic(trendingContext(new EmbeddedIndex(index.reader), query, NOW, isAggregator), null);
  };
  const titlesOf = (articles: readonly { title: string }[]) => articles.map(({ title }) => title);

  it('begins with the covered stories of either category', async () => {
    const papers = (domain: string, count: number) =>
      Array.from({ length: count }, (_, i) => `${domain}${i}.example`);
    index.writer.write([
      ...papers('a', 4).map((domain) => report(FLOOD, domain, ['world'])),
      ...papers('b', 3).map((domain) => report(STORM, domain, ['world', 'environment'])),
      ...papers('c', 5).map((domain) => report('Cup final goes to penalties', domain, ['sports'])),
    ]);
    expect(titlesOf((await plan(['world', 'environment'])).pinned!)).toEqual([FLOOD, STORM]);
    expect(titlesOf((await plan(['environment', 'world'])).pinned!)).toEqual([FLOOD, STORM]);
    expect(titlesOf((await plan(['environment'])).pinned!)).toEqual([STORM]);
  });

  it('has an article of both categories that stands alone behind covered stories of one', async () => {
    const lone = report(
      'Seed bank is the oldest in the world',
      'z.example',
      ['world', 'environment'],
      3 * DAY,
    );
    index.writer.write([lone, ...[0, 1, 2].map((i) => report(FLOOD, `a${i}.example`, ['world']))]);
    const categories: Category[] = ['world', 'environment'];
    const query = aQuery({ intent: 'topic', categories, wanted: 10 });
    const [first, second] = await readAll(new EmbeddedIndex(index.reader), query);
    expect([first?.title, second?.title]).toEqual([FLOOD, lone.title]);
  });

  it('has a covered story before several articles of one publisher on one event', async () => {
    const again = [FLOOD, `${FLOOD}, says minister`].map((title) => report(title, 'a.example', ['world']));
    const older = ['b', 'c'].map((name) => report(STORM, `${name}.example`, ['world'], 40 * HOUR));
    index.writer.write([...older, ...again]);
    await index.writer.groupLateArticles();
    const query = aQuery({ intent: 'topic', categories: ['world'], wanted: 10 });
    expect(titlesOf(await readAll(new EmbeddedIndex(index.reader), query))).toEqual([STORM, again[1]!.title]);
  });

  it('shows a covered story by a report of the category, not by a better one of another', async () => {
    const titles = [STORM, `${STORM} for days`, `${STORM}, ships wait`];
    index.writer.write([
      ...titles.slice(1).map((title, i) => report(title, `d${i}.example`, ['environment'], 2 * HOUR)),
      ...[0, 1, 2].map((i) => report(titles[0]!, `c${i}.example`, ['world'], MINUTE)),
    ]);
    const [storm] = (await plan(['environment'])).pinned!;
    expect(titles.slice(1)).toContain(storm?.title);
  });

  it('reads of an older story the article of a publisher, not that of an aggregator', async () => {
    const [publisher, aggregator] = [
      report(`${FLOOD}, says minister`, 'a.example', ['world'], 2 * DAY - 20 * MINUTE),
      report(FLOOD, 'msn.com', ['world'], 2 * DAY - 30 * MINUTE),
    ];
    index.writer.write([publisher]);
    index.writer.write([aggregator]);
    await index.writer.groupLateArticles();
    const { load, pinned } = await plan(['world']);
    const ids = [publisher, aggregator].map(({ url }) => index.reader.idOf(url)!).sort((a, b) => b - a);
    expect(pinned).toEqual([]);
    expect(titlesOf(await load!(ids))).toEqual([publisher.title]);
  });
});
